import { useStore } from 'zustand';
import { type View, viewStore } from './view-store.ts';

/** A part of the view; the component is drawn again when that part changes. */
export function useView<Part>(select: (view: View) => Part): Part {
  return useStore(viewStore, select);
}
