import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { selectLivePages } from '../../sites/live-pages.ts';
import type { SiteKey } from '../../sites/site-rows.ts';

/** `working`: the draft, or the newest published version; `live`: what visitors get. */
export type ExportState = 'working' | 'live';

export interface ExportedDocument {
  readonly pageId: string;
  readonly document: string;
}

/** The documents of every page that is not in the bin, without an order. */
export function loadDocuments(
  rows: Kysely<Tables>,
  key: SiteKey,
  state: ExportState,
): Promise<ExportedDocument[]> {
  return documentsOf(rows, key, state).select(['page_id as pageId', 'document']).execute();
}

/** What they weigh together, in bytes. */
export async function sumDocuments(
  rows: Kysely<Tables>,
  key: SiteKey,
  state: ExportState,
): Promise<number> {
  const { bytes } = await documentsOf(rows, key, state)
    .select(sql<string>`coalesce(sum(octet_length(document)), 0)`.as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

function documentsOf(rows: Kysely<Tables>, key: SiteKey, state: ExportState) {
  return rows.selectFrom((state === 'live' ? live(rows, key) : working(rows, key)).as('documents'));
}

function live(rows: Kysely<Tables>, key: SiteKey) {
  return selectLivePages(rows, key)
    .select(['pages.page_id', 'live.document'])
    .where('pages.deleted_at', 'is', null);
}

/** A page with neither draft nor published version says nothing, and is no file. */
function working(rows: Kysely<Tables>, { agencyId, siteId }: SiteKey) {
  return rows
    .selectFrom('pages')
    .leftJoin('page_drafts as draft', (join) =>
      join
        .onRef('draft.agency_id', '=', 'pages.agency_id')
        .onRef('draft.site_id', '=', 'pages.site_id')
        .onRef('draft.page_id', '=', 'pages.page_id'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('page_versions as version')
          .select('version.document')
          .whereRef('version.agency_id', '=', 'pages.agency_id')
          .whereRef('version.site_id', '=', 'pages.site_id')
          .whereRef('version.page_id', '=', 'pages.page_id')
          .where('version.reason', '=', 'published')
          .orderBy('version.version', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select([
      'pages.page_id',
      sql<string>`coalesce(draft.document, newest.document)`.as('document'),
    ])
    .where('pages.agency_id', '=', agencyId)
    .where('pages.site_id', '=', siteId)
    .where('pages.deleted_at', 'is', null)
    .where(sql`coalesce(draft.document, newest.document)`, 'is not', null);
}
