/** The page on which a site's jobs are searched. */
export interface ListingPage {
  /** With the site's prefix. */
  readonly path: string;
  /** Jobs on a page of its results. */
  readonly pageSize: number;
}

/** What of a request its page depends on: the address, and the time. */
export interface PageRequest {
  /** Path below the site's prefix, without the `/p/` segment; percent-decoded. */
  readonly path: string;
  /** Values of the parameters in the page's url, such as `urlSlug`. */
  readonly params: Readonly<Record<string, string>>;
  /** Only the parameters that the page's widgets read, in canonical form: see `canonicalQuery`. */
  readonly query: string;
  /**
   * The moment of rendering, in ms since the epoch. A widget that reads it says in its `data.ts` until when its HTML
   * holds: see `WidgetData.expires`.
   */
  readonly now: number;
  /** Absent where the site has none. */
  readonly listing?: ListingPage | undefined;
}
