import { createPageIndex, matchPage, type PageIndex } from '../page-index.ts';
import { isParameter, toPagePath } from '../page-path.ts';
import { addressesOf, type PageAddresses, type PageSummary } from '../page-summary.ts';

/** What rules look up among the pages of a site. */
export interface KnownPages {
  /** Where links lead, filled as they are asked for. */
  readonly targets: Map<string, { readonly page: PageSummary | undefined }>;
  readonly index: PageIndex<PageSummary>;
  /** Pages by the addresses that they have left. */
  readonly former: PageIndex<FormerAddress>;
  readonly byId: ReadonlyMap<string, readonly PageSummary[]>;
  /** Pages by the collision key of each of their addresses. */
  readonly byKey: ReadonlyMap<string, readonly PageSummary[]>;
}

interface FormerAddress extends PageAddresses {
  readonly page: PageSummary;
}

// A site's pages are judged one after the other with the same list; indexing it each time would be quadratic.
const known = new WeakMap<readonly PageSummary[], KnownPages>();

export function knownPages(pages: readonly PageSummary[]): KnownPages {
  const before = known.get(pages);
  if (before) return before;
  const addressed = pages.filter(({ type }) => type !== 'SYSTEM');
  const made = {
    targets: new Map(),
    index: createPageIndex(pages),
    former: createPageIndex(pages.flatMap(toFormerAddresses)),
    byId: groupBy(pages, ({ id }) => [id]),
    byKey: groupBy(addressed, (page) => addressesOf(page).map(collisionKey)),
  };
  known.set(pages, made);
  return made;
}

/** Targets remembered of a site. Links repeat from page to page; hostile ones need not. */
const MAX_TARGETS = 10_000;

/** The page of a known site that a link within it leads to. Several rules ask, for every page that has the link. */
export function pageOfLink(
  href: string,
  { home, pages }: { readonly home: string; readonly pages: readonly PageSummary[] },
): PageSummary | undefined {
  const { former, index, targets } = knownPages(pages);
  const key = `${home} ${href}`;
  const before = targets.get(key);
  if (before) return before.page;
  const path = toPagePath(href);
  const page = matchPage(index, path, home)?.page ?? matchPage(former, path, home)?.page.page;
  if (targets.size < MAX_TARGETS) targets.set(key, { page });
  return page;
}

function toFormerAddresses(page: PageSummary): FormerAddress[] {
  return (page.formerUrls ?? []).map((url) => ({ url, type: page.type, page }));
}

/** Equal for addresses that the router cannot tell apart: names of parameters do not count. */
export function collisionKey(address: string): string {
  const segments = address.normalize('NFC').split('/');
  return segments.map((segment) => (isParameter(segment) ? '{}' : segment)).join('/');
}

function groupBy(
  pages: readonly PageSummary[],
  keysOf: (page: PageSummary) => readonly string[],
): Map<string, PageSummary[]> {
  const groups = new Map<string, PageSummary[]>();
  for (const page of pages) {
    for (const key of keysOf(page)) {
      const group = groups.get(key);
      if (group) group.push(page);
      else groups.set(key, [page]);
    }
  }
  return groups;
}
