import { expect, it } from 'vitest';
import { exampleSite } from '#schemas/testing/documents.ts';
import { openStore, samplePage } from '../../testing/pages.ts';
import { starterFragment } from '../new-content/starter-fragment.ts';
import { insertFragment } from './insert-fragment.ts';
import { setField } from './set-field.ts';

const values = { site: { document: exampleSite(), assets: {} }, pages: [], now: 0 };

/** A page with new tabs, each of which shows a widget of its own. */
function openTabs() {
  const page = openStore(samplePage());
  const { widgetIds } = page.state();
  const fragment = starterFragment('tabs', values);
  const place = { parentId: page.state().rootId, index: 0 };
  const edit = insertFragment(page.state(), { fragment, place, label: 'edit.insert' });
  if (edit) page.apply(edit);
  const tabs = Object.values(page.state().widgets).find(
    ({ id, type }) => type === 'tabs' && !widgetIds.includes(id),
  );
  if (!tabs) throw new Error('The page has no tabs.');
  const owner = { kind: 'widget', id: tabs.id } as const;
  return {
    page,
    before: widgetIds.length,
    owner,
    items: tabs.content['tabs'] as readonly object[],
  };
}

it('takes along what deleted tabs showed, and undo brings it back', () => {
  const { page, before, owner, items } = openTabs();
  page.apply(setField({ owner, pointer: '/content/tabs', value: items.slice(0, 1) }));
  expect(page.state().widgetIds).toHaveLength(before + 2);
  page.undo();
  expect(page.state().widgetIds).toHaveLength(before + 4);
});

it('keeps what another tab shows too, and what was unused before', () => {
  const { page, before, owner, items } = openTabs();
  const [first, ...others] = items;
  page.apply(setField({ owner, pointer: '/content/tabs', value: [first, first, ...others] }));
  page.apply(setField({ owner, pointer: '/content/tabs', value: items }));
  expect(page.state().widgetIds).toHaveLength(before + 4);
});

it('takes along what a tab showed once the tab shows something else, and undo brings it back', () => {
  const { page, owner, items } = openTabs();
  const [first = '', second = ''] = items.map((item) => String(Reflect.get(item, 'widgetId')));
  page.apply(setField({ owner, pointer: '/content/tabs/0/widgetId', value: second }));
  expect(page.state().widgets).not.toHaveProperty([first]);
  expect(page.state().widgets).toHaveProperty([second]);
  page.undo();
  expect(page.state().widgets).toHaveProperty([first]);
});
