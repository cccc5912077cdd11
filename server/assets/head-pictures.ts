import sharp, { type Sharp } from 'sharp';
import type { HeadPicture } from '#runtime/entry-server.tsx';
import type { RuntimeDoor } from '../base/runtime-door.ts';
import { MAX_PIXELS } from '../sites/asset-file.ts';
import type { SiteEntry } from '../sites/site-entry.ts';
import type { Derivative } from './derivatives.ts';

interface FoundPicture {
  readonly hash: string;
  readonly picture: HeadPicture;
}

/** WhatsApp leaves larger pictures out of its previews; its maker says 600 KB, those who measured 300. */
const MAX_SHARE_BYTES = 300_000;
/** Photographs of much detail need the lower ones. */
const SHARE_QUALITIES = [80, 65, 50] as const;
const LEAST_QUALITY = 35;
/** Takes as few colours as look the same: half the bytes of all. */
const ICON_QUALITY = 90;

/** The picture of this file name that a page of some site may name in its head; there are no others. */
export function findHeadPicture(
  file: string,
  sites: readonly Pick<SiteEntry, 'site' | 'assets'>[],
  door: RuntimeDoor,
): FoundPicture | undefined {
  for (const { site, assets } of sites) {
    for (const asset of Object.values(assets)) {
      if (!file.startsWith(asset.hash)) continue;
      const pictures = door.headPictures(asset, site.theme.colors.paper);
      const picture = pictures.find(({ url }) => url === `/assets/${file}`);
      if (picture !== undefined) return { hash: asset.hash, picture };
    }
  }
  return undefined;
}

export function headDerivative({ hash, picture }: FoundPicture): Derivative {
  return {
    name: picture.url.slice('/assets/'.length),
    hash,
    make: (original) => (picture.use === 'share' ? toShare : toIcon)(original, picture),
  };
}

/** A JPEG, which every messenger reads, of the best quality that is not too large. */
async function toShare(original: Buffer, picture: HeadPicture): Promise<Buffer> {
  const cropped = await (await cover(original, picture)).png({ compressionLevel: 1 }).toBuffer();
  for (const quality of SHARE_QUALITIES) {
    const bytes = await toJpeg(cropped, quality);
    if (bytes.length <= MAX_SHARE_BYTES) return bytes;
  }
  return toJpeg(cropped, LEAST_QUALITY);
}

function toJpeg(bytes: Buffer, quality: number): Promise<Buffer> {
  return sharp(bytes).jpeg({ quality, mozjpeg: true }).toBuffer();
}

/** Whole, on the paper where there is one. */
function toIcon(original: Buffer, { width, height, paper }: HeadPicture): Promise<Buffer> {
  const background = paper ?? '#0000';
  const icon = open(original).resize({ width, height, fit: 'contain', background });
  const opaque = paper === undefined ? icon : icon.flatten({ background });
  return opaque
    .png({ palette: true, quality: ICON_QUALITY, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** As `object-fit: cover` with the focus as `object-position` cuts it; a strip that would get huge is shown whole. */
async function cover(original: Buffer, picture: HeadPicture): Promise<Sharp> {
  const { width, height, focus, paper = '#ffffff' } = picture;
  const { autoOrient: size } = await sharp(original).metadata();
  const scale = Math.max(width / size.width, height / size.height);
  const scaled = {
    width: Math.max(width, Math.round(size.width * scale)),
    height: Math.max(height, Math.round(size.height * scale)),
  };
  if (scaled.width * scaled.height > MAX_PIXELS)
    return open(original)
      .resize({ width, height, fit: 'contain', background: paper })
      .flatten({ background: paper });
  const left = Math.round(((scaled.width - width) * focus.x) / 100);
  const top = Math.round(((scaled.height - height) * focus.y) / 100);
  return open(original)
    .resize({ ...scaled, fit: 'fill' })
    .extract({ left, top, width, height })
    .flatten({ background: paper });
}

/** Drawings come as bytes without an address, so that nothing they refer to outside of themselves is read. */
function open(original: Buffer): Sharp {
  return sharp(original, { failOn: 'error', limitInputPixels: MAX_PIXELS }).autoOrient();
}
