import { useState } from 'react';
import { type ContentAsset, deleteAsset, saveAssetFocus } from '../service/asset-api.ts';
import { useRefreshAssets } from '../service/asset-queries.ts';
import { type ContentFailure, toContentError } from '../service/request/content-error.ts';
import { assetName } from './asset-facts.tsx';
import type { OwnedUploads } from './upload-store.ts';

/** A file that was just taken off the site, or that could not be. */
export interface Removal {
  readonly asset: ContentAsset;
  readonly failure: ContentFailure | null;
  /** Its bytes, by which it comes back; undefined where they could not be fetched before. */
  readonly bytes: Blob | undefined;
}

export interface AssetRemoval {
  readonly removal: Removal | null;
  readonly remove: (asset: ContentAsset) => void;
  readonly undo: () => void;
  readonly close: () => void;
}

/** Takes unused files off the site at once, and brings them back: the same bytes under the same name are the same file. */
export function useAssetRemoval(siteId: string, start: OwnedUploads['start']): AssetRemoval {
  const refresh = useRefreshAssets(siteId);
  const [removal, setRemoval] = useState<Removal | null>(null);
  const remove = async (asset: ContentAsset) => {
    const bytes = await fetchBytes(asset.url);
    try {
      await deleteAsset(siteId, asset);
      setRemoval({ asset, bytes, failure: null });
    } catch (error) {
      setRemoval({ asset, bytes, failure: toContentError(error).failure });
    }
    await refresh();
  };
  const undo = () => {
    if (!removal?.bytes) return;
    const { asset, bytes } = removal;
    setRemoval(null);
    start([new File([bytes], assetName(asset.path), { type: asset.type })], (stored) => {
      if (asset.focus !== null) void saveAssetFocus(siteId, stored, asset.focus).then(refresh);
    });
  };
  return { removal, remove: (asset) => void remove(asset), undo, close: () => setRemoval(null) };
}

async function fetchBytes(url: string): Promise<Blob | undefined> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    // Without the bytes the file can be deleted all the same; only the way back is longer.
    return undefined;
  }
}
