import type { Kysely } from 'kysely';
import type { PageVersionSummary } from '#schemas/api/content-versions.ts';
import type { Tables } from '../../db/schema.ts';
import { toEtag } from '../../http/etag.ts';
import { type PageKey, pageColumns } from '../../sites/page-key.ts';
import type { PageState } from './page-state.ts';

/** Every version of a page, newest first. */
export async function listVersions(
  kysely: Kysely<Tables>,
  key: PageKey,
  { liveVersion }: Pick<PageState, 'liveVersion'>,
): Promise<PageVersionSummary[]> {
  const rows = await kysely
    .selectFrom('page_versions')
    .select(['version', 'checksum', 'source', 'created_at', 'created_by', 'reason'])
    .where((eb) => eb.and(pageColumns(key)))
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ version, checksum, source, created_at, created_by, reason }) => ({
    version,
    source,
    reason,
    isLive: version === liveVersion,
    etag: toEtag(checksum),
    createdAt: created_at.toISOString(),
    createdBy: created_by,
  }));
}

/** The text of a version; undefined where the page has no such one. */
export async function loadVersion(
  kysely: Kysely<Tables>,
  key: PageKey,
  version: number,
): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('page_versions')
    .select('document')
    .where((eb) => eb.and(pageColumns(key)))
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.document;
}
