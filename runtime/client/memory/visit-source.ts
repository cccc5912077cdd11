/** Key in sessionStorage of where the visit came from, as a query. */
const VISIT_SOURCE = 'rumbo_source';

/** What of an address tells where a visitor came from; nothing that tells who it is. */
const TRACKING = /^(?:utm_[a-z_]+|source)$/;

/** Longest value that is taken along, and how many. */
const MAX_LENGTH = 200;
const MAX_PARAMS = 10;

type Params = readonly (readonly [name: string, value: string])[];

/** Keeps where the visit came from for as long as the tab lives, if this page's address says so. */
export function keepVisitSource(): void {
  const params = sourceIn(location.search);
  if (params.length === 0) return;
  try {
    sessionStorage.setItem(
      VISIT_SOURCE,
      new URLSearchParams(params.map(([...pair]) => pair)).toString(),
    );
  } catch {
    // Without storage the address of each page speaks for itself.
  }
}

/** Where the visit came from, by this page's address or else the one it began with: `utm_*` and `source`. */
export function visitSource(): Params {
  const own = sourceIn(location.search);
  if (own.length > 0) return own;
  try {
    return sourceIn(sessionStorage.getItem(VISIT_SOURCE) ?? '');
  } catch {
    return [];
  }
}

/** The address with where the visit came from; what it says already stays. */
export function withSource(href: string): string {
  const url = new URL(href);
  for (const [name, value] of visitSource())
    if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return url.href;
}

function sourceIn(query: string): Params {
  return [...new URLSearchParams(query)]
    .filter(([name, value]) => TRACKING.test(name) && value.length <= MAX_LENGTH)
    .slice(0, MAX_PARAMS);
}
