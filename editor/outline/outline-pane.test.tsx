// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createProblem } from '#schemas/problems/create-problem.ts';
import { contextMenuStore } from '../commands/context-menu-store.ts';
import { removeSections } from '../document/edits/remove-nodes.ts';
import { setField } from '../document/edits/set-field.ts';
import { createPageEditor, type PageEditor } from '../document/store/page-editor.ts';
import { PageEditorContext } from '../document/store/page-editor-context.ts';
import { groupProblems } from '../document/store/problem-store.ts';
import { samplePage } from '../testing/pages.ts';
import { OutlinePane } from './outline-pane.tsx';

afterEach(cleanup);

function show(page = samplePage()): PageEditor {
  const editor = createPageEditor('demo', page);
  render(
    <PageEditorContext value={editor}>
      <OutlinePane />
    </PageEditorContext>,
  );
  return editor;
}

const rows = () => screen.getAllByRole('treeitem');
const names = () => rows().map((row) => row.getAttribute('aria-label'));
const row = (name: string) => screen.getByRole('treeitem', { name });
const focusedName = () => document.activeElement?.getAttribute('aria-label');
const press = (key: string, keys = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...keys });

describe('the tree', () => {
  it('names every section by what it shows', () => {
    show();
    expect(names()).toEqual([
      'a, Título',
      'Sección de 2',
      'b, Título',
      'Fila de 2',
      'c, Título',
      'd, Título',
      'Uno, Pestañas',
      'Sección vacía',
    ]);
  });

  it('says level, place among siblings and state', () => {
    show();
    const item = row('Fila de 2');
    expect(item.getAttribute('aria-level')).toBe('2');
    expect(item.getAttribute('aria-posinset')).toBe('2');
    expect(item.getAttribute('aria-setsize')).toBe('2');
    expect(item.getAttribute('aria-expanded')).toBe('true');
    expect(row('a, Título').getAttribute('aria-expanded')).toBeNull();
  });

  it('follows what is typed and what is removed', () => {
    const editor = show();
    const owner = { kind: 'widget', id: 'a' } as const;
    act(() => void editor.edit(() => setField({ owner, pointer: '/content/text', value: 'Hola' })));
    expect(names()[0]).toBe('Hola, Título');
    act(() => void editor.edit((page) => removeSections(page, ['box'])));
    expect(names()).toEqual(['Hola, Título', 'Uno, Pestañas', 'Sección vacía']);
  });

  it('helps where the page is empty', () => {
    const editor = show();
    const all = editor.page.state().sections['root']?.childIds ?? [];
    act(() => void editor.edit((page) => removeSections(page, all)));
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.getByRole('button', { name: 'Agregar un bloque' })).toBeTruthy();
  });

  it('draws no more rows of a large page than can be seen', () => {
    const page = samplePage();
    const ids = Array.from({ length: 1_000 }, (_, index) => `n${index}`);
    const extra = ids.map((id) => [id, { id, parentId: 'empty', childIds: [] }] as const);
    const sections = {
      ...page.sections,
      ...Object.fromEntries(extra),
      empty: { id: 'empty', parentId: 'root', childIds: ids },
    };
    show({ ...page, sections });
    expect(rows().length).toBeLessThan(120);
  });
});

