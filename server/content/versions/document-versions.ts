import type { Kysely } from 'kysely';
import type { PageVersionSummary } from '#schemas/api/content-versions.ts';
import type { Tables } from '../../db/schema.ts';
import { toEtag } from '../../http/etag.ts';
import { type DocumentKey, documentColumns } from '../../sites/documents/document-key.ts';
import type { DocumentState } from '../documents/document-state.ts';
import type { StoredText } from '../documents/send-stored-text.ts';

/** Every version of a document, newest first. */
export async function listVersions(
  kysely: Kysely<Tables>,
  key: DocumentKey,
  { liveVersion }: Pick<DocumentState, 'liveVersion'>,
): Promise<PageVersionSummary[]> {
  const rows = await kysely
    .selectFrom('document_versions')
    .select(['version', 'checksum', 'source', 'created_at', 'created_by', 'reason'])
    .where((eb) => eb.and(documentColumns(key)))
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

/** Undefined where the document has no such version. */
export function loadVersion(
  kysely: Kysely<Tables>,
  key: DocumentKey,
  version: number,
): Promise<StoredText | undefined> {
  return kysely
    .selectFrom('document_versions')
    .select(['document', 'checksum'])
    .where((eb) => eb.and(documentColumns(key)))
    .where('version', '=', version)
    .executeTakeFirst();
}
