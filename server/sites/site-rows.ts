import { sql, type Transaction } from 'kysely';
import type { PageDocument } from '#schemas/documents/documents.ts';
import type { DocumentSource, Tables } from '../db/schema.ts';
import type { StoredPage, StoredVersion } from './page-plan.ts';
import type { SiteFolder } from './site-folder.ts';
import { storedUrl } from './stored-url.ts';

export interface SiteKey {
  readonly agencyId: string;
  readonly siteId: string;
}

type Rows = Transaction<Tables>;

/**
 * Writes agency and site; settings that a recruiter saved stay.
 * @returns whether they stayed although the file says something else
 */
export async function saveSite(rows: Rows, { site, settings }: SiteFolder): Promise<boolean> {
  const agency = { agency_id: site.agencyId, name: site.agencyName };
  await rows
    .insertInto('agencies')
    .values(agency)
    .onConflict((on) => on.column('agency_id').doUpdateSet({ name: agency.name }))
    .execute();
  const row = {
    agency_id: site.agencyId,
    site_id: site.id,
    client_id: site.clientId,
    settings,
    source: 'file' as const,
  };
  await rows
    .insertInto('sites')
    .values(row)
    .onConflict((on) => on.columns(['agency_id', 'site_id']).doNothing())
    .execute();
  // The lock makes two servers that start together import one after the other.
  const stored = await rows
    .selectFrom('sites')
    .select(['settings', 'source'])
    .where('agency_id', '=', site.agencyId)
    .where('site_id', '=', site.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (stored.settings === settings) return false;
  if (stored.source === 'editor') return true;
  await rows
    .updateTable('sites')
    .set({ settings, client_id: site.clientId, updated_at: new Date() })
    .where('agency_id', '=', site.agencyId)
    .where('site_id', '=', site.id)
    .execute();
  return false;
}

export async function loadStoredPages(
  rows: Rows,
  { agencyId, siteId }: SiteKey,
): Promise<StoredPage[]> {
  // Locked in the order of ids: whoever publishes or takes off one of them meanwhile waits, or is seen.
  const pages = await rows
    .selectFrom('pages')
    .select(['page_id', 'url', 'aliases', 'live_version', 'deleted_at'])
    .where('agency_id', '=', agencyId)
    .where('site_id', '=', siteId)
    .orderBy('page_id')
    .forNoKeyUpdate()
    .execute();
  const drafts = await rows
    .selectFrom('page_drafts')
    .select('page_id')
    .where('agency_id', '=', agencyId)
    .where('site_id', '=', siteId)
    .execute();
  const drafted = new Set(drafts.map(({ page_id }) => page_id));
  const versions = await rows
    .selectFrom('page_versions')
    .select(['page_id', 'version', 'source', 'checksum'])
    .where('agency_id', '=', agencyId)
    .where('site_id', '=', siteId)
    .orderBy('version')
    .execute();
  const byPage = new Map(pages.map(({ page_id }) => [page_id, [] as StoredVersion[]]));
  for (const { page_id, ...version } of versions) byPage.get(page_id)?.push(version);
  return pages.map(({ page_id, url, aliases, live_version, deleted_at }) => ({
    pageId: page_id,
    url,
    aliases: toAliases(aliases),
    liveVersion: live_version,
    hasDraft: drafted.has(page_id),
    isDeleted: deleted_at !== null,
    versions: byPage.get(page_id) ?? [],
  }));
}

/**
 * Takes pages off the site. No page's address begins with `#`, so an unpublished page blocks no other,
 * and addresses can be swapped.
 */
export async function unpublishPages(
  rows: Rows,
  { agencyId, siteId }: SiteKey,
  pageIds: readonly string[],
): Promise<void> {
  for (const pageId of pageIds) {
    await rows
      .updateTable('pages')
      .set({ live_version: null, url: `#${pageId}`, updated_at: new Date() })
      .where('agency_id', '=', agencyId)
      .where('site_id', '=', siteId)
      .where('page_id', '=', pageId)
      .execute();
  }
}

/** A document to make live: a new version, or one that the database has already. */
export interface LiveDocument {
  readonly pageId: string;
  readonly page: PageDocument;
  readonly text: string;
  readonly checksum: string;
  readonly version: number;
  /** False when the database has this version already. */
  readonly isNew: boolean;
  readonly source: DocumentSource;
  /** null when it comes from a file. */
  readonly createdBy: string | null;
  /** Where the page was when it was published last. */
  readonly previousUrls: readonly string[];
}

/** Makes a document live. Whoever asks for the address that the page leaves is sent on from now on. */
export async function publishPage(rows: Rows, site: SiteKey, live: LiveDocument): Promise<void> {
  const { page, pageId, version } = live;
  const key = { agency_id: site.agencyId, site_id: site.siteId, page_id: pageId };
  const state = {
    url: storedUrl(page),
    type: page.type,
    title: page.metadata.title,
    aliases: JSON.stringify(page.aliases ?? []),
    live_version: version,
    updated_at: new Date(),
  };
  await rows
    .insertInto('pages')
    .values({ ...key, ...state })
    .onConflict((on) => on.columns(['agency_id', 'site_id', 'page_id']).doUpdateSet(state))
    .execute();
  await leaveRedirects(rows, site, live);
  if (!live.isNew) return;
  const { text, checksum, source, createdBy } = live;
  await rows
    .insertInto('page_versions')
    .values({ ...key, version, document: text, checksum, source, created_by: createdBy })
    .execute();
}

/** Addresses as the column keeps them, composed as requests are. */
function toAliases(column: string): string[] {
  return (JSON.parse(column) as string[]).map((alias) => alias.normalize('NFC'));
}

/** A redirect never stands where a page is. */
async function leaveRedirects(
  rows: Rows,
  { agencyId, siteId }: SiteKey,
  { pageId, page, previousUrls }: LiveDocument,
): Promise<void> {
  const urls = page.type === 'SYSTEM' ? [] : previousUrls.filter((url) => !url.startsWith('#'));
  for (const url of urls) {
    await rows
      .insertInto('page_redirects')
      .values({ agency_id: agencyId, site_id: siteId, url, page_id: pageId })
      .onConflict((on) =>
        on.columns(['agency_id', 'site_id', 'url']).doUpdateSet({ page_id: pageId }),
      )
      .execute();
  }
  const live = await rows
    .selectFrom('pages')
    .select(['url', 'aliases'])
    .where('agency_id', '=', agencyId)
    .where('site_id', '=', siteId)
    .where('live_version', 'is not', null)
    .execute();
  const taken = live.flatMap(({ url, aliases }) => [url, ...toAliases(aliases)]);
  await rows
    .deleteFrom('page_redirects')
    .where('agency_id', '=', agencyId)
    .where('site_id', '=', siteId)
    .where('url', '=', sql<string>`any(${taken})`)
    .execute();
}

/** Lets nobody else change what a site is until the transaction ends; rows that refer to it may be added. */
export async function lockSite(rows: Rows, { agencyId, siteId }: SiteKey): Promise<void> {
  await rows
    .selectFrom('sites')
    .select('site_id')
    .where('agency_id', '=', agencyId)
    .where('site_id', '=', siteId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
