import { Mark } from '@tiptap/core';
import { isAllowedLink } from './allowed-link.ts';

/** A mark that is an element and nothing else. */
function plainMark(name: string, tag: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
}

const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  keepOnSplit: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isAllowedLink(element.getAttribute('href')) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { href: HTMLAttributes['href'] }, 0],
});

/** Words in another language, which screen readers then pronounce. */
const ForeignWords = Mark.create({
  name: 'foreignWords',
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [{ tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', { lang: HTMLAttributes['lang'] }, 0],
});

export const richTextMarks = [
  Link,
  ForeignWords,
  plainMark('code', 'code'),
  plainMark('subscript', 'sub'),
  plainMark('superscript', 'sup'),
];
