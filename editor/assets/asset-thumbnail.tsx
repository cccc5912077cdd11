import { Captions, Film } from 'lucide-react';
import type { ContentAsset } from '../service/asset-api.ts';
import { assetKindOf } from './asset-kind.ts';
import styles from './asset-thumbnail.module.css';

/** A small picture of a file, or a sign of what it is; it has no name of its own. */
export function AssetThumbnail({ asset }: { readonly asset: ContentAsset }) {
  const { thumbnailUrl } = asset;
  const Sign = assetKindOf(asset) === 'captions' ? Captions : Film;
  return (
    <span className={styles.frame}>
      {thumbnailUrl === null ? (
        <Sign size={24} strokeWidth={1.5} aria-hidden="true" />
      ) : (
        <img src={thumbnailUrl} alt="" loading="lazy" decoding="async" draggable={false} />
      )}
    </span>
  );
}
