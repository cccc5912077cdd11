import type { ContentAsset } from '../service/asset-api.ts';

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
  const extension = extensionOf(name);
  const kinds: readonly AssetKind[] = ['image', 'video', 'captions'];
  return kinds.find((kind) => EXTENSIONS[kind].includes(extension));
}

export function extensionOf(name: string): string {
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
