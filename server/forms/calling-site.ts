import type { FastifyRequest } from 'fastify';
import { resolveSite, sitesOfHost } from '../sites/resolve-page.ts';
import type { SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';

/** What a request says of where it comes from. */
export type Caller = Pick<FastifyRequest, 'host' | 'headers'>;

/** The site that a call names; where it names none, the one whose page sends it. */
export function callingSite(
  { sites }: Pick<SiteStore, 'sites'>,
  { host, headers }: Caller,
  websiteId: string | undefined,
): SiteEntry | undefined {
  if (websiteId !== undefined) return sites.find(({ site }) => site.id === websiteId);
  const segments = refererSegments(headers.referer, host);
  return resolveSite(sites, { host, segments })?.entry;
}

/**
 * The site whose form a call means that names no site: the one whose page sends it, else the only one of its host
 * that has such a form. Two that have one cannot be told apart.
 */
export function siteWithForm(
  store: Pick<SiteStore, 'sites'>,
  caller: Caller,
  formId: string,
): SiteEntry | undefined {
  const hasForm = ({ forms }: SiteEntry) => forms.some(({ form }) => form.id === formId);
  const calling = callingSite(store, caller, undefined);
  if (calling !== undefined && hasForm(calling)) return calling;
  const [only, ...others] = sitesOfHost(store.sites, caller.host).filter(hasForm);
  return others.length === 0 ? only : undefined;
}

/** Of a page on the same host, still encoded: prefixes of sites are plain. None where the browser says none. */
function refererSegments(referer: string | undefined, host: string): readonly string[] {
  if (referer === undefined || !URL.canParse(referer)) return [];
  const url = new URL(referer);
  return url.host === host ? url.pathname.split('/').filter(Boolean) : [];
}
