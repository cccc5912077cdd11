import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type AssetLibrary, type LibraryAsset, listAssets } from '../../assets/asset-library.ts';
import type { Tables } from '../../db/schema.ts';
import { siteColumns } from '../../sites/page-key.ts';
import { checksumOf } from '../../sites/site-folder.ts';
import type { SiteKey } from '../../sites/site-rows.ts';
import { loadSettings } from '../../sites/stored-settings.ts';
import { loadPageSummaries, type PageSummaries } from './page-summaries.ts';

/** What a site is before an import, without its documents. */
export interface ImportBase {
  /** undefined where there is no such site yet */
  readonly settings: string | undefined;
  readonly pages: ReadonlyMap<string, BasePage>;
  /** What rules need to know of them. */
  readonly summaries: PageSummaries;
  readonly assets: ReadonlyMap<string, LibraryAsset>;
  /** Another one whenever anything of the site changes that an export would show. */
  readonly tag: string;
}

export interface BasePage {
  readonly id: string;
  /** Of the draft, or of the newest published version where there is no draft. */
  readonly checksum: string;
  readonly hasDraft: boolean;
  /** null while the page is not on the site */
  readonly liveVersion: number | null;
  readonly publishedVersion: number | undefined;
  readonly isDeleted: boolean;
}

export async function loadImportBase(
  library: AssetLibrary,
  rows: Kysely<Tables>,
  key: SiteKey,
): Promise<ImportBase> {
  const settings = await loadSettings(rows, key);
  const pages = await loadBasePages(rows, key);
  const assets = await listAssets(library, key, rows);
  return {
    settings,
    summaries: await loadPageSummaries(rows, key),
    pages: new Map(pages.map((page) => [page.id, page])),
    assets: new Map(assets.map((asset) => [asset.path, asset])),
    tag: tagOf({ settings, pages, assets }),
  };
}

interface TaggedState {
  readonly settings: string | undefined;
  readonly pages: readonly BasePage[];
  readonly assets: readonly LibraryAsset[];
}

function tagOf({ settings, pages, assets }: TaggedState): string {
  const state = [
    settings === undefined ? null : checksumOf(settings),
    pages.map(({ id, checksum, hasDraft, liveVersion, isDeleted }) => [
      ...[id, checksum, hasDraft, liveVersion, isDeleted],
    ]),
    assets.map(({ path, hash, focus }) => [path, hash, focus && [focus.x, focus.y]]),
  ];
  return createHash('sha256').update(JSON.stringify(state)).digest('hex');
}

async function loadBasePages(rows: Kysely<Tables>, key: SiteKey): Promise<BasePage[]> {
  const pages = await rows
    .selectFrom('pages')
    .select(['page_id', 'live_version', 'deleted_at'])
    .where((eb) => eb.and(siteColumns(key)))
    .orderBy('page_id')
    .execute();
  const drafts = await loadDraftChecksums(rows, key);
  const published = await loadPublished(rows, key);
  return pages.map((page) => {
    const draft = drafts.get(page.page_id);
    const newest = published.get(page.page_id);
    return {
      id: page.page_id,
      checksum: draft?.checksum ?? newest?.checksum ?? '',
      hasDraft: draft !== undefined,
      liveVersion: page.live_version,
      publishedVersion: newest?.version,
      isDeleted: page.deleted_at !== null,
    };
  });
}

async function loadDraftChecksums(rows: Kysely<Tables>, key: SiteKey) {
  const drafts = await rows
    .selectFrom('page_drafts')
    .select(['page_id', 'checksum'])
    .where((eb) => eb.and(siteColumns(key)))
    .execute();
  return new Map(drafts.map((draft) => [draft.page_id, draft]));
}

async function loadPublished(rows: Kysely<Tables>, key: SiteKey) {
  const versions = await rows
    .selectFrom('page_versions')
    .distinctOn('page_id')
    .select(['page_id', 'version', 'checksum'])
    .where((eb) => eb.and(siteColumns(key)))
    .where('reason', '=', 'published')
    .orderBy('page_id')
    .orderBy('version', 'desc')
    .execute();
  return new Map(versions.map((version) => [version.page_id, version]));
}
