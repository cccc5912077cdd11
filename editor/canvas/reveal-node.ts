import { boxOfNode, canvasElement } from './canvas-dom.ts';

/** Room that a revealed node keeps above it, in pixels of the screen: its toolbar stands there. */
const ROOM = 56;

/** Scrolls the page so that a node can be seen, if none of it can. */
export function revealNode(id: string): void {
  requestAnimationFrame(() => {
    const canvas = canvasElement();
    const box = boxOfNode(id);
    if (!canvas || !box) return;
    const seen = canvas.getBoundingClientRect();
    const isSeen = box.bottom > seen.top + ROOM / 2 && box.top < seen.bottom - ROOM;
    const scale = seen.height / canvas.offsetHeight || 1;
    if (!isSeen) canvas.scrollBy({ top: (box.top - seen.top - ROOM) / scale });
  });
}
