import { createStore } from 'zustand/vanilla';
import type { EditedPage } from '../../document/edited-page.ts';
import { placeOf, type SectionPlace } from '../../document/page-structure.ts';
import type { ScreenBox } from '../frame/canvas-dom.ts';

/** Distance from an edge within which the pointer means the gap there, in pixels of the screen. */
const NEAR = 12;

/** A gap between two sections, and where its middle is on the screen. */
export interface InsertGap {
  readonly place: SectionPlace;
  readonly x: number;
  readonly y: number;
}

export interface Pointed {
  readonly sectionId: string;
  readonly box: ScreenBox;
  /** Whether the section stands beside its siblings instead of below them. */
  readonly isInRow: boolean;
  readonly x: number;
  readonly y: number;
}

/** The gap that a pointer is close to: at either edge of a section, in the direction in which its siblings follow. */
export function insertGapAt(page: EditedPage, pointed: Pointed): InsertGap | undefined {
  const { sectionId, box, isInRow, x, y } = pointed;
  const place = placeOf(page.sections, sectionId);
  if (!place) return undefined;
  const [at, start, end] = isInRow ? [x, box.left, box.right] : [y, box.top, box.bottom];
  const near = Math.min(NEAR, (end - start) / 4);
  const isBefore = at - start <= near;
  if (!isBefore && end - at > near) return undefined;
  const edge = isBefore ? start : end;
  return {
    place: { parentId: place.parentId, index: place.index + (isBefore ? 0 : 1) },
    x: isInRow ? edge : (box.left + box.right) / 2,
    y: isInRow ? (box.top + box.bottom) / 2 : edge,
  };
}

/** Where somebody asked on the canvas to add something; null once that is done or given up. */
export const insertionPoint = createStore<{ readonly place: SectionPlace | null }>(() => ({
  place: null,
}));

export function setInsertionPoint(place: SectionPlace | null): void {
  insertionPoint.setState({ place });
}
