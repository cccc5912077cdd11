import { type RefObject, useEffect, useRef } from 'react';
import { usePageEditor, useSelection } from '../document/store/page-editor-context.ts';
import { type OutlineRow, rowsAround } from './outline-rows.ts';
import { outlineStateOf } from './outline-state.ts';
import { ROW_HEIGHT } from './use-row-window.ts';

/** Shows the row of what was selected elsewhere, such as on the canvas: opens those around it and scrolls to it. */
export function useReveal(
  rows: readonly OutlineRow[],
  scroller: RefObject<HTMLElement | null>,
): void {
  const editor = usePageEditor();
  const leading = useSelection(({ ids }) => ids.at(-1));
  // Once for each selection: who closes a row over it means to.
  const revealed = useRef<string>(undefined);
  useEffect(() => {
    if (leading === revealed.current) return;
    const at = rows.findIndex(({ id }) => id === leading);
    const state = outlineStateOf(editor);
    if (leading === undefined || at >= 0) revealed.current = leading;
    else {
      const around = rowsAround(editor.page.state(), leading);
      if (around.length > 0) state.expand(around, true);
      else revealed.current = leading;
    }
    if (leading === undefined || at < 0) return;
    state.focus(leading);
    scrollToRow(scroller.current, at);
  }, [leading, rows, editor, scroller]);
}

/** As little as brings the row into view. */
export function scrollToRow(scroller: HTMLElement | null, index: number): void {
  if (!scroller) return;
  const top = index * ROW_HEIGHT;
  const { scrollTop, clientHeight } = scroller;
  if (top < scrollTop) scroller.scrollTop = top;
  else if (top + ROW_HEIGHT > scrollTop + clientHeight)
    scroller.scrollTop = top + ROW_HEIGHT - clientHeight;
}
