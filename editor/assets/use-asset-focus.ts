import { useEffect, useRef, useState } from 'react';
import { type AssetFocus, type ContentAsset, saveAssetFocus } from '../api/asset-api.ts';
import { useRefreshAssets } from '../api/asset-queries.ts';
import { type ContentFailure, toContentError } from '../api/content-error.ts';

export interface SavedFocus {
  readonly focus: AssetFocus | null;
  /** Why the last change was not kept. */
  readonly failure: ContentFailure | null;
  readonly save: (focus: AssetFocus | null) => void;
}

interface Queue {
  /** State that the next change is made to. */
  base: ContentAsset;
  /** The latest that was asked for and not sent; undefined where there is nothing. */
  wanted: AssetFocus | null | undefined;
  isSending: boolean;
}

/**
 * What must stay visible of a picture, saved at once: one change at a time, of several in a row the last. Use it under
 * a key of the file's path.
 */
export function useAssetFocus(siteId: string, asset: ContentAsset): SavedFocus {
  const refresh = useRefreshAssets(siteId);
  const [shown, setShown] = useState<AssetFocus | null | undefined>(undefined);
  const [failure, setFailure] = useState<ContentFailure | null>(null);
  const queue = useRef<Queue>({ base: asset, wanted: undefined, isSending: false });
  useEffect(() => {
    if (!queue.current.isSending) queue.current.base = asset;
  }, [asset]);
  const send = async () => {
    const { current } = queue;
    current.isSending = true;
    try {
      while (current.wanted !== undefined) {
        const { wanted, base } = current;
        current.wanted = undefined;
        current.base = await saveAssetFocus(siteId, base, wanted);
      }
    } catch (error) {
      current.wanted = undefined;
      setFailure(toContentError(error).failure);
    } finally {
      await refresh();
      current.isSending = false;
      setShown(undefined);
    }
  };
  const save = (focus: AssetFocus | null) => {
    setFailure(null);
    setShown(focus);
    queue.current.wanted = focus;
    if (!queue.current.isSending) void send();
  };
  return { focus: shown === undefined ? asset.focus : shown, failure, save };
}
