import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Weighing } from './judge-page.ts';

/** What the open page weighs; null until it is known. */
export const weightStore = createStore<{ readonly weighing: Weighing | null }>(() => ({
  weighing: null,
}));

export function useWeighing(): Weighing | null {
  return useStore(weightStore, ({ weighing }) => weighing);
}
