import { expect, it } from 'vitest';
import {
  createContext,
  examplePage,
  headingData,
  metadataData,
  pageData,
} from '../../testing/documents.ts';
import { widgetUnused } from './widget-unused.ts';

const metadata = metadataData([{ sectionId: 's', widgetId: 'tabs' }]);

function tabs(content: object) {
  return { id: 'tabs', type: 'x-tabs', content };
}

it('warns of a widget that nothing shows', () => {
  const page = examplePage(
    pageData([headingData('a'), headingData('b')], {
      metadata: metadataData([{ sectionId: 's', widgetId: 'a' }]),
    }),
  );
  expect(widgetUnused.check(page, createContext())).toEqual([
    {
      code: 'widget-unused',
      severity: 'warning',
      pointer: '/widgets/1',
      nodeId: 'b',
      params: { id: 'b' },
    },
  ]);
});

it('counts a reference from another widget as a use', () => {
  const fields = { heading: {}, 'x-tabs': { WidgetRef: ['tabs.*.widgetId'] } };
  const page = examplePage(
    pageData([tabs({ note: 'b', tabs: [{ widgetId: 'a' }] }), headingData('a'), headingData('b')], {
      metadata,
    }),
  );
  expect(widgetUnused.check(page, createContext({ fields }))).toMatchObject([{ nodeId: 'b' }]);
});

it('gives widgets that a widget of unknown type may show the benefit of the doubt', () => {
  const page = examplePage(
    pageData([tabs({ panes: [{ shows: 'a' }] }), headingData('a'), headingData('b')], { metadata }),
  );
  expect(widgetUnused.check(page, createContext())).toMatchObject([{ nodeId: 'b' }]);
});
