import { expect, it } from 'vitest';
import { pageData } from '#schemas/testing/documents.ts';
import { findEntries } from '../commands/find-entries.ts';
import { editedPage } from '../testing/pages.ts';
import { pageBlocks } from './page-blocks.ts';

const page = editedPage(
  pageData([
    { id: 'titulo', type: 'heading', content: { text: 'Vacantes en León', level: 2 } },
    { id: 'texto', type: 'rich-text', content: { html: '<p>Pagamos <b>cada</b> quincena</p>' } },
  ]),
);

function found(text: string): string[] {
  const entries = pageBlocks(page, 'es').map(({ id, name, kind, words }) => ({
    id,
    name,
    words,
    group: kind,
    icon: undefined,
    shortcut: undefined,
    run: () => undefined,
  }));
  return findEntries(entries, text).map(({ id }) => id);
}

it('finds blocks of the page by any of their words, without markup, accents or case', () => {
  expect(found('leon')).toEqual(['titulo']);
  expect(found('cada quincena')).toEqual(['texto']);
  expect(found('strong')).toEqual([]);
});
