import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Rows } from '../../assets/asset-rows.ts';
import { siteColumns } from '../../sites/page-key.ts';
import { checksumOf } from '../../sites/site-folder.ts';
import type { SiteKey } from '../../sites/site-rows.ts';
import { loadSettings } from '../../sites/stored-settings.ts';
import { newestPublished } from '../documents/page-summaries.ts';
import { type AssetReference, referencesOfPage, referencesOfSettings } from './asset-references.ts';

/** A place of a site that shows a file. */
export interface AssetUse extends AssetReference {
  /** undefined for the site's settings */
  readonly pageId?: string;
  /** `unpublished` is what a page showed when it was last on the site. */
  readonly state: 'live' | 'draft' | 'unpublished' | 'settings';
}

interface DocumentKey {
  readonly pageId: string;
  readonly checksum: string;
  readonly state: 'live' | 'draft' | 'unpublished';
  /** null for a draft */
  readonly version: number | null;
}

/** References remembered by the checksum of their document, which never changes what it says. */
const known = new LRUCache<string, readonly AssetReference[]>({
  maxSize: 200_000,
  sizeCalculation: (references) => references.length + 1,
});

/** Where a site names files: its settings, and its pages outside the bin as they are live and as they are edited. */
export async function loadAssetUses(rows: Rows, key: SiteKey): Promise<AssetUse[]> {
  const settings = referencesOfSettings((await loadSettings(rows, key)) ?? '');
  const uses: AssetUse[] = settings.map((reference) => ({ ...reference, state: 'settings' }));
  const documents = [...(await listVersions(rows, key)), ...(await listDrafts(rows, key))];
  for (const document of documents) {
    const { pageId, state } = document;
    const references = await loadReferences(rows, key, document);
    for (const reference of references) uses.push({ ...reference, pageId, state });
  }
  return uses;
}

/** How many uses each asset has, counted once for all of them. */
export function countUses(
  uses: readonly AssetUse[],
): (asset: { readonly path: string; readonly hash: string }) => number {
  const counts = new Map<string, number>();
  for (const { asset } of uses) counts.set(asset, (counts.get(asset) ?? 0) + 1);
  return ({ path, hash }) => (counts.get(path) ?? 0) + (counts.get(hash) ?? 0);
}

/** What each page shows, or showed when it was last published. */
async function listVersions(rows: Rows, key: SiteKey): Promise<DocumentKey[]> {
  const versions = await rows
    .selectFrom('pages')
    .innerJoin('page_versions as shown', (join) =>
      join
        .onRef('shown.agency_id', '=', 'pages.agency_id')
        .onRef('shown.site_id', '=', 'pages.site_id')
        .onRef('shown.page_id', '=', 'pages.page_id')
        .on('shown.version', '=', sql<number>`coalesce(pages.live_version, ${newestPublished})`),
    )
    .select(['pages.page_id', 'pages.live_version', 'shown.version', 'shown.checksum'])
    .where('pages.agency_id', '=', key.agencyId)
    .where('pages.site_id', '=', key.siteId)
    .where('pages.deleted_at', 'is', null)
    .orderBy('pages.page_id')
    .execute();
  return versions.map(({ page_id, live_version, version, checksum }) => ({
    pageId: page_id,
    version,
    checksum,
    state: live_version === null ? 'unpublished' : 'live',
  }));
}

async function listDrafts(rows: Rows, key: SiteKey): Promise<DocumentKey[]> {
  const drafts = await rows
    .selectFrom('page_drafts as draft')
    .innerJoin('pages', (join) =>
      join
        .onRef('pages.agency_id', '=', 'draft.agency_id')
        .onRef('pages.site_id', '=', 'draft.site_id')
        .onRef('pages.page_id', '=', 'draft.page_id'),
    )
    .select(['draft.page_id', 'draft.checksum'])
    .where('draft.agency_id', '=', key.agencyId)
    .where('draft.site_id', '=', key.siteId)
    .where('pages.deleted_at', 'is', null)
    .orderBy('draft.page_id')
    .execute();
  return drafts.map(({ page_id, checksum }) => ({
    pageId: page_id,
    checksum,
    state: 'draft',
    version: null,
  }));
}

/** A document is read only where it is new. Its own checksum counts, for it may have changed since it was listed. */
async function loadReferences(
  rows: Rows,
  key: SiteKey,
  document: DocumentKey,
): Promise<readonly AssetReference[]> {
  const before = known.get(document.checksum);
  if (before !== undefined) return before;
  const text = await loadText(rows, key, document);
  if (text === undefined) return [];
  const references = referencesOfPage(text);
  known.set(checksumOf(text), references);
  return references;
}

async function loadText(
  rows: Rows,
  key: SiteKey,
  { pageId, version }: DocumentKey,
): Promise<string | undefined> {
  const page = { ...siteColumns(key), page_id: pageId };
  const stored =
    version === null
      ? await rows
          .selectFrom('page_drafts')
          .select('document')
          .where((eb) => eb.and(page))
          .executeTakeFirst()
      : await rows
          .selectFrom('page_versions')
          .select('document')
          .where((eb) => eb.and({ ...page, version }))
          .executeTakeFirst();
  return stored?.document;
}
