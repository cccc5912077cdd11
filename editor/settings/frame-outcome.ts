/** What became of a header or footer on one page. */
export type FrameOutcome =
  /** Visitors see it. */
  | 'live'
  /** The page is on the site, and nothing but this waits to be published. */
  | 'waiting'
  /** As `waiting`, but the draft has other changes too. */
  | 'mixed'
  /** The page is not on the site. */
  | 'off-site'
  /** Changed, but its draft has errors and could not be published. */
  | 'refused'
  /** Not changed. */
  | 'failed';

/** Outcomes by page. */
export type FrameOutcomes = ReadonlyMap<string, FrameOutcome>;

/** Pages that could be published now. */
export function waitingPages(outcomes: FrameOutcomes): readonly string[] {
  return [...outcomes].flatMap(([pageId, outcome]) =>
    outcome === 'waiting' || outcome === 'mixed' ? [pageId] : [],
  );
}
