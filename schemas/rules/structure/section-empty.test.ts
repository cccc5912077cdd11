import { expect, it } from 'vitest';
import {
  createContext,
  examplePage,
  headingData,
  metadataData,
  pageData,
} from '../../testing/documents.ts';
import { sectionEmpty } from './section-empty.ts';

function emptySections(subSections: Parameters<typeof metadataData>[0]) {
  const metadata = metadataData(subSections);
  const page = examplePage(pageData([headingData('a')], { metadata }));
  return sectionEmpty.check(page, createContext());
}

const full = { sectionId: 'full', widgetId: 'a' };

it('warns of a column with nothing in it', () => {
  const row = { sectionId: 'row', subSections: [full, { sectionId: 'gap', subSections: [] }] };
  expect(emptySections([row])).toEqual([
    {
      code: 'section-empty',
      severity: 'warning',
      pointer: '/metadata/layout/subSections/0/subSections/1',
      nodeId: 'gap',
      params: { id: 'gap' },
    },
  ]);
});

it('tells once of a row whose columns are all empty', () => {
  const row = { sectionId: 'row', subSections: [{ sectionId: 'one' }, { sectionId: 'two' }] };
  expect(emptySections([full, row])).toMatchObject([{ nodeId: 'row' }]);
});

it('says nothing of a page without sections, which lacks more than that', () => {
  expect(emptySections([])).toEqual([]);
});
