import { createStore, type StoreApi } from 'zustand/vanilla';

/** The field that somebody asked to see; null once it has the focus. */
export interface AskedField {
  readonly request: { readonly owner: string; readonly pointer: string } | null;
}

export function createAskedField(): StoreApi<AskedField> {
  return createStore<AskedField>(() => ({ request: null }));
}
