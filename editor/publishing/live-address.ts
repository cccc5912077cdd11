import type { SiteDocument } from '#schemas/documents/documents.ts';
import { isParameter } from '#schemas/pages/page-path.ts';
import type { ListedPage } from '../service/page-summary.ts';

/**
 * Where visitors find a page of a site; null for pages that have no address of their own: those of the system, and
 * those of jobs, of which there is one for each job.
 * @param origin of this editor, for sites that answer on any host
 */
export function liveAddress(
  { hosts, sitePrefix }: Pick<SiteDocument, 'hosts' | 'sitePrefix'>,
  { url, type }: Pick<ListedPage, 'url' | 'type'>,
  origin: string,
): string | null {
  if (type === 'SYSTEM' || url.split('/').some(isParameter)) return null;
  const { host, protocol } = new URL(origin);
  const [first] = hosts;
  const own = first === undefined || hosts.includes(host) ? origin : `${protocol}//${first}`;
  const prefix = sitePrefix === '' ? '' : `/${sitePrefix}`;
  return `${own}${prefix}${url}`;
}
