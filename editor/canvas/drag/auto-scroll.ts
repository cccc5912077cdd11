import type { ScreenPoint } from './box.ts';
import { scaleOf } from './drop-surface.ts';

/** Strip along the edges of what scrolls, in pixels of the screen. */
const STRIP = 56;

/** Speed at the edge itself, in pixels of the screen per millisecond. */
const FASTEST = 1.2;

/**
 * Scrolls what is under the pointer when it rests near an edge, the nearer the faster.
 * @param elapsed milliseconds since the last call
 * @returns whether anything moved
 */
export function autoScroll(
  scrollers: readonly HTMLElement[],
  point: ScreenPoint,
  elapsed: number,
): boolean {
  for (const scroller of scrollers) {
    const { left, top, right, bottom } = scroller.getBoundingClientRect();
    const x = speedAt(point.x, left, right) * elapsed;
    const y = speedAt(point.y, top, bottom) * elapsed;
    if ((x !== 0 || y !== 0) && scrolls(scroller, { x, y })) return true;
  }
  return false;
}

/** Negative towards the start. Beyond an edge it is as fast as at it. */
export function speedAt(value: number, start: number, end: number): number {
  const strip = Math.min(STRIP, (end - start) / 4);
  const before = Math.min(1, (start + strip - value) / strip);
  const after = Math.min(1, (value - end + strip) / strip);
  if (before > 0) return -FASTEST * before ** 2;
  return after > 0 ? FASTEST * after ** 2 : 0;
}

function scrolls(scroller: HTMLElement, { x, y }: ScreenPoint): boolean {
  const { scrollLeft, scrollTop } = scroller;
  const scale = scaleOf(scroller);
  scroller.scrollBy({ left: x / scale, top: y / scale, behavior: 'instant' });
  return scroller.scrollLeft !== scrollLeft || scroller.scrollTop !== scrollTop;
}
