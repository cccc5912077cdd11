import type { DehydratedState } from '@tanstack/react-query';
import type { PageContextValue } from '../page/page-context.ts';

/** What travels to the browser for one island, as JSON beside its markup. */
export interface IslandProps {
  readonly id: string;
  readonly content: object;
  /** Answers of the queries the server already asked; absent where the widget asks none. */
  readonly queries?: DehydratedState;
}

/** Element id of the page's own JSON, which all islands of the page share. */
export const PAGE_DATA_ID = 'rumbo-page';

/** The part of the page context that islands read from `PAGE_DATA_ID`. */
export type PageData = PageContextValue;
