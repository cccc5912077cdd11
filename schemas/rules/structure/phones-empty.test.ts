import { expect, it } from 'vitest';
import {
  createContext,
  examplePage,
  headingData,
  metadataData,
  pageData,
} from '../../testing/documents.ts';
import { phonesEmpty } from './phones-empty.ts';

const FOOTER = { id: 'pie', type: 'footer', content: { year: 2026, owner: 'Reparto', links: [] } };
const DESKTOP = { options: { desktopOnly: true } };

function judge(...sections: readonly Readonly<Record<string, unknown>>[]) {
  const metadata = metadataData([...sections, { sectionId: 's-pie', widgetId: 'pie' }]);
  const page = examplePage(pageData([headingData('a'), headingData('b', 2), FOOTER], { metadata }));
  return phonesEmpty.check(page, createContext());
}

it('finds a page of which phones show the footer alone', () => {
  const row = { sectionId: 'fila', subSections: [{ sectionId: 's-b', widgetId: 'b' }], ...DESKTOP };
  expect(judge({ sectionId: 's-a', widgetId: 'a', ...DESKTOP }, row)).toMatchObject([
    { pointer: '/metadata/layout', nodeId: 's-a' },
  ]);
});

it('takes a page of which phones show something, and one that has nothing of its own', () => {
  const shown = { sectionId: 's-b', widgetId: 'b' };
  expect(judge({ sectionId: 's-a', ...DESKTOP }, shown)).toEqual([]);
  expect(judge()).toEqual([]);
});
