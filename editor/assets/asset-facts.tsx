import { Captions, Film } from 'lucide-react';
import type { ContentAsset } from '../service/asset-api.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import styles from './asset-thumbnail.module.css';

/** Size of a file in pixels and in KiB. */
export function AssetFactList({ asset }: { readonly asset: ContentAsset }) {
  const message = useMessage();
  const { language } = useLanguage();
  const { width, height, bytes } = asset;
  const size = Math.max(1, Math.round(bytes / 1024)).toLocaleString(language);
  return width > 0
    ? message('assets.facts', { width, height, size })
    : message('assets.facts.file', { size });
}

/** What a file can be on a page. */
export type AssetKind = 'image' | 'video' | 'captions';

const EXTENSIONS: Readonly<Record<AssetKind, readonly string[]>> = {
  image: ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif'],
  video: ['mp4', 'webm'],
  captions: ['vtt'],
};

export function assetKindOf({ path }: Pick<ContentAsset, 'path'>): AssetKind {
  return kindOfName(path) ?? 'image';
}

/** @returns undefined for files that pages cannot show */
export function kindOfName(name: string): AssetKind | undefined {
  const extension = fileExtension(name);
  const kinds: readonly AssetKind[] = ['image', 'video', 'captions'];
  return kinds.find((kind) => EXTENSIONS[kind].includes(extension));
}

export function fileExtension(name: string): string {
  return name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';
}

/** For the browser's own choice of files. */
export function acceptOf(kind: AssetKind | undefined): string {
  const kinds: readonly AssetKind[] = kind ? [kind] : ['image', 'video', 'captions'];
  return kinds.flatMap((each) => EXTENSIONS[each].map((extension) => `.${extension}`)).join();
}

/** The file's own name, without its folder. */
export function assetName(path: string): string {
  return path.split('/').at(-1) ?? path;
}

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
