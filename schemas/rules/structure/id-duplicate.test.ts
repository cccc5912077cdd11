import { expect, it } from 'vitest';
import {
  createContext,
  examplePage,
  headingData,
  metadataData,
  pageData,
} from '../../testing/documents.ts';
import { checkPage } from '../check-page.ts';

function duplicates(data: Record<string, unknown>) {
  return checkPage(examplePage(data), createContext()).filter(
    ({ code }) => code === 'id-duplicate',
  );
}

it('accepts ids that are all different', () => {
  expect(duplicates(pageData([headingData('a'), headingData('b')]))).toEqual([]);
});

it('finds the second widget of an id', () => {
  expect(duplicates(pageData([headingData('a'), headingData('a')]))).toEqual([
    {
      code: 'id-duplicate',
      severity: 'error',
      pointer: '/widgets/1/id',
      nodeId: 'a',
      params: { id: 'a' },
    },
  ]);
});

it('finds the second section of an id, however deep', () => {
  const metadata = metadataData([
    { sectionId: 'a', subSections: [{ sectionId: 'a', widgetId: 'heading' }] },
  ]);
  const [problem] = duplicates(pageData([headingData()], { metadata }));
  expect(problem).toMatchObject({
    pointer: '/metadata/layout/subSections/0/subSections/0/sectionId',
    nodeId: 'a',
  });
});

it('lets no widget share its id with a section', () => {
  const metadata = metadataData([{ sectionId: 'heading', widgetId: 'heading' }]);
  expect(duplicates(pageData([headingData()], { metadata }))).toMatchObject([
    { pointer: '/widgets/0/id' },
  ]);
});
