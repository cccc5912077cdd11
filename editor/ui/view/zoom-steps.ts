import { clamp } from 'lodash-es';
import { createStore } from 'zustand/vanilla';
import { setView, viewStore } from './view-store.ts';

const STEPS = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const;

/** Factors closer than this are the same step. */
const SAME = 0.005;

/** The factor at which the page is drawn right now, also where it is fitted to the desk. */
export const shownScale = createStore<{ readonly scale: number }>(() => ({ scale: 1 }));

export function zoomIn(): void {
  const { scale } = shownScale.getState();
  setView({ zoom: STEPS.find((step) => step > scale + SAME) ?? 2 });
}

export function zoomOut(): void {
  const { scale } = shownScale.getState();
  setView({ zoom: STEPS.findLast((step) => step < scale - SAME) ?? Math.min(0.5, scale) });
}

/** Zooms by a factor, as a wheel or two fingers do, within the limits of the steps. */
export function zoomBy(factor: number): void {
  const { zoom } = viewStore.getState();
  const from = zoom === 'fit' ? shownScale.getState().scale : zoom;
  const least = Math.min(0.5, from);
  setView({ zoom: clamp(Math.round(from * factor * 100) / 100, least, 2) });
}
