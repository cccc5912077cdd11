/** A page that no search has: its total and facets cost no list. */
export const BEYOND = { pageSize: 1, pageNumber: 10_000_000 } as const;
