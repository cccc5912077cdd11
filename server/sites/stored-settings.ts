import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { SiteKey } from './documents/site-key.ts';

/** The text of a site's settings; undefined where there is no such site. */
export async function loadSettings(
  rows: Kysely<Tables>,
  { agencyId, siteId }: SiteKey,
): Promise<string | undefined> {
  const site = await rows
    .selectFrom('sites')
    .select('settings')
    .where('agency_id', '=', agencyId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return site?.settings;
}
