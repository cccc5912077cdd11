import type { Kysely } from 'kysely';
import type { SettingsVersionSummary } from '#schemas/api/content-versions.ts';
import type { Tables } from '../../db/schema.ts';
import { toEtag } from '../../http/etag.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { siteColumns } from '../../sites/documents/site-key.ts';
import type { StoredText } from '../documents/send-stored-text.ts';

/** More than a person looks through; older ones can be read by their number. */
const MAX_LISTED = 200;

/** Every state of a site's settings since the first change in the editor, newest first. */
export async function listSettingsVersions(
  kysely: Kysely<Tables>,
  key: SiteKey,
): Promise<SettingsVersionSummary[]> {
  const versions = await kysely
    .selectFrom('site_versions')
    .select(['version', 'checksum', 'source', 'created_at', 'created_by'])
    .where((eb) => eb.and(siteColumns(key)))
    .orderBy('version', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return versions.map(({ version, checksum, source, created_at, created_by }) => ({
    version,
    source,
    etag: toEtag(checksum),
    createdAt: created_at.toISOString(),
    createdBy: created_by,
  }));
}

/** A version; undefined where the site has no such one. */
export async function loadSettingsVersion(
  kysely: Kysely<Tables>,
  key: SiteKey,
  version: number,
): Promise<StoredText | undefined> {
  return kysely
    .selectFrom('site_versions')
    .select(['settings as document', 'checksum'])
    .where((eb) => eb.and(siteColumns(key)))
    .where('version', '=', version)
    .executeTakeFirst();
}

/** Who saved the newest version; null where it came from a file, and where there is none. */
export async function findSettingsAuthor(
  kysely: Kysely<Tables>,
  key: SiteKey,
): Promise<string | null> {
  const row = await kysely
    .selectFrom('site_versions')
    .select('created_by')
    .where((eb) => eb.and(siteColumns(key)))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_by ?? null;
}
