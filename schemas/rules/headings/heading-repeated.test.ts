import { expect, it } from 'vitest';
import {
  createContext,
  examplePage,
  headingData,
  metadataData,
  pageData,
} from '../../testing/documents.ts';
import { headingRepeated } from './heading-repeated.ts';

type Data = Parameters<typeof examplePage>[0];

function repeated(widgets: readonly Data[], overrides: Data = {}) {
  return headingRepeated.check(examplePage(pageData(widgets, overrides)), createContext());
}

it('finds each heading of level 1 after the first', () => {
  const hero = { id: 'hero', type: 'hero', content: { title: 'Vacantes' } };
  expect(repeated([hero, headingData('a'), headingData('b', 2), headingData('c')])).toEqual([
    {
      code: 'heading-repeated',
      severity: 'warning',
      pointer: '/widgets/1/content/text',
      nodeId: 'a',
      params: { first: 'hero' },
    },
    expect.objectContaining({ pointer: '/widgets/3/content/text' }),
  ]);
});

it('goes by the order of the sections', () => {
  const metadata = metadataData([
    { sectionId: 's', widgetId: 'b' },
    { sectionId: 't', widgetId: 'a' },
  ]);
  expect(repeated([headingData('a'), headingData('b')], { metadata })).toMatchObject([
    { nodeId: 'a', params: { first: 'b' } },
  ]);
});

it('finds a repetition that only the variant makes, where it is written', () => {
  const content = { text: 'Vacantes', level: 2 };
  const widget = { id: 'b', type: 'heading', content, variants: { p: { text: 'Hoy', level: 1 } } };
  expect(repeated([headingData('a'), widget])).toMatchObject([
    { pointer: '/widgets/1/variants/p/text' },
  ]);
});

it('accepts one', () => {
  expect(repeated([headingData('a'), headingData('b', 2)])).toEqual([]);
});
