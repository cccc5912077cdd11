interface VisitEntry {
  readonly url: string | null;
  readonly key: string;
}

/** What this needs of the Navigation API, which older browsers do not have. */
interface VisitHistory {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly VisitEntry[];
  traverseTo(key: string): unknown;
}

/**
 * Goes back in the history where the visitor has come from the place that a link leads to: there the browser has kept
 * how far the list was scrolled.
 * @returns whether it does
 */
export function goBackTo(href: string, history: VisitHistory | undefined): boolean {
  const entry = history
    ?.entries()
    .slice(0, history.currentEntry?.index ?? 0)
    .findLast(({ url }) => url === href);
  if (entry) history?.traverseTo(entry.key);
  return entry !== undefined;
}
