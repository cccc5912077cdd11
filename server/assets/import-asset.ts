import { extname } from 'node:path';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Actor } from '../access/actor.ts';
import { recordChange } from '../content/record-change.ts';
import type { SiteKey } from '../sites/site-rows.ts';
import type { AssetLibrary } from './asset-library.ts';
import { insertUpload, loadUploads, type Rows } from './asset-rows.ts';
import { type CheckedAsset, checkAsset, type UploadRefusal } from './check-asset.ts';
import { SAME_HASH, toUpload } from './save-upload.ts';

/** A file of an import: checked, and its bytes on disk, but of no site yet. */
export interface PreparedAsset {
  readonly path: string;
  readonly checked: CheckedAsset;
}

/** Paths that documents can name (`AssetPath`, `VideoPath` and `CaptionsPath` in the common schema). */
const PATH =
  /^assets\/[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*\.(?:svg|png|jpg|jpeg|webp|avif|gif|mp4|webm|vtt)$/;
const MAX_PATH = 200;

/** Checks a file that has its path already, such as one of a zip, and puts its bytes on disk exactly as they are. */
export async function prepareImportedAsset(
  { assets }: AssetLibrary,
  { path, bytes }: { readonly path: string; readonly bytes: Buffer },
): Promise<Result<PreparedAsset, UploadRefusal>> {
  if (path.length > MAX_PATH || !PATH.test(path)) return fail(badPath());
  const checked = await checkAsset(bytes, { metadata: 'keep' });
  if (!checked.ok) return checked;
  const { hash, type } = checked.value;
  if (extensionOf(path) !== type) return fail(otherExtension(path, type));
  const isKept = await assets.uploads.keep({ hash, extension: type }, bytes);
  return isKept ? ok({ path, checked: checked.value }) : fail(SAME_HASH);
}

export interface AssetImport {
  readonly key: SiteKey;
  readonly actor: Pick<Actor, 'name'>;
  readonly prepared: PreparedAsset;
}

/**
 * Gives a prepared file to a site, in the import's own transaction. `publishSiteChange` belongs after it.
 * @returns `same` where the site has these bytes at this path, `taken` where it has others: nothing is written then
 */
export async function insertImportedAsset(
  rows: Rows,
  { assets }: AssetLibrary,
  { key, actor, prepared }: AssetImport,
): Promise<'added' | 'same' | 'taken'> {
  const { path, checked } = prepared;
  const upload = (await loadUploads(rows, key)).find((present) => present.path === path);
  const present = assets.folderFiles(key).get(path) ?? upload;
  if (present !== undefined) return present.hash === checked.hash ? 'same' : 'taken';
  await insertUpload(rows, key, toUpload(path, checked, actor));
  await recordChange(rows, actor, { ...key, action: 'asset-uploaded', detail: path });
  return 'added';
}

function extensionOf(path: string): string {
  const extension = extname(path).slice(1);
  return extension === 'jpeg' ? 'jpg' : extension;
}

function badPath(): UploadRefusal {
  return {
    code: 'asset-refused',
    message: 'The path is none that documents can name.',
    remedy: 'Use assets/ and lower-case letters, digits and hyphens, such as assets/fotos/van.png.',
  };
}

function otherExtension(path: string, type: string): UploadRefusal {
  return {
    code: 'asset-refused',
    message: `By its bytes ${path} is a ${type} file.`,
    remedy: `Let its name end in .${type}.`,
  };
}
