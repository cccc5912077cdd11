import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { SiteKey } from './site-rows.ts';

/** A query of the pages of a site with the versions that visitors get, which it calls `live`. */
export function selectLivePages(rows: Kysely<Tables>, { agencyId, siteId }: SiteKey) {
  return rows
    .selectFrom('pages')
    .innerJoin('page_versions as live', (join) =>
      join
        .onRef('live.agency_id', '=', 'pages.agency_id')
        .onRef('live.site_id', '=', 'pages.site_id')
        .onRef('live.page_id', '=', 'pages.page_id')
        .onRef('live.version', '=', 'pages.live_version'),
    )
    .where('pages.agency_id', '=', agencyId)
    .where('pages.site_id', '=', siteId);
}
