import { expect, it } from 'vitest';
import type { EditedPage, EditedWidget } from '../../document/edited-page.ts';
import { setField } from '../../document/edits/set-field.ts';
import { createPageEditor } from '../../document/store/page-editor.ts';
import { referableTypes, referableWidgets } from './widget-choices.ts';
import { createReferenced } from './widget-control.tsx';

const tabs: EditedWidget = {
  id: 'tabs',
  type: 'tabs',
  content: { tabs: [{ name: 'Uno', widgetId: 'one' }] },
};
const search: EditedWidget = { id: 'search', type: 'job-search', content: {} };
const outer: EditedWidget = {
  id: 'outer',
  type: 'tabs',
  content: { tabs: [{ name: 'Dentro', widgetId: 'tabs' }] },
};
const text = (id: string): EditedWidget => ({ id, type: 'rich-text', content: { html: id } });

const PLACE = { owner: tabs, pointer: '/content/tabs/0/widgetId' };

function page(): EditedPage {
  const widgets = [tabs, search, outer, text('one'), text('two'), text('shown')];
  return {
    head: {
      schemaVersion: 1,
      id: 'p',
      url: '/p',
      type: 'CONTENT',
      metadata: { title: 'P', description: 'P' },
    },
    rootId: 'root',
    sections: {
      root: { id: 'root', parentId: null, childIds: ['a', 'b'] },
      a: { id: 'a', parentId: 'root', widgetId: 'tabs' },
      b: { id: 'b', parentId: 'root', widgetId: 'shown' },
    },
    widgets: Object.fromEntries(widgets.map((widget) => [widget.id, widget])),
    widgetIds: widgets.map(({ id }) => id),
  };
}

it('offers widgets without a section that do not lead back', () => {
  expect(referableWidgets(page(), PLACE).map(({ id }) => id)).toEqual(['search', 'one', 'two']);
});

it('offers any type in a list, and the one that fits in a field of its own', () => {
  expect(referableTypes(PLACE)).toEqual(expect.arrayContaining(['rich-text', 'video']));
  expect(referableTypes(PLACE)).not.toContain('header');
  const field = { owner: search, pointer: '/content/listWidgetId' };
  expect(referableTypes(field)).toEqual(['job-list']);
});

it('makes a widget and the reference to it in one step', () => {
  const editor = createPageEditor('site', page());
  const before = editor.page.state();
  const fragment = { sections: [], widgets: [text('new')] };
  const coalesce = `widgets/tabs ${PLACE.pointer}`;
  const id = createReferenced(editor, { fragment, coalesce });
  const owner = { kind: 'widget', id: 'tabs' } as const;
  editor.page.apply(setField({ owner, pointer: PLACE.pointer, value: id, continues: true }));
  expect(editor.page.state().widgets[id ?? '']?.type).toBe('rich-text');
  editor.page.undo();
  expect(editor.page.state()).toEqual(before);
});
