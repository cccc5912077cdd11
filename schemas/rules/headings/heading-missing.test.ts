import { expect, it } from 'vitest';
import {
  buttonData,
  createContext,
  examplePage,
  headingData,
  metadataData,
  pageData,
} from '../../testing/documents.ts';
import { headingMissing } from './heading-missing.ts';

type Data = Parameters<typeof examplePage>[0];

function missing(widgets: readonly Data[], overrides: Data = {}) {
  return headingMissing.check(examplePage(pageData(widgets, overrides)), createContext());
}

it('finds a page without a heading of level 1', () => {
  expect(missing([headingData('a', 2), buttonData('/home')])).toEqual([
    { code: 'heading-missing', severity: 'warning', pointer: '/widgets', params: {} },
  ]);
});

it.each([' ', '\u200B', '\u00A0\u2800'])('does not count a heading of %j alone', (text) => {
  const blank = { id: 'a', type: 'heading', content: { text, level: 1 } };
  expect(missing([blank])).toHaveLength(1);
  expect(missing([blank, headingData()])).toEqual([]);
});

it('accepts the title that a hero draws', () => {
  expect(missing([{ id: 'h', type: 'hero', content: { title: 'Vacantes' } }])).toEqual([]);
});

it('does not count a widget that nothing shows', () => {
  const metadata = metadataData([{ sectionId: 's', widgetId: 'button' }]);
  expect(missing([buttonData('/home'), headingData()], { metadata })).toHaveLength(1);
});

it('counts a heading that tabs show', () => {
  const tabs = { id: 't', type: 'tabs', content: { tabs: [{ name: 'Uno', widgetId: 'heading' }] } };
  const metadata = metadataData([{ sectionId: 's', widgetId: 't' }]);
  expect(missing([tabs, headingData()], { metadata })).toEqual([]);
});

it('finds a variant that takes the title away', () => {
  const content = { text: 'Vacantes', level: 1 };
  const widget = { id: 'a', type: 'heading', content, variants: { p: { level: 2 } } };
  expect(missing([widget])).toHaveLength(1);
});

it('leaves system pages, empty pages and pages with unknown widgets alone', () => {
  expect(missing([headingData('a', 2)], { type: 'SYSTEM' })).toEqual([]);
  expect(missing([], {})).toEqual([]);
  expect(missing([{ id: 'a', type: 'x', content: {} }])).toEqual([]);
  expect(missing([{ ...headingData('a', 2), version: 99 }])).toEqual([]);
});
