// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FieldSchema } from '#schemas/definitions/field-schema.ts';
import { exampleSite } from '#schemas/testing/documents.ts';
import { toEditedPage } from '../../document/edited-page.ts';
import { createPageEditor } from '../../document/store/page-editor.ts';
import { OpenSiteContext, PageEditorContext } from '../../document/store/page-editor-context.ts';
import { createVariantFieldSource } from '../../inspector/variant-field-source.ts';
import { FieldSourceContext } from '../field/field-source-context.ts';
import { createPageFieldSource } from '../field/page-field-source.ts';
import { WidgetControl } from './widget-control.tsx';

afterEach(cleanup);

const text = (id: string, html: string) => ({ id, type: 'rich-text', content: { html } });

const POINTER = '/content/tabs/0/widgetId';

const SCHEMA: FieldSchema = {
  name: 'widgetId',
  control: 'widget',
  isRequired: true,
  label: { es: 'Widget', en: 'Widget' },
};

function openControl(widgetId: string, variants?: object) {
  const content = { tabs: [{ name: 'Uno', widgetId }] };
  const tabs = { id: 'tabs', type: 'tabs', content, ...(variants && { variants }) };
  const page = toEditedPage({
    schemaVersion: 1,
    id: 'p',
    url: '/p',
    type: 'CONTENT',
    metadata: {
      title: 'P',
      description: 'P',
      layout: { sectionId: 'root', subSections: [{ sectionId: 'a', widgetId: 'tabs' }] },
    },
    widgets: [tabs, text('one', '<p>Turno <b>matutino</b></p>'), text('two', '')],
  } as unknown as Parameters<typeof toEditedPage>[0]);
  const editor = createPageEditor('site', page);
  editor.selection.set(['a']);
  const widget = createPageFieldSource(editor, { kind: 'widget', id: 'tabs' });
  const source = variants ? createVariantFieldSource(widget) : widget;
  const site = { siteId: 'site', document: exampleSite(), assets: {} };
  render(
    <OpenSiteContext value={site}>
      <PageEditorContext value={editor}>
        <FieldSourceContext value={source}>
          <WidgetControl schema={SCHEMA} pointer={POINTER} inputId="w" describedBy={undefined} />
        </FieldSourceContext>
      </PageEditorContext>
    </OpenSiteContext>,
  );
  return { editor, chosen: () => source.read(POINTER), select: screen.getByRole('combobox') };
}

it('names the widget by its type and first words, and leads to it', () => {
  const { editor } = openControl('one');
  expect(screen.getByRole('option', { name: 'Texto: Turno matutino' })).toHaveProperty(
    'selected',
    true,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Editar Texto: Turno matutino' }));
  expect(editor.selection.get()).toEqual(['one']);
});

it('takes another widget of the page', () => {
  const { select, chosen } = openControl('one');
  fireEvent.change(select, { target: { value: 'two' } });
  expect(chosen()).toBe('two');
});

it('makes a new widget, which one undo takes back', () => {
  const { editor, select, chosen } = openControl('one');
  const before = editor.page.state();
  fireEvent.change(select, { target: { value: 'new:rich-text' } });
  expect(editor.page.state().widgets[String(chosen())]?.type).toBe('rich-text');
  editor.page.undo();
  expect(editor.page.state()).toEqual(before);
});

it.each([
  ['that says nothing of it yet', {}],
  ['that says it itself', { p: { tabs: [{ name: 'Uno', widgetId: 'two' }] } }],
])('makes a new widget for a variant %s, which one undo takes back', (_, variants) => {
  const { editor, select, chosen } = openControl('one', variants);
  const before = editor.page.state();
  fireEvent.change(select, { target: { value: 'new:rich-text' } });
  expect(editor.page.state().widgets[String(chosen())]?.type).toBe('rich-text');
  expect(editor.page.state().widgets['tabs']?.content).toEqual(before.widgets['tabs']?.content);
  editor.page.undo();
  expect(editor.page.state()).toEqual(before);
});

it('says when the widget is gone', () => {
  openControl('lost');
  expect(screen.getByRole('option', { name: 'Ya no existe (lost)' })).toBeTruthy();
});
