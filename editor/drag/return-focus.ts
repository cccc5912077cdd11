import { canvasElement } from '../canvas/canvas-dom.ts';

/** Gives the focus back where a drop took away the element that had it: to what was dropped, else to the page. */
export function returnFocus(focused: Element | null, droppedIds: readonly string[]): void {
  const wasInOutline = Boolean(focused?.closest('[data-outline=""]'));
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    const row = document.querySelector<HTMLElement>(
      `[data-outline=""] [data-drag-node="${CSS.escape(droppedIds[0] ?? '')}"]`,
    );
    const target = wasInOutline && row ? row : canvasElement();
    target?.focus({ preventScroll: true });
  });
}
