import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import type { ContentAsset } from '../service/asset-api.ts';
import { useRefreshAssets } from '../service/asset-queries.ts';
import type { AssetKind } from './asset-kind.ts';
import { startUploads, type Upload, uploadStore } from './upload-store.ts';

export interface UploadsOf {
  readonly siteId: string;
  readonly owner: string;
  readonly kind?: AssetKind | undefined;
}

export interface Uploads {
  /** Those of the owner that are on their way or were refused. */
  readonly uploads: readonly Upload[];
  /** Sends files; views of the site's files and the canvas follow. */
  readonly start: (files: readonly File[], onStored?: (asset: ContentAsset) => void) => void;
}

export function useUploads({ siteId, owner, kind }: UploadsOf): Uploads {
  const refresh = useRefreshAssets(siteId);
  const all = useStore(uploadStore, (state) => state.uploads);
  const uploads = useMemo(
    () => all.filter((upload) => upload.siteId === siteId && upload.owner === owner),
    [all, siteId, owner],
  );
  const start = useCallback<Uploads['start']>(
    (files, onStored) =>
      startUploads({
        ...{ siteId, owner, files, kind },
        onStored: (asset) => void refresh().then(() => onStored?.(asset)),
      }),
    [siteId, owner, kind, refresh],
  );
  return { uploads, start };
}
