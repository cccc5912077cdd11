import type { EditedPage } from '../edited-page.ts';
import type { Edit, HistoryStore } from '../history/history-store.ts';

/** One change of a page. Functions that make one answer undefined where it is not possible. */
export type PageEdit = Edit<EditedPage>;

export type PageStore = HistoryStore<EditedPage>;
