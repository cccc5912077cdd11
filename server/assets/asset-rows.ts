import type { Kysely, Transaction } from 'kysely';
import type { AssetFocus } from '#schemas/api/content-assets.ts';
import type { Tables } from '../db/schema.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';
import { siteColumns } from '../sites/documents/site-key.ts';

export type DatabaseOrTransaction = Kysely<Tables> | Transaction<Tables>;

/** An uploaded file of a site. */
export interface UploadedAsset {
  /** As documents write it: `assets/van.png`. */
  readonly path: string;
  readonly hash: string;
  readonly extension: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly createdAt: Date;
  readonly createdBy: string;
}

/** In the order of their paths. */
export async function loadAssetUploads(
  rows: DatabaseOrTransaction,
  key: SiteKey,
): Promise<UploadedAsset[]> {
  const uploads = await rows
    .selectFrom('site_assets')
    .select(['path', 'hash', 'extension', 'bytes', 'width', 'height', 'created_at', 'created_by'])
    .where((eb) => eb.and(siteColumns(key)))
    .orderBy('path')
    .execute();
  return uploads.map(({ created_at, created_by, ...upload }) => ({
    ...upload,
    createdAt: created_at,
    createdBy: created_by,
  }));
}

export async function insertAssetUpload(
  rows: DatabaseOrTransaction,
  key: SiteKey,
  upload: Omit<UploadedAsset, 'createdAt'>,
): Promise<UploadedAsset> {
  const { createdBy, ...columns } = upload;
  const { created_at } = await rows
    .insertInto('site_assets')
    .values({ ...siteColumns(key), ...columns, created_by: createdBy })
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return { ...upload, createdAt: created_at };
}

export async function deleteUpload(
  rows: DatabaseOrTransaction,
  key: SiteKey,
  path: string,
): Promise<void> {
  await rows
    .deleteFrom('site_assets')
    .where((eb) => eb.and({ ...siteColumns(key), path }))
    .execute();
}

/** The focus points of a site's pictures by path, of files of its folder as well. */
export async function loadFocusPoints(
  rows: DatabaseOrTransaction,
  key: SiteKey,
): Promise<ReadonlyMap<string, AssetFocus>> {
  const points = await rows
    .selectFrom('asset_focus')
    .select(['path', 'x', 'y'])
    .where((eb) => eb.and(siteColumns(key)))
    .execute();
  return new Map(points.map(({ path, x, y }) => [path, { x, y }]));
}

export async function saveFocus(
  rows: DatabaseOrTransaction,
  key: SiteKey,
  { path, focus }: { readonly path: string; readonly focus: AssetFocus | null },
): Promise<void> {
  const row = { ...siteColumns(key), path };
  await rows
    .deleteFrom('asset_focus')
    .where((eb) => eb.and(row))
    .execute();
  if (focus === null) return;
  await rows
    .insertInto('asset_focus')
    .values({ ...row, ...focus })
    .execute();
}
