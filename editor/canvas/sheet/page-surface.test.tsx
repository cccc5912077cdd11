// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { samplePage } from '../../testing/pages.ts';
import { typeInto } from '../typing/type-in-place.ts';
import { typingStore } from '../typing/typing-store.ts';
import { drawCanvas } from './canvas-testing.tsx';

afterEach(() => {
  act(() => typingStore.setState({ widget: null }));
  cleanup();
});

it('selects the innermost block, adds with Shift and takes away again', () => {
  const { selection } = drawCanvas(samplePage());
  fireEvent.click(screen.getByText('b'));
  expect(selection.get()).toEqual(['s-b']);
  fireEvent.click(screen.getByText('c'), { shiftKey: true });
  expect(selection.get()).toEqual(['s-b', 's-c']);
  fireEvent.click(screen.getByText('b'), { ctrlKey: true });
  expect(selection.get()).toEqual(['s-c']);
});

it('selects a widget in another one by its own id', () => {
  const { selection } = drawCanvas(samplePage());
  fireEvent.click(screen.getByText('e'));
  expect(selection.get()).toEqual(['e']);
});

it('selects what the menu is asked for, unless that is selected already', () => {
  const { selection } = drawCanvas(samplePage());
  fireEvent.contextMenu(screen.getByText('b'));
  expect(selection.get()).toEqual(['s-b']);
  selection.set(['s-a', 's-b']);
  fireEvent.contextMenu(screen.getByText('b'));
  expect(selection.get()).toEqual(['s-a', 's-b']);
});

function typeInSection(id: string, text: string) {
  const editor = drawCanvas(samplePage());
  editor.selection.set([id]);
  act(() => void typeInto(editor));
  const element = document.querySelector<HTMLElement>(`#s-${id} h2`);
  if (!element) throw new Error(`No heading is drawn in "${id}".`);
  element.textContent = text;
  act(() => void fireEvent.input(element));
  return { editor, element, saved: () => editor.page.state().widgets['b']?.content['text'] };
}

it('writes what is typed into the page with every key and leaves the element alone meanwhile', () => {
  const { editor, element, saved } = typeInSection('s-b', 'Vacantes');
  const node = element.firstChild;
  expect(saved()).toBe('Vacantes');
  expect(editor.selection.store.getState().typingId).toBe('s-b');
  expect(element.firstChild).toBe(node);
});

it('keeps the text on Enter', () => {
  const { editor, element, saved } = typeInSection('s-b', 'Vacantes de hoy');
  act(() => void fireEvent.keyDown(element, { key: 'Enter' }));
  expect(element.textContent).toBe('Vacantes de hoy');
  expect(element.hasAttribute('contenteditable')).toBe(false);
  act(() => editor.page.undo());
  expect([saved(), element.textContent]).toEqual(['b', 'b']);
});

it('keeps the text on Escape too', () => {
  const { editor, element, saved } = typeInSection('s-b', 'Vacantes');
  act(() => void fireEvent.keyDown(element, { key: 'Escape' }));
  expect([saved(), element.textContent]).toEqual(['Vacantes', 'Vacantes']);
  act(() => editor.page.undo());
  act(() => editor.page.redo());
  expect(saved()).toBe('Vacantes');
});

it('goes through the page’s own steps while somebody types', () => {
  const { element, saved } = typeInSection('s-b', 'Vacantes');
  element.textContent = 'Vacantes de hoy';
  fireEvent.input(element);
  const press = (key: string) => act(() => void fireEvent.keyDown(element, { key, ctrlKey: true }));
  press('z');
  expect([saved(), element.textContent]).toEqual(['Vacantes', 'Vacantes']);
  expect(element.hasAttribute('contenteditable')).toBe(true);
  press('y');
  expect([saved(), element.textContent]).toEqual(['Vacantes de hoy', 'Vacantes de hoy']);
});

it('goes on being typed in where a press that began in it is let go elsewhere', () => {
  const { editor, element } = typeInSection('s-b', 'Vacantes');
  fireEvent.mouseDown(element);
  fireEvent.mouseUp(screen.getByText('c'));
  act(() => void fireEvent.click(screen.getByText('c')));
  expect(editor.selection.store.getState().typingId).toBe('s-b');
  expect(element.hasAttribute('contenteditable')).toBe(true);
});

it('selects nothing where press and release are on different blocks', () => {
  const { selection } = drawCanvas(samplePage());
  selection.set(['s-a']);
  fireEvent.mouseDown(screen.getByText('b'));
  fireEvent.click(screen.getByText('c'));
  expect(selection.get()).toEqual(['s-a']);
  fireEvent.mouseDown(screen.getByText('c'));
  fireEvent.click(screen.getByText('c'));
  expect(selection.get()).toEqual(['s-c']);
});

it('puts what is pasted on one line', () => {
  const { saved } = typeInSection('s-b', 'Vacantes\n  de hoy');
  expect(saved()).toBe('Vacantes de hoy');
});

it('keeps the text when something else is selected', () => {
  const { editor, element, saved } = typeInSection('s-b', 'Vacantes');
  act(() => editor.selection.set(['s-a']));
  expect([saved(), element.textContent]).toEqual(['Vacantes', 'Vacantes']);
});
