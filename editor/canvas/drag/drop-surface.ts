import type { SectionPlace } from '../../document/page-structure.ts';
import type { Box, ScreenPoint } from './box.ts';
import type { DragPayload } from './drag-payload.ts';
import type { Line } from './gaps.ts';

/** Where a drop would go, and how that is shown at this moment. */
export interface ShownSlot {
  readonly place: SectionPlace;
  readonly line: Line;
  /** Outline of the section that would take it; none where that is the page itself. */
  readonly zone: Box | undefined;
  /** What of both can be seen. */
  readonly clip: Box;
}

/** A part of the editor that things can be dropped on. */
export interface Surface {
  /** What is drawn on it, as large as it is. */
  readonly content: Element;
  /** What scrolls it, innermost first. */
  readonly scrollers: readonly HTMLElement[];
  hasPoint(point: ScreenPoint): boolean;
  /** Id of the droppable that is there. */
  droppableAt(point: ScreenPoint): string;
  slotAt(point: ScreenPoint, payload: DragPayload): ShownSlot | undefined;
  /** Reads its geometry anew. */
  measure(): void;
}

export function topLeftOf(element: Element): ScreenPoint {
  const { left, top } = element.getBoundingClientRect();
  return { x: left, y: top };
}

/** The element itself and those around it that can be scrolled, innermost first. */
export function scrollersAround(element: HTMLElement): readonly HTMLElement[] {
  const scrollers: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) scrollers.push(at);
  }
  return scrollers;
}

/** Pixels of the screen per pixel that an element scrolls. */
export function scaleOf(element: HTMLElement): number {
  return element.offsetHeight > 0
    ? element.getBoundingClientRect().height / element.offsetHeight
    : 1;
}
