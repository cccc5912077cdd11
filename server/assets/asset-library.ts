import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { AssetFocus } from '#schemas/api/content-assets.ts';
import type { AssetFacts } from '#schemas/documents/asset-facts.ts';
import type { Database } from '../db/open-database.ts';
import { type AssetFile, loadAssetBytes } from '../sites/asset-file.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';
import {
  type DatabaseOrTransaction,
  loadAssetUploads,
  loadFocusPoints,
  type UploadedAsset,
} from './asset-rows.ts';
import type { AssetStore } from './asset-store.ts';

/** What is needed to read and change the assets of sites. */
export interface AssetContext {
  readonly database: Pick<Database, 'kysely' | 'publish'>;
  readonly assets: AssetStore;
}

/** A picture, a video or captions of a site as recruiters see it. */
export interface LibraryAsset extends Omit<UploadedAsset, 'createdAt' | 'createdBy'> {
  /** `file` lies in the site's folder and is changed there alone. */
  readonly source: 'file' | 'upload';
  readonly focus: AssetFocus | null;
  /** null for a file of the folder */
  readonly createdAt: Date | null;
  readonly createdBy: string | null;
}

/** Every asset of a site in the order of their paths. A file of the folder hides an upload of the same path. */
export async function listAssets(
  { database, assets }: AssetContext,
  key: SiteKey,
  rows: DatabaseOrTransaction = database.kysely,
): Promise<LibraryAsset[]> {
  const focusPoints = await loadFocusPoints(rows, key);
  const focusOf = (path: string): AssetFocus | null => focusPoints.get(path) ?? null;
  const folder = assets.folderFiles(key);
  const uploads = (await loadAssetUploads(rows, key)).filter(({ path }) => !folder.has(path));
  return [
    ...[...folder].map(([path, file]) => ({ ...toFolderAsset(path, file), focus: focusOf(path) })),
    ...uploads.map((upload) => ({
      ...upload,
      source: 'upload' as const,
      focus: focusOf(upload.path),
    })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** One asset; undefined where the site has none of this path. */
export async function findAsset(
  library: AssetContext,
  key: SiteKey,
  { path, rows }: { readonly path: string; readonly rows?: DatabaseOrTransaction },
): Promise<LibraryAsset | undefined> {
  return (await listAssets(library, key, rows)).find((asset) => asset.path === path);
}

/** Another one whenever something of the asset changes that somebody could have based a decision on. */
export function etagOf({ path, hash, focus }: LibraryAsset): string {
  const state = JSON.stringify([path, hash, focus && [focus.x, focus.y]]);
  return `"${createHash('sha256').update(state).digest('hex').slice(0, 16)}"`;
}

/** What rules know of every asset of a site, by its path: as much as `npm run validate` does. */
export async function loadAssetFacts(
  library: AssetContext,
  key: SiteKey,
): Promise<ReadonlyMap<string, AssetFacts>> {
  const facts = new Map<string, AssetFacts>();
  for (const asset of await listAssets(library, key)) {
    facts.set(asset.path, await factsOf(library, key, asset));
  }
  return facts;
}

const compress = promisify(gzip);
/** By hash, since a drawing is compressed only to learn its weight. */
const compressedSizes = new LRUCache<string, number>({ max: 20_000 });

async function factsOf(
  library: AssetContext,
  key: SiteKey,
  asset: LibraryAsset,
): Promise<AssetFacts> {
  const before = compressedSizes.get(asset.hash);
  if (before !== undefined) return { bytes: asset.bytes, gzipBytes: before };
  const isDrawing = asset.extension === 'svg';
  const bytes = isDrawing ? await loadAssetBytes(fileOf(library, key, asset)) : undefined;
  if (bytes === undefined) return { bytes: asset.bytes };
  const facts = await weighDrawing(bytes);
  compressedSizes.set(asset.hash, facts.gzipBytes);
  return facts;
}

/** Visitors get drawings compressed. */
export async function weighDrawing(bytes: Buffer): Promise<AssetFacts & { gzipBytes: number }> {
  return { bytes: bytes.length, gzipBytes: (await compress(bytes)).length };
}

/** Where the bytes of an asset lie. */
export function fileOf({ assets }: AssetContext, key: SiteKey, asset: LibraryAsset): AssetFile {
  const { path, hash, extension, width, height, bytes } = asset;
  const file = asset.source === 'file' ? assets.folderFiles(key).get(path) : undefined;
  return file ?? { hash, extension, width, height, bytes, path: assets.uploads.pathOf(asset) };
}

function toFolderAsset(
  path: string,
  { hash, extension, width, height, bytes }: AssetFile,
): Omit<LibraryAsset, 'focus'> {
  const file = { path, hash, extension, width, height, bytes };
  return { ...file, source: 'file', createdAt: null, createdBy: null };
}
