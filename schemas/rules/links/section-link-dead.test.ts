import { expect, it } from 'vitest';
import {
  createContext,
  examplePage,
  headingData,
  metadataData,
  pageData,
} from '../../testing/documents.ts';
import { sectionLinkDead } from './section-link-dead.ts';

const button = (href: string) => ({
  id: 'boton',
  type: 'button',
  content: { link: { label: 'Turnos', href } },
});

const words = (html: string) => ({ id: 'texto', type: 'rich-text', content: { html } });

function dead(widget: ReturnType<typeof button> | ReturnType<typeof words>) {
  const layout = [
    {
      sectionId: 'row',
      subSections: [
        { sectionId: 'turnos', widgetId: 'a' },
        { sectionId: 'b', widgetId: widget.id },
      ],
    },
  ];
  const page = examplePage(
    pageData([headingData('a'), widget], { metadata: metadataData(layout) }),
  );
  return sectionLinkDead
    .check(page, createContext())
    .map(({ pointer, params }) => [pointer, params['href']]);
}

it.each(['#s-turnos', '#s-row', '#main', '#', '/otra#s-nada', 'https://a.mx/#s-nada'])(
  'a link that leads somewhere, or elsewhere, is fine: %s',
  (href) => {
    expect(dead(button(href))).toEqual([]);
  },
);

it('a link to a section that is not there is told, in a field and in a text', () => {
  expect(dead(button('#s-turno'))).toEqual([['/widgets/1/content/link/href', '#s-turno']]);
  expect(dead(words('<p><a href="#s-turnos">a</a> <a href="#s-%zz">b</a></p>'))).toEqual([
    ['/widgets/1/content/html', '#s-%zz'],
  ]);
});
