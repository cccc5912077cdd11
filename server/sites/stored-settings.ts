import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { SiteKey } from './documents/site-key.ts';

/** The text of a site's settings; undefined where there is no such site. */
export async function loadSettings(
  rows: Kysely<Tables>,
  key: SiteKey,
): Promise<string | undefined> {
  return (await loadStoredSettings(rows, key))?.settings;
}

interface StoredSettings {
  readonly settings: string;
  readonly checksum: string;
}

/** Settings with their checksum; undefined where there is no such site. */
export function loadStoredSettings(
  rows: Kysely<Tables>,
  { agencyId, siteId }: SiteKey,
): Promise<StoredSettings | undefined> {
  return rows
    .selectFrom('sites')
    .select(['settings', 'checksum'])
    .where('agency_id', '=', agencyId)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
}