describe('the keys', () => {
  it('move the focus and the selection together', () => {
    const editor = show();
    act(() => row('a, Título').focus());
    press('ArrowDown');
    expect(focusedName()).toBe('Sección de 2');
    expect(editor.selection.get()).toEqual(['box']);
    press('End');
    expect(editor.selection.get()).toEqual(['empty']);
    press('Home');
    expect(focusedName()).toBe('a, Título');
  });

  it('close and open rows, and lead out and in', () => {
    show();
    act(() => row('Fila de 2').focus());
    press('ArrowLeft');
    expect(screen.queryByRole('treeitem', { name: 'c, Título' })).toBeNull();
    press('ArrowLeft');
    expect(focusedName()).toBe('Sección de 2');
    press('ArrowRight');
    expect(focusedName()).toBe('b, Título');
    press('*');
    expect(row('c, Título')).toBeTruthy();
  });

  it('select several with Shift, and one more with Ctrl and Space', () => {
    const editor = show();
    act(() => row('Uno, Pestañas').focus());
    press('ArrowDown');
    press('ArrowUp', { shiftKey: true });
    expect(editor.selection.get()).toEqual(['empty', 's-tabs']);
    press('Home', { ctrlKey: true });
    expect(editor.selection.get()).toEqual(['empty', 's-tabs']);
    press(' ', { ctrlKey: true });
    expect(editor.selection.get()).toEqual(['empty', 's-tabs', 's-a']);
  });

  it('find a row by its first letters', () => {
    const editor = show();
    act(() => row('a, Título').focus());
    press('f');
    expect(editor.selection.get()).toEqual(['row']);
  });

  it('leave Space, signs and the keys of commands alone', () => {
    show();
    act(() => row('a, Título').focus());
    for (const key of [' ', '1', '?', 'Delete']) expect(press(key)).toBe(true);
    expect(press('ArrowDown', { altKey: true })).toBe(true);
    expect(press('d', { ctrlKey: true })).toBe(true);
  });

  it('ask the inspector for the first field', () => {
    const editor = show();
    act(() => row('b, Título').focus());
    press('Enter');
    expect(editor.fieldFocus.getState().request).toMatchObject({ nodeId: 'b' });
    expect(editor.selection.get()).toEqual(['s-b']);
  });
});

describe('the pointer', () => {
  it('selects one, one more, and all between', () => {
    const editor = show();
    fireEvent.click(row('a, Título'));
    fireEvent.click(row('Sección vacía'), { ctrlKey: true });
    expect(editor.selection.get()).toEqual(['s-a', 'empty']);
    fireEvent.click(row('b, Título'), { shiftKey: true });
    expect(editor.selection.get()).toEqual(['s-a', 'box', 's-b']);
  });

  it('opens and closes without selecting', () => {
    const editor = show();
    const twist = row('Uno, Pestañas').querySelector('[data-twist]');
    if (twist) fireEvent.click(twist);
    expect(row('e, Título').getAttribute('aria-level')).toBe('2');
    expect(row('e, Título').dataset['dragNode']).toBeUndefined();
    expect(editor.selection.get()).toEqual([]);
  });

  it('hovers as the canvas does', () => {
    const editor = show();
    fireEvent.pointerOver(row('c, Título'));
    expect(editor.selection.store.getState().hoveredId).toBe('s-c');
    act(() => editor.selection.hover('s-d'));
    expect(row('d, Título').dataset['hovered']).toBe('true');
  });

  it('asks for the menu of the row', () => {
    const editor = show();
    fireEvent.contextMenu(row('c, Título'), { clientX: 40, clientY: 60 });
    expect(editor.selection.get()).toEqual(['s-c']);
    expect(contextMenuStore.getState().at).toEqual({ x: 40, y: 60 });
  });
});

it('shows what is selected on the canvas, even in a closed row', () => {
  const editor = show();
  act(() => row('Sección de 2').focus());
  press('ArrowLeft');
  act(() => editor.selection.set(['s-d']));
  expect(row('d, Título').getAttribute('aria-selected')).toBe('true');
  expect(row('d, Título').tabIndex).toBe(0);
});

it('tells what is wrong, in closed rows also with what they hold', () => {
  const editor = show();
  const problem = createProblem(
    'cta-empty',
    { pointer: '/x', nodeId: 'c' },
    { label: '', href: '' },
  );
  act(() => editor.problems.setState({ all: [problem], byNode: groupProblems([problem]) }));
  expect(row('c, Título, 1 error').querySelector('[data-count="1"]')).not.toBeNull();
  act(() => row('Sección de 2').focus());
  press('ArrowLeft');
  expect(names()).toContain('Sección de 2, 1 error');
});
