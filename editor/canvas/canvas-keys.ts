import type { KeyboardEvent } from 'react';
import { openContextMenu } from '../commands/context-menu-store.ts';
import type { PageEditor } from '../page-editor/page-editor.ts';
import { boxOfNode } from './canvas-dom.ts';
import type { useTyping } from './use-typing.ts';
import { type WalkStep, walkSelection } from './walk-selection.ts';

const STEPS: Readonly<Record<string, WalkStep>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  ArrowLeft: 'parent',
  ArrowRight: 'child',
};

/** Keys while the canvas has the focus: the arrows walk through the page, Enter types, the menu key opens the menu. */
export function onCanvasKey(
  editor: PageEditor,
  event: KeyboardEvent,
  withTyping: ReturnType<typeof useTyping>,
): void {
  const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const isPlain = !(ctrlKey || metaKey || altKey);
  if (!isPlain || (target instanceof HTMLElement && target.isContentEditable)) return;
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) openMenuAtSelection(editor, event);
  if (shiftKey) return;
  const step = STEPS[key];
  if (step !== undefined && walkSelection(editor, step)) event.preventDefault();
  // Enter on a link of the page is a click on it.
  if (key !== 'Enter' || target !== event.currentTarget) return;
  event.preventDefault();
  withTyping(({ typeInto }) => typeInto(editor));
}

function openMenuAtSelection({ selection }: PageEditor, event: KeyboardEvent): void {
  const box = boxOfNode(selection.get().at(-1) ?? '');
  if (!box) return;
  event.preventDefault();
  const inside = (at: number, most: number) => Math.min(most - 8, Math.max(8, at));
  openContextMenu({ x: inside(box.left + 8, innerWidth), y: inside(box.top + 8, innerHeight) });
}
