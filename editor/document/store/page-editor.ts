import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditedPage } from '../edited-page.ts';
import type { PageEdit, PageStore } from '../edits/page-edit.ts';
import { createHistoryStore } from '../history/history-store.ts';
import { createProblemStore, type ProblemStore } from './problem-store.ts';
import { createSelectionStore, type SelectionStore } from './selection-store.ts';

/** One open page: its document with history, what is selected in it and what is wrong with it. */
export interface PageEditor {
  readonly siteId: string;
  readonly pageId: string;
  readonly page: PageStore;
  readonly selection: SelectionStore;
  readonly problems: ProblemStore;
  readonly fieldFocus: FieldFocus;
  /**
   * Does an edit that a function makes of the page as it is now.
   * @returns whether it was possible
   */
  edit(make: (page: EditedPage) => PageEdit | undefined): boolean;
}

export function createPageEditor(siteId: string, initial: EditedPage): PageEditor {
  const selection = createSelectionStore();
  const page = createHistoryStore(initial, selection);
  return {
    siteId,
    pageId: initial.head.id,
    page,
    selection,
    problems: createProblemStore(),
    fieldFocus: createStore(() => ({ request: null as FieldRequest | null })),
    edit: (make) => {
      const edit = make(page.state());
      return edit !== undefined && page.apply(edit);
    },
  };
}

/** A field that somebody asked to see, such as the one a problem is about. */
export interface FieldRequest {
  /** Of a section or widget; null for the page itself. */
  readonly nodeId: string | null;
  /** JSON Pointer from the owner of the field, as `FieldChange.pointer`. */
  readonly pointer: string;
}

/** The inspector takes a request as soon as it shows the field, and puts the focus there. */
type FieldFocus = StoreApi<{ readonly request: FieldRequest | null }>;
