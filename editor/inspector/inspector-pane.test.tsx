// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PageDocument } from '#schemas/documents/documents.ts';
import { exampleSite, pageData } from '#schemas/testing/documents.ts';
import { toEditedPage, toPageDocument } from '../document/edited-page.ts';
import { createPageEditor } from '../document/store/page-editor.ts';
import { OpenSiteContext, PageEditorContext } from '../document/store/page-editor-context.ts';
import { LanguageContext } from '../ui/language/use-message.ts';
import { setView } from '../ui/view/view-store.ts';
import { InspectorPane } from './inspector-pane.tsx';

afterEach(cleanup);

const site = { siteId: 'demo', document: exampleSite(), assets: {} };

const page = pageData([
  { id: 'intro', type: 'heading', content: { text: 'Hola', level: 1 } },
  { id: 'future', type: 'hologram', content: { depth: 3 } },
]) as unknown as PageDocument;

function open(...selected: readonly string[]) {
  const editor = createPageEditor('demo', toEditedPage(page));
  editor.selection.set(selected);
  setView({ inspectorTab: 'content', breakpoint: 'desktop' });
  render(
    <LanguageContext value={{ language: 'en', setLanguage: () => {} }}>
      <OpenSiteContext value={site}>
        <PageEditorContext value={editor}>
          <InspectorPane />
        </PageEditorContext>
      </OpenSiteContext>
    </LanguageContext>,
  );
  return editor;
}

it('shows a widget that it does not know as it is, and lets its design be changed', () => {
  const editor = open('section-1');
  expect(screen.getByText(/"depth": 3/)).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Design' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Tint' }));
  const saved = toPageDocument(editor.page.state());
  expect(saved.metadata.layout.subSections?.[1]?.options).toEqual({ background: 'tint' });
  expect(saved.widgets[1]).toBe(page.widgets[1]);
});

it('changes several sections in one step', () => {
  const editor = open('section-0', 'section-1');
  fireEvent.click(screen.getByRole('radio', { name: 'Ink' }));
  const backgrounds = () =>
    ['section-0', 'section-1'].map((id) => editor.page.state().sections[id]?.options?.background);
  expect(backgrounds()).toEqual(['ink', 'ink']);
  act(() => editor.page.undo());
  expect(backgrounds()).toEqual([undefined, undefined]);
});

it('goes to a field that somebody asked for, whatever was selected', () => {
  const editor = open('section-1');
  act(() => editor.fieldFocus.setState({ request: { nodeId: 'intro', pointer: '/content/text' } }));
  expect(editor.selection.get()).toEqual(['section-0']);
  expect(document.activeElement?.getAttribute('name')).toBe('text');
  expect(editor.fieldFocus.getState().request).toBeNull();
});

it('writes what other addresses show beside the content', () => {
  const editor = open('section-0');
  fireEvent.click(screen.getByRole('button', { name: 'Create a version for /p/' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Heading' }), { target: { value: 'Otra' } });
  expect(editor.page.state().widgets['intro']).toMatchObject({
    content: { text: 'Hola' },
    variants: { p: { text: 'Otra' } },
  });
});

it('goes to a field of one of several that are selected', () => {
  const editor = open('section-1', 'section-0');
  act(() => editor.fieldFocus.setState({ request: { nodeId: 'intro', pointer: '/content/text' } }));
  expect(editor.selection.get()).toEqual(['section-0']);
  expect(document.activeElement?.getAttribute('name')).toBe('text');
});

it('calls nobody back to a field that cannot be shown', () => {
  const editor = open('section-0');
  act(() => editor.fieldFocus.setState({ request: { nodeId: 'future', pointer: '/content/x' } }));
  expect(editor.selection.get()).toEqual(['section-1']);
  fireEvent.pointerDown(document.body);
  act(() => editor.selection.set(['section-0']));
  expect(editor.selection.get()).toEqual(['section-0']);
  expect(screen.getByRole('textbox', { name: 'Heading' })).toBeTruthy();
});
