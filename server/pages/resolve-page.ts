import type { PageDocument, SiteDocument } from '#schemas/documents.ts';

/** A published page as far as finding it needs. */
export interface RoutablePage {
  readonly url: string;
  readonly type: PageDocument['type'];
}

/** A site as far as finding its pages needs. */
export interface RoutableSite<Page extends RoutablePage> {
  readonly site: Pick<SiteDocument, 'hosts' | 'sitePrefix' | 'urls'>;
  /** Pages by url and alias, composed (NFC). */
  readonly pageByPath: ReadonlyMap<string, Page>;
}

export interface PageRequest {
  /** `Host` of the request, with or without a port. */
  readonly host: string;
  /** Decoded segments of the whole path. */
  readonly segments: readonly string[];
}

export interface SiteMatch<Site> {
  readonly entry: Site;
  /** Segments below the site's prefix. */
  readonly segments: readonly string[];
}

export interface PageMatch<Page> {
  readonly page: Page;
  /** `p` when the path held a `/p/` segment. */
  readonly variant: 'p' | null;
  /** Path below the prefix and without the `/p/` segment. */
  readonly path: string;
}

const JOB_SEARCH_PATH = '/job-search';

/**
 * The site that answers: one that lists the host comes before those that answer on any host, then the
 * longest prefix wins. A site that lists other hosts never answers.
 */
export function resolveSite<Page extends RoutablePage, Site extends RoutableSite<Page>>(
  sites: readonly Site[],
  { host, segments }: PageRequest,
): SiteMatch<Site> | undefined {
  const matching = sitesOfHost(sites, host).filter(({ site }) =>
    startsWith(segments, toSegments(site.sitePrefix)),
  );
  const [entry] = matching.sort((a, b) => rank(b) - rank(a));
  return entry && { entry, segments: segments.slice(toSegments(entry.site.sitePrefix).length) };
}

/** The sites that answer on a host. */
export function sitesOfHost<Site extends { readonly site: Pick<SiteDocument, 'hosts'> }>(
  sites: readonly Site[],
  host: string,
): Site[] {
  return sites.filter(
    ({ site }) => site.hosts.length === 0 || findListedHost(site, host) !== undefined,
  );
}

/** The host of a request as the site lists it; undefined where it does not. */
export function findListedHost(
  { hosts }: Pick<SiteDocument, 'hosts'>,
  host: string,
): string | undefined {
  const names = hostNames(host);
  return hosts.find((listed) => names.includes(listed));
}

/** The page at a path of a site, by url, alias or one of the addresses every site has. */
export function resolvePage<Page extends RoutablePage>(
  { site, pageByPath }: RoutableSite<Page>,
  segments: readonly string[],
): PageMatch<Page> | undefined {
  const at = segments.findIndex((segment, i) => segment === 'p' && i < segments.length - 1);
  const own = at < 0 ? segments : segments.toSpliced(at, 1);
  const path = `/${own.join('/')}`;
  const page = pageByPath.get(path) ?? defaultPage(path, site, pageByPath);
  return page && { page, variant: at < 0 ? null : 'p', path };
}

function defaultPage<Page extends RoutablePage>(
  path: string,
  { urls }: Pick<SiteDocument, 'urls'>,
  pageByPath: ReadonlyMap<string, Page>,
): Page | undefined {
  if (path === '/') return pageByPath.get(urls.home.normalize('NFC'));
  if (path !== JOB_SEARCH_PATH) return undefined;
  return [...pageByPath.values()].find(({ type }) => type === 'JOB_LISTING');
}

/** A host as sites may list it: with its port, and without. */
function hostNames(host: string): string[] {
  const full = host.toLowerCase();
  const name = full.replace(/:\d+$/, '');
  return [full, name, name.replace(/\.$/, '')];
}

function rank({ site: { hosts, sitePrefix } }: Pick<RoutableSite<RoutablePage>, 'site'>): number {
  return (hosts.length > 0 ? 1000 : 0) + toSegments(sitePrefix).length;
}

function toSegments(sitePrefix: string): string[] {
  return sitePrefix === '' ? [] : sitePrefix.split('/');
}

function startsWith(segments: readonly string[], start: readonly string[]): boolean {
  return start.every((segment, i) => segments[i] === segment);
}
