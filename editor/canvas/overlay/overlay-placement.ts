import type { PageEditor } from '../../document/store/page-editor.ts';
import { boxOfNode, canvasElement, type ScreenBox } from '../frame/canvas-dom.ts';

/** Puts something that lies over the page where it belongs now. */
export type OverlayPlace = (origin: ScreenBox) => void;

/**
 * Calls back, at most once per frame, whenever something on the page may stand elsewhere: after edits, selecting,
 * scrolling, zooming and whatever else changes sizes.
 * @param layer lies over the page; boxes are given relative to it
 * @returns ends it
 */
export function followPage(
  { page, selection, problems }: PageEditor,
  layer: HTMLElement,
  place: OverlayPlace,
): () => void {
  const canvas = canvasElement();
  let request = 0;
  const schedule = () => {
    if (request !== 0) return;
    request = requestAnimationFrame(() => {
      request = 0;
      place(layer.getBoundingClientRect());
    });
  };
  const resizing = new ResizeObserver(schedule);
  const drawn = canvas?.querySelector('[data-canvas-root]');
  for (const element of [layer, canvas, drawn]) if (element) resizing.observe(element);
  const ending = new AbortController();
  const options = { capture: true, passive: true, signal: ending.signal };
  for (const type of ['scroll', 'load', 'toggle', 'transitionend', 'click', 'input'])
    canvas?.addEventListener(type, schedule, options);
  const ends = [
    page.subscribe('', schedule),
    selection.store.subscribe(schedule),
    problems.subscribe(schedule),
  ];
  schedule();
  return () => {
    cancelAnimationFrame(request);
    resizing.disconnect();
    ending.abort();
    for (const end of ends) end();
  };
}

/**
 * Measures where an element lies over a node.
 * @returns moves it there, or hides it where the node is not drawn; whoever moves much measures all of it first
 */
export function coverNode(
  element: HTMLElement,
  nodeId: string | null,
  origin: ScreenBox,
): () => void {
  const box = nodeId === null ? undefined : boxOfNode(nodeId);
  return () => {
    // Written anew, even the same value would be styled anew.
    if (element.hidden === Boolean(box)) element.hidden = !box;
    if (!box) return;
    const { style } = element;
    style.transform = `translate(${box.left - origin.left}px, ${box.top - origin.top}px)`;
    style.width = `${box.right - box.left}px`;
    style.height = `${box.bottom - box.top}px`;
  };
}

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
