import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Actor } from '../../access/actor.ts';
import { recordChange } from '../../access/record-change.ts';
import { type AssetContext, type LibraryAsset, listAssets } from '../../assets/asset-library.ts';
import { type DatabaseOrTransaction, insertAssetUpload } from '../../assets/asset-rows.ts';
import {
  type AssetUploadRefusal,
  type CheckedAsset,
  checkAsset,
} from '../../assets/check-asset.ts';
import { hashOf } from '../../sites/asset-file.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { publishSiteChange } from '../../sites/site-channel.ts';
import { lockSite } from '../../sites/site-rows.ts';
import { freeAssetPath, toAssetPath } from './asset-name.ts';

export interface NewUpload {
  readonly key: SiteKey;
  readonly actor: Pick<Actor, 'name'>;
  /** As the file was called where it came from; its extension says nothing. */
  readonly name: string;
  readonly bytes: Buffer;
}

export interface SavedUpload {
  readonly asset: LibraryAsset;
  /** False when the site had these bytes already. */
  readonly isNew: boolean;
}

/** Uploads of one site. Nobody works with more, and every request that lists them reads them all. */
const MAX_UPLOADS = 10_000;

/**
 * Adds a file to a site under a path made of its name. Once this resolves it survives: its bytes are on disk before
 * its row is written.
 */
export async function saveUpload(
  library: AssetContext,
  upload: NewUpload,
): Promise<Result<SavedUpload, AssetUploadRefusal>> {
  const checked = await checkAsset(upload.bytes, { metadata: 'strip' });
  if (!checked.ok) return checked;
  const file = { hash: checked.value.hash, extension: checked.value.type };
  if (!(await library.assets.uploads.keep(file, checked.value.bytes))) return fail(SAME_HASH);
  const folder = new Set(await library.assets.listFolder(upload.key));
  const saved = await library.database.kysely.transaction().execute(async (rows) => {
    await lockSite(rows, upload.key);
    const added = await addToSite(library, rows, { ...upload, checked: checked.value, folder });
    if (added.ok && added.value.isNew) await publishSiteChange(library.database, upload.key, rows);
    return added;
  });
  // This process serves the file at once, all others soon.
  if (saved.ok && saved.value.isNew) library.assets.add(upload.key, saved.value.asset);
  return saved;
}

interface Addition extends NewUpload {
  readonly checked: CheckedAsset;
  /** Paths of the site's folder. */
  readonly folder: ReadonlySet<string>;
}

async function addToSite(
  library: AssetContext,
  rows: DatabaseOrTransaction,
  { key, actor, name, bytes, checked, folder }: Addition,
): Promise<Result<SavedUpload, AssetUploadRefusal>> {
  const present = await listAssets(library, key, rows);
  const hashes = new Set([checked.hash, hashOf(bytes)]);
  const same = present.find(({ hash }) => hashes.has(hash));
  if (same !== undefined) return ok({ asset: same, isNew: false });
  if (present.length >= MAX_UPLOADS) return fail(TOO_MANY);
  const taken = new Set(present.map((asset) => asset.path));
  const path = freeAssetPath(
    toAssetPath(name, checked.type),
    (candidate) => taken.has(candidate) || folder.has(candidate),
  );
  const stored = await insertAssetUpload(rows, key, toUpload(path, checked, actor));
  await recordChange(rows, actor, { ...key, action: 'asset-uploaded', detail: path });
  return ok({ asset: { ...stored, source: 'upload', focus: null }, isNew: true });
}

/** The row of a file under a path. */
function toUpload(
  path: string,
  { hash, type, bytes, width, height }: CheckedAsset,
  { name }: Pick<Actor, 'name'>,
) {
  return { path, hash, extension: type, bytes: bytes.length, width, height, createdBy: name };
}

const TOO_MANY: AssetUploadRefusal = {
  code: 'asset-refused',
  message: `The site has ${MAX_UPLOADS} files already.`,
  remedy: 'Delete files that no page uses.',
  es: `El sitio ya tiene ${MAX_UPLOADS} archivos. Borra los que ninguna página usa.`,
};

export const SAME_HASH = {
  code: 'asset-refused',
  message:
    'Another file has the same fingerprint, so that one of them would be shown for the other.',
  remedy: 'Save the file once more with any change.',
  es: 'Otro archivo tiene la misma huella y se mostraría uno por el otro. Guarda el archivo otra vez con cualquier cambio.',
} as const satisfies AssetUploadRefusal;
