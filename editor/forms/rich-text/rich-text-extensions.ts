import { type AnyExtension, type Editor, Extension, Mark, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { externalLink, internalLink } from '#runtime/index.ts';
import { textShortcuts } from '../../commands/text-shortcuts.ts';

// Tables are kept and their texts edited; making and reshaping them is not offered.

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableCaption? tableHead? tableBody+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', 0],
});

const TableCaption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'caption' }],
  renderHTML: () => ['caption', 0],
});

const TableHead = Node.create({
  name: 'tableHead',
  content: 'tableRow+',
  parseHTML: () => [{ tag: 'thead' }],
  renderHTML: () => ['thead', 0],
});

const TableBody = Node.create({
  name: 'tableBody',
  content: 'tableRow+',
  parseHTML: () => [{ tag: 'tbody' }],
  renderHTML: () => ['tbody', 0],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableHeader | tableCell)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({ colspan: { default: null }, rowspan: { default: null } }),
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({
    scope: { default: null },
    colspan: { default: null },
    rowspan: { default: null },
  }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

const richTextTable = [Table, TableCaption, TableHead, TableBody, TableRow, TableCell, TableHeader];

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

const richTextMarks = [
  Link,
  ForeignWords,
  plainMark('code', 'code'),
  plainMark('subscript', 'sub'),
  plainMark('superscript', 'sup'),
];

/** As the text editor writes keys. */
const SINK = textShortcuts.sink.shortcut.replaceAll('+', '-');
const LIFT = textShortcuts.lift.shortcut.replaceAll('+', '-');

/**
 * Tab goes on to the next field. Items are moved in and out by the keys that move sections: signs such as brackets are not on
 * every keyboard.
 */
const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      [SINK]: () => this.editor.commands.sinkListItem(this.name),
      [LIFT]: () => this.editor.commands.liftListItem(this.name),
    };
  },
});

const ParagraphLanguage = Extension.create({
  name: 'paragraphLanguage',
  addGlobalAttributes: () => [{ types: ['paragraph'], attributes: { lang: { default: null } } }],
});

/** Everything that the allow list of rich text knows, and nothing else. The history is the document's. */
export const richTextExtensions: AnyExtension[] = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: false,
    code: false,
    listItem: false,
    undoRedo: false,
    trailingNode: false,
  }),
  ListItem,
  ParagraphLanguage,
  ...richTextMarks,
  ...richTextTable,
];

/** Of what people type, only `- ` and `1. ` are read as more than text. */
export const RICH_TEXT_INPUT_RULES = ['bulletList', 'orderedList'];

/** A mark that is an element and nothing else. */
function plainMark(name: string, tag: string) {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
}

/** Kinds of paragraphs that are offered, as the toolbar names them. */
export const TEXT_STYLES = ['paragraph', 'heading-2', 'heading-3', 'heading-4', 'quote'] as const;

const LEVELS = { 'heading-2': 2, 'heading-3': 3, 'heading-4': 4 } as const;

export function currentStyle(editor: Editor): string {
  const heading = Object.entries(LEVELS).find(([, level]) => editor.isActive('heading', { level }));
  if (heading) return heading[0];
  return editor.isActive('blockquote') ? 'quote' : 'paragraph';
}

export function applyStyle(editor: Editor, style: string): void {
  const chain = editor.chain().focus();
  if (style === 'heading-2' || style === 'heading-3' || style === 'heading-4')
    chain.setHeading({ level: LEVELS[style] }).run();
  else if (style === 'quote') chain.setParagraph().setBlockquote().run();
  else if (editor.isActive('blockquote')) chain.setParagraph().unsetBlockquote().run();
  else chain.setParagraph().run();
}

/** Whether visitors will get the link: both sanitisers take others away. */
export function isAllowedLink(href: string | null | undefined): href is string {
  return typeof href === 'string' && (internalLink.test(href) || externalLink.test(href));
}
