import type { Kysely } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { type KindKey, sameDocument } from './document-key.ts';

/** A query of the documents of a kind with the versions that visitors get, which it calls `live`. */
export function selectLiveDocuments(rows: Kysely<Tables>, { agencyId, siteId, kind }: KindKey) {
  return rows
    .selectFrom('documents')
    .innerJoin('document_versions as live', (join) =>
      join
        .on(sameDocument('live', 'documents'))
        .onRef('live.version', '=', 'documents.live_version'),
    )
    .where('documents.agency_id', '=', agencyId)
    .where('documents.site_id', '=', siteId)
    .where('documents.kind', '=', kind);
}
