import type { SiteDocument } from '#schemas/documents/documents.ts';
import { matchPage, type PageIndex, type PageMatch } from '#schemas/pages/page-index.ts';

/** A site as far as finding it and its pages needs. */
export interface RoutableSite<Page> {
  readonly site: Pick<SiteDocument, 'hosts' | 'sitePrefix' | 'urls'>;
  readonly pageIndex: PageIndex<Page>;
}

interface RankedSite {
  readonly site: Pick<SiteDocument, 'hosts' | 'sitePrefix'>;
}

export interface AddressRequest {
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

/**
 * The site that answers: one that lists the host comes before those that answer on any host, then the
 * longest prefix wins. A site that lists other hosts never answers.
 */
export function resolveSite<Site extends RankedSite>(
  sites: readonly Site[],
  { host, segments }: AddressRequest,
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
export function resolvePage<Page>(
  { site, pageIndex }: RoutableSite<Page>,
  segments: readonly string[],
): PageMatch<Page> | undefined {
  return matchPage(pageIndex, `/${segments.join('/')}`, site.urls.home);
}

/** A host as sites may list it: with its port, and without. */
function hostNames(host: string): string[] {
  const full = host.toLowerCase();
  const name = full.replace(/:\d+$/, '');
  return [full, name, name.replace(/\.$/, '')];
}

function rank({ site: { hosts, sitePrefix } }: RankedSite): number {
  return (hosts.length > 0 ? 1000 : 0) + toSegments(sitePrefix).length;
}

function toSegments(sitePrefix: string): string[] {
  return sitePrefix === '' ? [] : sitePrefix.split('/');
}

function startsWith(segments: readonly string[], start: readonly string[]): boolean {
  return start.every((segment, i) => segments[i] === segment);
}
