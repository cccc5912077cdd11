import type { Kysely } from 'kysely';
import type { ContentPageSummary } from '#schemas/api/content-pages.ts';
import type { Tables } from '../../db/schema.ts';
import { toEtag } from '../../http/etag.ts';
import { type KindKey, kindColumns, sameDocument } from '../../sites/documents/document-key.ts';
import { shownUrl } from '../../sites/documents/stored-url.ts';
import { lastUrl, shownVersion } from './last-published.ts';
import { loadFormerUrls } from './page-summaries.ts';

export interface DocumentListOptions {
  /** Whether to list what is in the bin instead. */
  readonly isBin: boolean;
}

/** Every document of a kind as those who edit it see it, without the texts, in the order of their ids. */
export async function listDocuments(
  kysely: Kysely<Tables>,
  key: KindKey,
  { isBin }: DocumentListOptions,
): Promise<ContentPageSummary[]> {
  const rows = await documentsWithDrafts(kysely, key, isBin);
  const schedules = await loadSchedules(kysely, key);
  const left = await loadFormerUrls(kysely, key);
  return rows.map((row) => ({
    ...namesOf(row),
    ...liveUrlOf(row),
    formerUrls: formerUrlsOf(row, left.get(row.document_id)),
    id: row.document_id,
    version: row.live_version,
    source: row.source ?? 'editor',
    status: statusOf(row),
    etag: toEtag(row.draft_checksum ?? row.checksum ?? '', row.saves),
    updatedAt: (row.draft_updated_at ?? row.updated_at).toISOString(),
    updatedBy: row.draft_updated_by ?? row.created_by,
    deletedAt: row.deleted_at?.toISOString() ?? null,
    schedules: (schedules.get(row.document_id) ?? []).map(toSchedule),
  }));
}

/** With the version that is live, or that was when the document was taken off the site. */
function documentsWithDrafts(kysely: Kysely<Tables>, key: KindKey, isBin: boolean) {
  return kysely
    .selectFrom('documents')
    .leftJoin('document_drafts as draft', (join) => join.on(sameDocument('draft', 'documents')))
    .leftJoin('document_versions as shown', (join) =>
      join.on(sameDocument('shown', 'documents')).on('shown.version', '=', shownVersion),
    )
    .select([
      ...(['documents.document_id', 'documents.url', 'documents.type', 'documents.title'] as const),
      ...(['documents.live_version', 'documents.updated_at', 'documents.deleted_at'] as const),
      'documents.saves',
      ...([
        'shown.checksum',
        'shown.source',
        'shown.created_by',
        'draft.document_id as draft_id',
      ] as const),
      lastUrl.as('last_url'),
      ...(['draft.url as draft_url', 'draft.type as draft_type'] as const),
      ...(['draft.title as draft_title', 'draft.checksum as draft_checksum'] as const),
      ...(['documents.aliases', 'draft.aliases as draft_aliases'] as const),
      ...([
        'draft.updated_at as draft_updated_at',
        'draft.updated_by as draft_updated_by',
      ] as const),
    ])
    .where('documents.agency_id', '=', key.agencyId)
    .where('documents.site_id', '=', key.siteId)
    .where('documents.kind', '=', key.kind)
    .where('documents.deleted_at', isBin ? 'is not' : 'is', null)
    .orderBy('documents.document_id')
    .execute();
}

interface NameColumns {
  readonly url: string;
  readonly type: string;
  readonly title: string;
  readonly last_url: string | null;
  readonly draft_id: string | null;
  readonly draft_url: string | null;
  readonly draft_type: string | null;
  readonly draft_title: string | null;
  readonly aliases: string;
  readonly draft_aliases: string | null;
}

interface LiveColumns {
  readonly live_version: number | null;
}

/** What the draft says comes first, for that is what is worked on. */
function namesOf(row: NameColumns) {
  const { url, type, title, last_url } = row;
  const aliases = JSON.parse(row.draft_aliases ?? row.aliases) as string[];
  if (row.draft_id === null) return { url: last_url ?? shownUrl(url), type, title, aliases };
  return {
    url: row.draft_url ?? '',
    type: row.draft_type ?? type,
    title: row.draft_title ?? '',
    aliases,
  };
}

/** Of a document that is to move. */
function liveUrlOf(row: NameColumns & LiveColumns): Pick<ContentPageSummary, 'liveUrl'> {
  const liveUrl = shownUrl(row.url);
  const isMoving = row.live_version !== null && row.draft_id !== null && row.draft_url !== liveUrl;
  return isMoving ? { liveUrl } : {};
}

/** What led to it before, and what leads to it until its draft is published: publishing leaves a redirect there. */
function formerUrlsOf(
  { url, aliases, live_version, draft_id, draft_url }: NameColumns & LiveColumns,
  left: readonly string[] = [],
): readonly string[] {
  if (live_version === null || draft_id === null) return left;
  const live = [shownUrl(url), ...(JSON.parse(aliases) as string[])];
  return [...left, ...live.filter((address) => address !== draft_url)];
}

function statusOf({
  live_version,
  draft_checksum,
}: {
  readonly live_version: number | null;
  readonly draft_checksum: string | null;
}): ContentPageSummary['status'] {
  if (live_version === null) return 'draft';
  return draft_checksum === null ? 'live' : 'changed';
}

interface ScheduleRow {
  readonly document_id: string;
  readonly action: 'publish' | 'unpublish';
  readonly run_at: Date;
  readonly created_by: string;
  readonly failure: string | null;
}

/** By document. */
async function loadSchedules(
  kysely: Kysely<Tables>,
  key: KindKey,
): Promise<ReadonlyMap<string, readonly ScheduleRow[]>> {
  const rows: readonly ScheduleRow[] = await kysely
    .selectFrom('document_schedules')
    .select(['document_id', 'action', 'run_at', 'created_by', 'failure'])
    .where((eb) => eb.and(kindColumns(key)))
    .orderBy('run_at')
    .execute();
  const byId = new Map<string, ScheduleRow[]>();
  for (const row of rows) {
    const planned = byId.get(row.document_id);
    if (planned === undefined) byId.set(row.document_id, [row]);
    else planned.push(row);
  }
  return byId;
}

function toSchedule({ action, run_at, created_by, failure }: ScheduleRow) {
  return { action, at: run_at.toISOString(), by: created_by, failure };
}
