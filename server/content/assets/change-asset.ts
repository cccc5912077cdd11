import type { AssetFocus } from '#schemas/api/content-assets.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Actor } from '../../access/actor.ts';
import { recordChange } from '../../access/record-change.ts';
import {
  type AssetContext,
  etagOf,
  findAsset,
  type LibraryAsset,
} from '../../assets/asset-library.ts';
import { type DatabaseOrTransaction, deleteUpload, saveFocus } from '../../assets/asset-rows.ts';
import { isMatch } from '../../http/etag.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { publishSiteChange } from '../../sites/site-channel.ts';
import { lockSite } from '../../sites/site-rows.ts';
import { type AssetUse, loadAssetUses } from './asset-usage.ts';

/** A change of an asset of which somebody knows one state. */
export interface AssetChange {
  readonly key: SiteKey;
  readonly actor: Pick<Actor, 'name'>;
  readonly path: string;
  /** `If-Match` of the request. */
  readonly ifMatch: string;
}

/** Why an asset stays as it is. */
export type AssetChangeRefusal =
  | { readonly kind: 'asset-unknown' }
  | { readonly kind: 'asset-of-folder' }
  | { readonly kind: 'asset-in-use'; readonly uses: readonly AssetUse[] }
  | { readonly kind: 'version-conflict'; readonly theirs: LibraryAsset };

/** Sets or takes away what must stay visible of a picture, of a file of the folder as well. */
export async function changeFocus(
  library: AssetContext,
  change: AssetChange,
  focus: AssetFocus | null,
): Promise<Result<LibraryAsset, AssetChangeRefusal>> {
  const { key, actor, path } = change;
  return changeAsset(library, change, async (rows, asset) => {
    await saveFocus(rows, key, { path, focus });
    await recordChange(rows, actor, { ...key, action: 'asset-focused', detail: path });
    return ok({ ...asset, focus });
  });
}

/** Takes an upload off its site unless something shows it. Its bytes stay on disk: uploading them again brings it back. */
export async function deleteAsset(
  library: AssetContext,
  change: AssetChange,
): Promise<Result<LibraryAsset, AssetChangeRefusal>> {
  const { key, actor, path } = change;
  // Documents are read before the transaction, which then finds most of what they name in memory.
  await loadAssetUses(library.database.kysely, key);
  return changeAsset(library, change, async (rows, asset) => {
    if (asset.source === 'file') return fail({ kind: 'asset-of-folder' });
    const uses = usesOf(await loadAssetUses(rows, key), asset);
    if (uses.length > 0) return fail({ kind: 'asset-in-use', uses });
    await deleteUpload(rows, key, path);
    await saveFocus(rows, key, { path, focus: null });
    await recordChange(rows, actor, { ...key, action: 'asset-deleted', detail: path });
    return ok(asset);
  });
}

/** Those of a site's uses that show this asset, by its path or by its public address. */
export function usesOf(uses: readonly AssetUse[], { path, hash }: LibraryAsset): AssetUse[] {
  return uses.filter(({ asset }) => asset === path || asset === hash);
}

type AssetTask = (
  rows: DatabaseOrTransaction,
  asset: LibraryAsset,
) => Promise<Result<LibraryAsset, AssetChangeRefusal>>;

async function changeAsset(
  library: AssetContext,
  { key, path, ifMatch }: AssetChange,
  task: AssetTask,
): Promise<Result<LibraryAsset, AssetChangeRefusal>> {
  return library.database.kysely.transaction().execute(async (rows) => {
    await lockSite(rows, key);
    const asset = await findAsset(library, key, { path, rows });
    if (asset === undefined) return fail<AssetChangeRefusal>({ kind: 'asset-unknown' });
    if (!isMatch(ifMatch, etagOf(asset)))
      return fail<AssetChangeRefusal>({ kind: 'version-conflict', theirs: asset });
    const changed = await task(rows, asset);
    if (changed.ok) await publishSiteChange(library.database, key, rows);
    return changed;
  });
}
