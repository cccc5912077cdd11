import { createPageIndex, matchPage, type PageIndex } from '../../pages/page-index.ts';
import { isParameter, toPagePath } from '../../pages/page-path.ts';
import { addressesOf, type PageAddresses, type PageSummary } from '../../pages/page-summary.ts';

/** What rules look up among the pages of a site. */
export interface KnownPages {
  /** Where links lead, filled as they are asked for. */
  readonly targets: Map<string, LinkTarget>;
  readonly index: PageIndex<PageSummary>;
  /** Pages by the addresses that they have left. */
  readonly former: PageIndex<OtherAddress>;
  /** Pages by the addresses that they are to get. */
  readonly planned: PageIndex<OtherAddress>;
  readonly byId: ReadonlyMap<string, readonly PageSummary[]>;
  /** Pages by the collision key of each of their addresses. */
  readonly byKey: ReadonlyMap<string, readonly PageSummary[]>;
}

/** Where a link within a site leads. */
export interface LinkTarget {
  readonly page: PageSummary | undefined;
  /** The page is on the site, but gets this address only with what is to be published. */
  readonly isPlanned: boolean;
}

interface OtherAddress extends PageAddresses {
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
    planned: createPageIndex(pages.flatMap(toPlannedAddress)),
    byId: groupByKeys(pages, ({ id }) => [id]),
    byKey: groupByKeys(addressed, (page) => addressesOf(page).map(collisionKey)),
  };
  known.set(pages, made);
  return made;
}

/** Targets remembered of a site. Links repeat from page to page; hostile ones need not. */
const MAX_TARGETS = 10_000;

interface LinkedSite {
  readonly home: string;
  readonly pages: readonly PageSummary[];
}

/** The page of a known site that a link within it leads to. */
export function pageOfLink(href: string, site: LinkedSite): PageSummary | undefined {
  return targetOfLink(href, site).page;
}

/** Where a link within a known site leads. Several rules ask, for every page that has the link. */
export function targetOfLink(href: string, { home, pages }: LinkedSite): LinkTarget {
  const { former, index, planned, targets } = knownPages(pages);
  const key = `${home} ${href}`;
  const before = targets.get(key);
  if (before) return before;
  const path = toPagePath(href);
  const other = (addresses: PageIndex<OtherAddress>) => matchPage(addresses, path, home)?.page.page;
  const reached = matchPage(index, path, home)?.page ?? other(former);
  const page = reached ?? other(planned);
  const target = { page, isPlanned: reached === undefined && page !== undefined };
  if (targets.size < MAX_TARGETS) targets.set(key, target);
  return target;
}

function toFormerAddresses(page: PageSummary): OtherAddress[] {
  return (page.formerUrls ?? []).map((url) => ({ url, type: page.type, page }));
}

function toPlannedAddress(page: PageSummary): OtherAddress[] {
  const { plannedUrl: url, type } = page;
  return url === undefined ? [] : [{ url, type, page }];
}

/** Equal for addresses that the router cannot tell apart: names of parameters do not count. */
export function collisionKey(address: string): string {
  const segments = address.normalize('NFC').split('/');
  return segments.map((segment) => (isParameter(segment) ? '{}' : segment)).join('/');
}

function groupByKeys(
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
