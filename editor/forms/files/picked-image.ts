import { isRecord } from '#schemas/json/fields.ts';
import type { ContentAsset } from '../../service/asset-api.ts';

/** Pixels that documents may say of a picture (`Image` in common.schema.json). */
const MAX_SIDE = 10_000;

/** A picture as documents hold it, while somebody works on it. */
export interface EditedImage {
  readonly src: string;
  readonly alt: string;
  readonly isDecorative: boolean;
  readonly focus: { readonly x: number; readonly y: number } | undefined;
}

/** @returns undefined where no picture was chosen yet */
export function readImage(value: unknown): EditedImage | undefined {
  if (!isRecord(value) || typeof value['src'] !== 'string' || value['src'] === '') return undefined;
  const { src, alt, decorative, focus } = value;
  return {
    src,
    alt: typeof alt === 'string' ? alt : '',
    isDecorative: decorative === true,
    focus: readFocus(focus),
  };
}

function readFocus(value: unknown): EditedImage['focus'] {
  if (!isRecord(value)) return undefined;
  const { x, y } = value;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
}

/**
 * The value after a file was picked: its true size, and what was said of the place. Description and focus point of
 * another picture go, for they would be wrong of this one without anybody noticing.
 */
export function pickImage(before: unknown, asset: ContentAsset): Record<string, unknown> {
  const { focus, alt, ...kept } = isRecord(before) ? before : {};
  const isSame = kept['src'] === asset.path;
  return {
    ...kept,
    src: asset.path,
    alt: isSame && typeof alt === 'string' ? alt : '',
    ...sizeOf(asset),
    ...(isSame && focus !== undefined && { focus }),
  };
}

/** The description that picking a file takes away, for those whose new picture shows the same thing. */
export function formerAltOf(before: unknown, asset: ContentAsset): string | undefined {
  const image = readImage(before);
  if (image === undefined || image.isDecorative || image.src === asset.path) return undefined;
  return image.alt || undefined;
}

/** In the proportions of the file, never larger than documents may say. */
function sizeOf({ width, height }: Pick<ContentAsset, 'width' | 'height'>) {
  const scale = Math.min(1, MAX_SIDE / Math.max(1, width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
