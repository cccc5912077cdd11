import type { Kysely } from 'kysely';
import type { PageSummary } from '#schemas/pages/page-summary.ts';
import type { Tables } from '../../db/schema.ts';
import { sameDocument } from '../../sites/documents/document-key.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { shownUrl } from '../../sites/documents/stored-url.ts';
import { loadLeftAddresses } from '../../sites/left-addresses.ts';
import { loadApplications } from './form-facts.ts';
import { lastUrl } from './last-published.ts';

/**
 * The pages of a site outside the bin, by id: those that are on it by what is live, the others by what they would
 * show. Undefined for one whose draft does not say its address.
 */
export type PageSummaries = ReadonlyMap<string, PageSummary | undefined>;

export async function loadPageSummaries(
  rows: Kysely<Tables>,
  site: SiteKey,
): Promise<PageSummaries> {
  const { agencyId, siteId } = site;
  const former = await loadFormerUrls(rows, site);
  const applications = await loadApplications(rows, site);
  const pages = await rows
    .selectFrom('documents')
    .leftJoin('document_drafts as draft', (join) => join.on(sameDocument('draft', 'documents')))
    .select([
      ...([
        'documents.document_id',
        'documents.live_version',
        'documents.url',
        'documents.type',
      ] as const),
      ...([
        'documents.aliases',
        'draft.document_id as draft_id',
        'draft.url as draft_url',
      ] as const),
      ...(['draft.type as draft_type', 'draft.aliases as draft_aliases'] as const),
      lastUrl.as('last_url'),
    ])
    .where('documents.agency_id', '=', agencyId)
    .where('documents.site_id', '=', siteId)
    .where('documents.kind', '=', 'page')
    .where('documents.deleted_at', 'is', null)
    .orderBy('documents.document_id')
    .execute();
  return new Map(
    pages.filter(saysSomething).map((page) => {
      const { document_id: id } = page;
      const summary = toSummary(page, former.get(id));
      return [id, summary && { ...summary, applications: applications.get(id) }] as const;
    }),
  );
}

/** Addresses that the published pages of a site have left, by page. */
export async function loadFormerUrls(
  rows: Kysely<Tables>,
  site: SiteKey,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const byPage = new Map<string, string[]>();
  for (const { pageId, url } of await loadLeftAddresses(rows, site))
    byPage.set(pageId, [...(byPage.get(pageId) ?? []), url]);
  return byPage;
}

interface PageColumns {
  readonly document_id: string;
  readonly live_version: number | null;
  readonly url: string;
  readonly type: string;
  readonly aliases: string;
  readonly draft_id: string | null;
  readonly draft_url: string | null;
  readonly draft_type: string | null;
  readonly draft_aliases: string | null;
  readonly last_url: string | null;
}

/** A page with neither draft nor published version is no file of an export either. */
function saysSomething({ live_version, draft_id, last_url }: PageColumns): boolean {
  return live_version !== null || draft_id !== null || last_url !== null;
}

function toSummary(
  page: PageColumns,
  formerUrls: readonly string[] | undefined,
): PageSummary | undefined {
  const isPublished = page.live_version !== null;
  if (isPublished || page.draft_id === null) {
    const url = page.last_url ?? shownUrl(page.url);
    const aliases = parseAliases(page.aliases);
    const isMoving = page.draft_url !== null && page.draft_url !== url;
    return {
      id: page.document_id,
      url,
      type: page.type,
      aliases,
      isPublished,
      ...(formerUrls && { formerUrls }),
      ...(isMoving && { plannedUrl: page.draft_url }),
    };
  }
  if (page.draft_url === null) return undefined;
  return {
    id: page.document_id,
    url: page.draft_url,
    type: page.draft_type ?? undefined,
    aliases: parseAliases(page.draft_aliases ?? '[]'),
    isPublished,
  };
}

function parseAliases(column: string): string[] {
  return JSON.parse(column) as string[];
}
