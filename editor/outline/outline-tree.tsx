import { SortableContext } from '@dnd-kit/sortable';
import { type MouseEvent, type PointerEvent, type RefObject, useMemo } from 'react';
import { useStore } from 'zustand';
import { rowDroppable } from '../canvas/drag/droppables.ts';
import { openContextMenu } from '../commands/context-menu-store.ts';
import type { PageEditor } from '../document/store/page-editor.ts';
import { usePageEditor } from '../document/store/page-editor-context.ts';
import { useMessage } from '../ui/language/use-message.ts';
import styles from './outline.module.css';
import { askInspector, selectRow } from './outline-actions.ts';
import { OutlineRowView, SortableRow } from './outline-row-view.tsx';
import type { OutlineRow } from './outline-rows.ts';
import { outlineStateOf } from './outline-state.ts';
import { useKeptRow } from './use-kept-row.ts';
import { useOutlineKeys } from './use-outline-keys.ts';
import { useReveal } from './use-reveal.ts';
import { ROW_HEIGHT, useRowWindow } from './use-row-window.ts';

export interface OutlineTreeProps {
  readonly rows: readonly OutlineRow[];
  /** What scrolls the rows. */
  readonly scroller: RefObject<HTMLElement | null>;
}

/** Draws the rows that can be seen; keys and pointer act on the tree as one. */
export function OutlineTree({ rows, scroller }: OutlineTreeProps) {
  const message = useMessage();
  const editor = usePageEditor();
  const state = outlineStateOf(editor);
  const focusedId = useStore(state.store, ({ focusedId: id }) => id);
  const { first, end } = useRowWindow(scroller);
  const onKeyDown = useOutlineKeys(rows, scroller);
  useReveal(rows, scroller);
  const focusedAt = Math.max(
    0,
    rows.findIndex(({ id }) => id === focusedId),
  );
  const kept = useKeptRow(rows[focusedAt]?.id);
  const sortable = useMemo(
    () => rows.filter(({ kind }) => kind === 'section').map(({ id }) => rowDroppable(id)),
    [rows],
  );
  return (
    <div
      role="tree"
      className={styles.tree}
      style={{ height: rows.length * ROW_HEIGHT }}
      aria-label={message('outline.label')}
      aria-multiselectable="true"
      data-outline=""
      onKeyDown={onKeyDown}
      onClick={(event) => onClick(editor, rows, event)}
      onDoubleClick={(event) => !isTwist(event) && askAbout(editor, event)}
      onContextMenu={(event) => onContextMenu(editor, event)}
      onFocus={({ target }) => {
        kept.onFocus();
        focusRow(editor, target);
      }}
      onBlur={kept.onBlur}
      onPointerOver={({ target }) => editor.selection.hover(rowIdOf(target) ?? null)}
      onPointerLeave={() => editor.selection.hover(null)}
    >
      <SortableContext items={sortable} strategy={inPlace}>
        {rows.map((row, index) => {
          const isDrawn = (index >= first && index < end) || index === focusedAt;
          if (!isDrawn) return null;
          const Row = row.kind === 'section' ? SortableRow : OutlineRowView;
          return <Row key={row.id} row={row} index={index} isFocusStop={index === focusedAt} />;
        })}
      </SortableContext>
    </div>
  );
}

/** A line shows where rows land, also between those of other levels: none moves before. */
function inPlace(): null {
  return null;
}

function rowIdOf(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-row]')?.dataset['row'];
}

function isTwist({ target }: MouseEvent | PointerEvent): boolean {
  return target instanceof Element && target.closest('[data-twist]') !== null;
}

function focusRow(editor: PageEditor, target: EventTarget): void {
  const id = rowIdOf(target);
  if (id !== undefined) outlineStateOf(editor).focus(id);
}

function onClick(editor: PageEditor, rows: readonly OutlineRow[], event: MouseEvent): void {
  const id = rowIdOf(event.target);
  const row = rows.find((one) => one.id === id);
  if (!row) return;
  if (isTwist(event)) outlineStateOf(editor).expand([row.id], !row.isExpanded);
  else {
    const isToggle = event.metaKey || event.ctrlKey;
    selectRow(editor, rows, { id: row.id, isRange: event.shiftKey, isToggle });
  }
}

function askAbout(editor: PageEditor, { target }: MouseEvent): void {
  const id = rowIdOf(target);
  if (id !== undefined) askInspector(editor, id);
}

/** The menu is about the selection: a row outside of it is selected first. */
function onContextMenu(editor: PageEditor, event: MouseEvent): void {
  const id = rowIdOf(event.target);
  if (id === undefined || !(event.target instanceof Element)) return;
  event.preventDefault();
  if (!editor.selection.get().includes(id)) editor.selection.set([id]);
  const { left, bottom } = event.target.getBoundingClientRect();
  // Asked for by a key, it has no place of its own.
  const isByKey = event.clientX === 0 && event.clientY === 0;
  openContextMenu(isByKey ? { x: left + 24, y: bottom } : { x: event.clientX, y: event.clientY });
}
