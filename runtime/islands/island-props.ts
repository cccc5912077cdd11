import type { PageContextValue } from '../context/page-context.ts';

/** What travels to the browser for one island, as JSON beside its markup. */
export interface IslandProps {
  readonly id: string;
  readonly content: object;
}

/** Element id of the page's own JSON, which all islands of the page share. */
export const PAGE_DATA_ID = 'rumbo-page';

/** The part of the page context that islands read from `PAGE_DATA_ID`. */
export type PageData = PageContextValue;
