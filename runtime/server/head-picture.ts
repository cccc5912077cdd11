import { type Asset, isRaster } from '../assets/asset-index.ts';

/** A picture that the server makes of an asset for those who show a page from outside. */
export interface HeadPicture {
  /** `share` for messengers and networks, `icon` for tabs, `touch-icon` for home screens. */
  readonly use: 'share' | 'icon' | 'touch-icon';
  /** Says everything that the picture depends on, so that it never changes. */
  readonly url: string;
  readonly mediaType: 'image/jpeg' | 'image/png';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Colour behind what is transparent; without it, it stays transparent. */
  readonly paper?: string;
  /** What stays visible where the asset has other proportions: percent of width and height. */
  readonly focus: NonNullable<Asset['focus']>;
}

/** Large previews of WhatsApp, Facebook, LinkedIn and X have these proportions (1.91 : 1). */
const SHARE = { width: 1200, height: 630 };
/** Enough for tabs and lists at twice the density. */
const ICON_PIXELS = 48;
/** What iOS and Android take for a home screen. */
const TOUCH_ICON_PIXELS = 180;

const CENTRE = { x: 50, y: 50 };

/** Every picture that a page's head may name of an asset; none of videos and captions. */
export function headPictures(asset: Asset, paper: string): HeadPicture[] {
  const pictures = [sharePicture(asset, paper), tabIcon(asset), touchIcon(asset, paper)];
  return pictures.filter((picture) => picture !== undefined);
}

/** Drawings in full size, pictures of pixels never enlarged. */
export function sharePicture(asset: Asset, paper: string): HeadPicture | undefined {
  if (!isPicture(asset)) return undefined;
  const { hash, focus = CENTRE } = asset;
  const [x, y] = [Math.round(focus.x), Math.round(focus.y)];
  const url = `/assets/${hash}-share-${paper.slice(1)}-${x}-${y}.jpg`;
  return {
    ...{ use: 'share', url, mediaType: 'image/jpeg', paper, focus: { x, y } },
    ...shareSize(asset),
  };
}

export function tabIcon(asset: Asset): HeadPicture | undefined {
  const url = `/assets/${asset.hash}-icon.png`;
  return isPicture(asset) ? { use: 'icon', url, ...iconOf(ICON_PIXELS) } : undefined;
}

export function touchIcon(asset: Asset, paper: string): HeadPicture | undefined {
  const url = `/assets/${asset.hash}-touch-icon-${paper.slice(1)}.png`;
  if (!isPicture(asset)) return undefined;
  return { use: 'touch-icon', url, paper, ...iconOf(TOUCH_ICON_PIXELS) };
}

function iconOf(pixels: number) {
  return { mediaType: 'image/png', width: pixels, height: pixels, focus: CENTRE } as const;
}

function shareSize(asset: Asset): typeof SHARE {
  if (asset.extension === 'svg') return SHARE;
  const widest = (asset.height * SHARE.width) / SHARE.height;
  const width = Math.max(1, Math.round(Math.min(SHARE.width, asset.width, widest)));
  return { width, height: Math.max(1, Math.round((width * SHARE.height) / SHARE.width)) };
}

/** Of an animation it is the first frame. */
function isPicture(asset: Asset): boolean {
  return isRaster(asset) || asset.extension === 'svg' || asset.extension === 'gif';
}
