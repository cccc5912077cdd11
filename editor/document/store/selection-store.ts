import { isEqual } from 'lodash-es';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SelectionPort } from '../history/history-store.ts';

/**
 * What is selected: ids of sections, or of widgets that stand in another widget and have no section of their own. The
 * last one leads: toolbar and inspector are about it.
 */
export interface Selection {
  readonly ids: readonly string[];
  /** Under the pointer, on the canvas or in the outline. */
  readonly hoveredId: string | null;
  /** Whose text is typed on the canvas itself. */
  readonly typingId: string | null;
}

export interface SelectionStore extends SelectionPort {
  readonly store: StoreApi<Selection>;
  hover(id: string | null): void;
  type(id: string | null): void;
  /** Adds an id, or takes it away. */
  toggle(id: string): void;
}

export function createSelectionStore(): SelectionStore {
  const store = createStore<Selection>(() => ({ ids: [], hoveredId: null, typingId: null }));
  const set = (ids: readonly string[]) => {
    if (isEqual(ids, store.getState().ids)) return;
    store.setState({ ids, typingId: null });
  };
  return {
    store,
    get: () => store.getState().ids,
    set,
    hover: (hoveredId) => {
      if (store.getState().hoveredId !== hoveredId) store.setState({ hoveredId });
    },
    type: (typingId) => store.setState({ typingId }),
    toggle: (id) => {
      const { ids } = store.getState();
      set(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
    },
  };
}
