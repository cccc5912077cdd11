import { expect, it } from 'vitest';
import {
  createContext,
  examplePage,
  headingData,
  metadataData,
  pageData,
} from '../../testing/documents.ts';
import { widgetDangling } from './widget-dangling.ts';

const tabs = {
  id: 'tabs',
  type: 'x-tabs',
  content: { tabs: [{ widgetId: 'heading' }, { widgetId: 'gone' }] },
};
const fields = { 'x-tabs': { WidgetRef: ['tabs.*.widgetId'] } };

it('finds a section without its widget and names the nearest one', () => {
  const metadata = metadataData([{ sectionId: 's', widgetId: 'headign' }]);
  const page = examplePage(pageData([headingData()], { metadata }));
  expect(widgetDangling.check(page, createContext())).toEqual([
    {
      code: 'widget-dangling',
      severity: 'error',
      pointer: '/metadata/layout/subSections/0/widgetId',
      nodeId: 's',
      params: { id: 'headign', suggestion: 'heading' },
    },
  ]);
});

it('finds a widget that shows one which does not exist', () => {
  const page = examplePage(pageData([headingData(), tabs]));
  expect(widgetDangling.check(page, createContext({ fields }))).toMatchObject([
    { pointer: '/widgets/1/content/tabs/1/widgetId', nodeId: 'tabs', params: { id: 'gone' } },
  ]);
});

it('finds a dangling reference in a variant', () => {
  const variants = { p: { tabs: [{ widgetId: 'lost' }] } };
  const page = examplePage(pageData([headingData(), { ...tabs, content: {}, variants }]));
  expect(widgetDangling.check(page, createContext({ fields }))).toMatchObject([
    { pointer: '/widgets/1/variants/p/tabs/0/widgetId', params: { id: 'lost' } },
  ]);
});

it('accepts a page whose references all resolve', () => {
  expect(widgetDangling.check(examplePage(pageData()), createContext())).toEqual([]);
});
