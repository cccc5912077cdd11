import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PageEditor } from '../document/store/page-editor.ts';
import { usePageEditor } from '../document/store/page-editor-context.ts';
import { useLanguage } from '../ui/language/use-message.ts';
import { askInspector, rowName, selectRow } from './outline-actions.ts';
import { findByName, outlineStep } from './outline-keys.ts';
import type { OutlineRow } from './outline-rows.ts';
import { outlineStateOf } from './outline-state.ts';
import { scrollToRow } from './use-reveal.ts';

/** Typing goes on where it was as long as no more time passes, in milliseconds. */
const TYPING_MS = 600;

interface Outline {
  readonly editor: PageEditor;
  readonly rows: readonly OutlineRow[];
  readonly scroller: RefObject<HTMLElement | null>;
  /** Index of the row that has the focus. */
  readonly at: number;
}

/** The keys of the tree. Those of commands, with Alt or the command key, are left to them; Space picks a row up. */
export function useOutlineKeys(
  rows: readonly OutlineRow[],
  scroller: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  const editor = usePageEditor();
  const { language } = useLanguage();
  const typed = useRef({ text: '', until: 0 });
  return (event) => {
    const { focusedId } = outlineStateOf(editor).store.getState();
    const at = Math.max(
      0,
      rows.findIndex(({ id }) => id === focusedId),
    );
    const outline = { editor, rows, scroller, at };
    if (event.defaultPrevented || event.altKey) return;
    const isDone =
      step(outline, event) ||
      act(outline, event) ||
      typeAhead(outline, event, () => {
        const now = event.timeStamp;
        const before = now < typed.current.until ? typed.current.text : '';
        typed.current = { text: before + event.key, until: now + TYPING_MS };
        const names = rows.map(({ id }) => rowName(editor, id, language).name);
        const isNew = typed.current.text.length === 1;
        return findByName(names, isNew ? at + 1 : at, typed.current.text);
      });
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Arrows and their like: with Shift the selection grows, with the command key only the focus moves. */
function step(outline: Outline, { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const { editor, rows, at } = outline;
  const isArrow = key.startsWith('Arrow') || key === 'Home' || key === 'End' || key === '*';
  if (!isArrow) return false;
  const next = outlineStep(rows, at, key);
  if (next?.kind === 'expand') outlineStateOf(editor).expand(next.ids, next.isExpanded);
  if (next?.kind === 'focus') {
    focusRow(outline, next.id);
    if (!ctrlKey && !metaKey)
      selectRow(editor, rows, { id: next.id, isRange: shiftKey, isToggle: false });
  }
  return true;
}

function act({ editor, rows, at }: Outline, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey } = event;
  const row = rows[at];
  if (!row) return false;
  if (key === ' ' && (ctrlKey || metaKey)) {
    selectRow(editor, rows, { id: row.id, isRange: false, isToggle: true });
    return true;
  }
  if (key !== 'Enter' || ctrlKey || metaKey || shiftKey) return false;
  editor.selection.set([row.id]);
  askInspector(editor, row.id);
  return true;
}

/** Letters alone: digits and signs are shortcuts of the editor. */
function typeAhead(
  outline: Outline,
  { key, ctrlKey, metaKey }: KeyboardEvent,
  find: () => number | undefined,
): boolean {
  if (!/^\p{L}$/u.test(key) || ctrlKey || metaKey) return false;
  const row = outline.rows[find() ?? -1];
  if (!row) return true;
  focusRow(outline, row.id);
  outline.editor.selection.set([row.id]);
  return true;
}

/** The row is drawn first, wherever it stands in the list. */
function focusRow({ editor, rows, scroller }: Outline, id: string): void {
  flushSync(() => outlineStateOf(editor).focus(id));
  scrollToRow(
    scroller.current,
    rows.findIndex((row) => row.id === id),
  );
  document.getElementById(`outline-${id}`)?.focus({ preventScroll: true });
}
