import { isParameter, splitVariant, toPagePath, type VariantPath } from './page-path.ts';
import type { PageAddresses } from './page-summary.ts';

/** A site's pages prepared for look-ups by address. The router and the rules share it, so that they agree. */
export interface PageIndex<Page> {
  /** Pages by url and alias without parameters, composed (NFC). */
  readonly byPath: ReadonlyMap<string, Page>;
  readonly patterns: readonly PagePattern<Page>[];
  readonly jobListing: Page | undefined;
}

interface PagePattern<Page> {
  /** Segments of an address with a parameter such as `{urlSlug}`. */
  readonly segments: readonly string[];
  readonly page: Page;
}

export interface PageMatch<Page> extends VariantPath, PageAt<Page> {}

interface PageAt<Page> {
  readonly page: Page;
  /** Values of the parameters in the page's url. */
  readonly params: Readonly<Record<string, string>>;
}

/** Where every site shows its page of type JOB_LISTING. */
const JOB_SEARCH_PATH = '/job-search';

/** Page of a site's own form for jobs that name no other place to apply (decisions.md, "Search and location"). */
export const APPLY_PATH = '/aplicar/web';

/**
 * System pages have no address: errors show them. Parameters are for pages of type JOB_DETAIL. A page
 * whose type is not known may have either. A page's url comes before every alias.
 */
export function createPageIndex<Page extends PageAddresses>(
  pages: readonly Page[],
): PageIndex<Page> {
  const addressed = pages.filter(({ type }) => type !== 'SYSTEM');
  const aliases = addressed.flatMap((page) => entriesOf(page, page.aliases ?? []));
  const entries = [...aliases, ...addressed.flatMap((page) => entriesOf(page, [page.url]))];
  return {
    byPath: new Map(entries.filter(([address]) => !hasParameter(address))),
    patterns: entries
      .filter(
        ([address, { type = 'JOB_DETAIL' }]) => type === 'JOB_DETAIL' && hasParameter(address),
      )
      .map(([address, page]) => ({ segments: address.split('/'), page })),
    jobListing: addressed.find(({ type }) => type === 'JOB_LISTING'),
  };
}

/**
 * The page at a decoded path of its site, by url, alias or one of the addresses every site has.
 * @param path composed (NFC), without the site's prefix and without a trailing slash
 * @param home the site's `urls.home`, which `/` shows unless a page has that address
 */
export function matchPage<Page>(
  index: PageIndex<Page>,
  path: string,
  home: string,
): PageMatch<Page> | undefined {
  const own = splitVariant(path);
  const found = pageAt(index, own.path) ?? defaultPage(index, own.path, home);
  return found && { ...found, ...own };
}

function defaultPage<Page>(
  index: PageIndex<Page>,
  path: string,
  home: string,
): PageAt<Page> | undefined {
  if (path === '/') return pageAt(index, toPagePath(home));
  if (path !== JOB_SEARCH_PATH || index.jobListing === undefined) return undefined;
  return { page: index.jobListing, params: {} };
}

function pageAt<Page>(
  { byPath, patterns }: PageIndex<Page>,
  path: string,
): PageAt<Page> | undefined {
  const page = byPath.get(path);
  if (page !== undefined) return { page, params: {} };
  const segments = path.split('/');
  const found = patterns.find((pattern) => matches(pattern.segments, segments));
  return found && { page: found.page, params: paramsOf(found.segments, segments) };
}

function paramsOf(
  pattern: readonly string[],
  segments: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pattern.flatMap((part, i) =>
      isParameter(part) ? [[part.slice(1, -1), segments[i] ?? '']] : [],
    ),
  );
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, i) => (isParameter(part) ? segments[i] !== '' : part === segments[i]))
  );
}

function entriesOf<Page>(page: Page, addresses: readonly string[]): [string, Page][] {
  return addresses.map((address) => [address.normalize('NFC'), page]);
}

function hasParameter(address: string): boolean {
  return address.split('/').some(isParameter);
}
