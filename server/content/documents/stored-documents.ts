import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { type KindKey, sameDocument } from '../../sites/documents/document-key.ts';
import { selectLiveDocuments } from '../../sites/documents/live-documents.ts';

/** `working`: the draft, or the newest published version; `live`: what visitors get. */
export type ExportState = 'working' | 'live';

export interface ExportedDocument {
  readonly documentId: string;
  readonly document: string;
}

/** The texts of every document of a kind that is not in the bin, without an order. */
export function loadDocuments(
  rows: Kysely<Tables>,
  key: KindKey,
  state: ExportState,
): Promise<ExportedDocument[]> {
  return documentsOf(rows, key, state).select(['document_id as documentId', 'document']).execute();
}

/** What they weigh together, in bytes. */
export async function sumDocuments(
  rows: Kysely<Tables>,
  key: KindKey,
  state: ExportState,
): Promise<number> {
  const { bytes } = await documentsOf(rows, key, state)
    .select(sql<string>`coalesce(sum(octet_length(document)), 0)`.as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

function documentsOf(rows: Kysely<Tables>, key: KindKey, state: ExportState) {
  return rows.selectFrom((state === 'live' ? live(rows, key) : working(rows, key)).as('documents'));
}

function live(rows: Kysely<Tables>, key: KindKey) {
  return selectLiveDocuments(rows, key)
    .select(['documents.document_id', 'live.document'])
    .where('documents.deleted_at', 'is', null);
}

/** A document with neither draft nor published version says nothing, and is no file. */
function working(rows: Kysely<Tables>, { agencyId, siteId, kind }: KindKey) {
  return rows
    .selectFrom('documents')
    .leftJoin('document_drafts as draft', (join) => join.on(sameDocument('draft', 'documents')))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('document_versions as version')
          .select('version.document')
          .where(sameDocument('version', 'documents'))
          .where('version.reason', '=', 'published')
          .orderBy('version.version', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select([
      'documents.document_id',
      sql<string>`coalesce(draft.document, newest.document)`.as('document'),
    ])
    .where('documents.agency_id', '=', agencyId)
    .where('documents.site_id', '=', siteId)
    .where('documents.kind', '=', kind)
    .where('documents.deleted_at', 'is', null)
    .where(sql`coalesce(draft.document, newest.document)`, 'is not', null);
}
