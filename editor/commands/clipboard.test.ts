import { expect, it } from 'vitest';
import { setField } from '../document/edits/set-field.ts';
import { createPageEditor } from '../document/store/page-editor.ts';
import { expectValid, expectWhole, samplePage } from '../testing/pages.ts';
import { copySelection, cutSelection, pasteText } from './clipboard.ts';

function openEditor(selected: readonly string[] = []) {
  const editor = createPageEditor('sitio', samplePage());
  editor.selection.set(selected);
  return editor;
}

const childrenOf = (editor: ReturnType<typeof openEditor>, id: string) =>
  editor.page.state().sections[id]?.childIds ?? [];

it('pastes what was copied behind the selection, under ids of its own', async () => {
  const editor = openEditor(['box']);
  expect(await pasteText(editor, copySelection(editor) ?? '')).toBe('pasted');
  const [, , pasted = ''] = childrenOf(editor, 'root');
  expect(editor.selection.get()).toEqual([pasted]);
  expect(childrenOf(editor, pasted)).toHaveLength(2);
  expectWhole(editor.page.state());
  expectValid(editor.page.state());
});

it('moves what is cut and pasted on its page: its ids stay, once, and so do the links to it', async () => {
  const editor = openEditor(['box']);
  const before = editor.page.state();
  const text = cutSelection(editor) ?? '';
  editor.selection.set(['s-a']);
  await pasteText(editor, text);
  expect(editor.selection.get()).toEqual(['box']);
  expect(childrenOf(editor, 'box')).toEqual(before.sections['box']?.childIds);
  expect(Object.keys(editor.page.state().widgets).sort()).toEqual(
    Object.keys(before.widgets).sort(),
  );
  await pasteText(editor, text);
  expect(editor.selection.get()).not.toEqual(['box']);
  expectValid(editor.page.state());
});

it('moves several sections on their page, and keeps the ids of each and of all that they show', async () => {
  const editor = openEditor(['s-c', 's-tabs']);
  const before = editor.page.state();
  const text = cutSelection(editor) ?? '';
  editor.selection.set(['s-a']);
  expect(await pasteText(editor, text)).toBe('pasted');
  expect(childrenOf(editor, 'root')).toEqual(['s-a', 's-c', 's-tabs', 'box', 'empty']);
  expect(editor.selection.get()).toEqual(['s-c', 's-tabs']);
  const after = editor.page.state();
  expect(Object.keys(after.widgets).sort()).toEqual(Object.keys(before.widgets).sort());
  expect(after.widgets['tabs']).toEqual(before.widgets['tabs']);
  expectWhole(after);
  expectValid(after);
});

it('gives back the page as it was when what was cut and pasted is undone; pasted then, it is a copy', async () => {
  const editor = openEditor(['box']);
  const before = editor.page.state();
  const text = cutSelection(editor) ?? '';
  editor.selection.set(['s-tabs']);
  await pasteText(editor, text);
  const moved = editor.page.state();
  editor.page.undo();
  editor.page.undo();
  expect(editor.page.state()).toEqual(before);
  // The ids are taken again: what is pasted now is a copy.
  editor.selection.set(['empty']);
  await pasteText(editor, text);
  expectWhole(editor.page.state());
  expectValid(editor.page.state());
  expect(childrenOf(editor, 'root')).toContain('box');
  expect(childrenOf(editor, 'empty')).not.toContain('box');
  editor.page.undo();
  expect(editor.page.state()).toEqual(before);
  expect(Object.keys(moved.sections).sort()).toEqual(Object.keys(before.sections).sort());
});

it('gives a copy ids of its own, and links inside it lead to the copy', async () => {
  const editor = openEditor(['box']);
  const html = '<p><a href="#s-s-b">b</a> <a href="#s-s-a">a</a></p>';
  editor.page.apply({
    label: 'edit.field',
    change(draft) {
      const { b } = draft.widgets;
      if (b) Object.assign(b, { type: 'rich-text', content: { html } });
    },
  });
  await pasteText(editor, copySelection(editor) ?? '');
  const [pasted = ''] = editor.selection.get();
  const [first = ''] = childrenOf(editor, pasted);
  const { sections, widgets } = editor.page.state();
  const copy = widgets[sections[first]?.widgetId ?? '']?.content['html'];
  expect(copy).toBe(html.replace('#s-s-b', `#s-${first}`));
});

it('takes along what a widget shows inside itself', async () => {
  const editor = openEditor(['s-tabs']);
  await pasteText(editor, copySelection(editor) ?? '');
  const { widgets, widgetIds } = editor.page.state();
  expect(widgetIds.filter((id) => widgets[id]?.type === 'tabs')).toHaveLength(2);
  const copy = widgets[widgetIds.findLast((id) => widgets[id]?.type === 'tabs') ?? ''];
  const [tab] = (copy?.content['tabs'] ?? []) as readonly { readonly widgetId: string }[];
  expect(tab?.widgetId).not.toBe('e');
  expect(widgets[tab?.widgetId ?? '']?.type).toBe('heading');
});

it('fills an empty section that is selected', async () => {
  const editor = openEditor(['s-a']);
  const text = copySelection(editor) ?? '';
  editor.selection.set(['empty']);
  await pasteText(editor, text);
  expect(childrenOf(editor, 'empty')).toHaveLength(1);
});

it('carries blocks to another page', async () => {
  const text = cutSelection(openEditor(['s-b', 's-c'])) ?? '';
  const other = openEditor();
  await pasteText(other, text);
  expect(childrenOf(other, 'root')).toHaveLength(6);
  expectValid(other.page.state());
});

it('brings back its own unfinished work, and nobody else’s', async () => {
  const editor = openEditor(['s-a']);
  const empty = {
    owner: { kind: 'widget', id: 'a' },
    pointer: '/content/text',
    value: '',
  } as const;
  editor.page.apply(setField(empty));
  const text = copySelection(editor) ?? '';
  expect(await pasteText(editor, text)).toBe('pasted');
  expect(await pasteText(editor, `${text} `)).toBe('unreadable');
});

it.each([
  ['nothing that is a page', 'Hola, ¿qué tal?'],
  ['half a document', '{"schemaVersion":1'],
  ['other JSON', '[1,2,3]'],
  ['a link that runs a script', scriptPage()],
])('refuses %s and changes nothing', async (_, text) => {
  const editor = openEditor(['s-a']);
  const before = editor.page.state();
  expect(await pasteText(editor, text)).toBe('unreadable');
  expect(editor.page.state()).toBe(before);
});

function scriptPage(): string {
  const editor = openEditor(['s-a']);
  return (copySelection(editor) ?? '').replace(
    /"type": "heading",\s+"content": \{[^}]*\}/,
    '"type": "button", "content": { "link": { "label": "x", "href": "javascript:alert(1)" } }',
  );
}
