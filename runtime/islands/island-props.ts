/** What travels to the browser for one island, as JSON beside its markup. */
export interface IslandProps {
  readonly id: string;
  readonly content: object;
  /** What its own queries answered, by their keys. */
  readonly results?: Readonly<Record<string, unknown>>;
}

/** Element id of the page's own JSON, a `PageContextValue`, which all islands of the page share. */
export const PAGE_DATA_ID = 'rumbo-page';
