import { createStore, type StoreApi } from 'zustand/vanilla';

/** A field that somebody asked to see, such as the one a problem is about. */
export interface FieldRequest {
  /** Of a section or widget; null for the page itself. */
  readonly nodeId: string | null;
  /** JSON Pointer from the owner of the field, as `FieldChange.pointer`. */
  readonly pointer: string;
}

/** The inspector takes a request as soon as it shows the field, and puts the focus there. */
export type FieldFocus = StoreApi<{ readonly request: FieldRequest | null }>;

export function createFieldFocus(): FieldFocus {
  return createStore(() => ({ request: null as FieldRequest | null }));
}
