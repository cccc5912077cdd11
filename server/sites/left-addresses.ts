import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { LeftAddress } from './site-entry.ts';
import type { SiteKey } from './site-rows.ts';

/** Addresses that published pages of a site have left, with the type that says how to read them. */
export async function loadLeftAddresses(
  kysely: Kysely<Tables>,
  { agencyId, siteId }: SiteKey,
): Promise<LeftAddress[]> {
  const rows = await kysely
    .selectFrom('page_redirects as left')
    .innerJoin('pages', (join) =>
      join
        .onRef('left.agency_id', '=', 'pages.agency_id')
        .onRef('left.site_id', '=', 'pages.site_id')
        .onRef('left.page_id', '=', 'pages.page_id'),
    )
    .select(['left.url', 'left.page_id', 'pages.type'])
    .where('left.agency_id', '=', agencyId)
    .where('left.site_id', '=', siteId)
    .where('pages.live_version', 'is not', null)
    .orderBy('left.url')
    .execute();
  return rows.map(({ url, page_id: pageId, type }) => ({ url, pageId, type }));
}
