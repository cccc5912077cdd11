import { createStore } from 'zustand/vanilla';
import type { SectionPlace } from '../../document/page-structure.ts';

/** Where somebody asked on the canvas to add something; null once that is done or given up. */
export const insertionPoint = createStore<{ readonly place: SectionPlace | null }>(() => ({
  place: null,
}));

export function setInsertionPoint(place: SectionPlace | null): void {
  insertionPoint.setState({ place });
}
