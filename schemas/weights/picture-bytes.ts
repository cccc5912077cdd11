import type { AssetFacts } from '../asset-facts.ts';
import type { PictureUse } from './weight-table.ts';

/** Widths that the server makes of a picture of pixels: those of `runtime/picture/asset-index.ts`. */
const OFFERED_WIDTHS = [320, 480, 640, 828, 1080, 1440, 1920] as const;

/**
 * AVIF bytes (`server/assets/derivatives.ts`, quality 50) of a file: factor · bytes^0.87 · scale^1.25. Fitted to 24
 * made-up photographs of different detail at 480, 828 and 1440 px, saved as JPEG of quality 88, WebP of 80 and PNG:
 * off by 25 % at most for JPEG, by 45 % for the others. A JPEG's quality does not show in its size: of quality 75
 * it is weighed 40 % too low, of 95 70 % too high.
 */
const FACTORS: Readonly<Record<string, number>> = {
  jpg: 0.97,
  jpeg: 0.97,
  webp: 2.6,
  png: 0.087,
  // As large again as it was, at the usual size of pictures.
  avif: 4.5,
};
const SIZE_EXPONENT = 0.87;
const SCALE_EXPONENT = 1.25;

/** Bytes of AVIF per pixel: at most, and of a photograph of which nothing is known. From the same photographs. */
const MAX_DENSITY = 0.09;
const USUAL_DENSITY = 0.03;

/** How much larger than AVIF the same picture is as JPEG. */
const JPG_RATIO = 2.3;

/** Compressed bytes of a byte of SVG: the middle one of the shipped drawings, which reach from 0.14 to 0.73. */
const SVG_RATIO = 0.35;

export interface WeighedPicture {
  readonly src: string;
  /** Size in pixels, as the document says. */
  readonly width: number;
  readonly height: number;
}

/** Estimates what a phone loads of a picture. Drawings and animations of which nothing is known weigh 0. */
export function pictureBytes(
  picture: WeighedPicture,
  file: AssetFacts | undefined,
  use: PictureUse,
): number {
  const factor = FACTORS[picture.src.slice(picture.src.lastIndexOf('.') + 1)];
  if (factor === undefined) return unchangedBytes(picture, file);
  const { bytes, width = picture.width, height = picture.height } = file ?? {};
  const loaded = loadedWidth(width, use.pixels);
  const pixels = (loaded * loaded * height) / width;
  const avif =
    bytes === undefined
      ? USUAL_DENSITY * pixels
      : Math.min(
          MAX_DENSITY * pixels,
          factor * bytes ** SIZE_EXPONENT * (loaded / width) ** SCALE_EXPONENT,
        );
  return use.format === 'jpg' ? avif * JPG_RATIO : avif;
}

/** Pictures that are not of pixels that can be scaled down travel as they are. */
function unchangedBytes({ src }: WeighedPicture, file: AssetFacts | undefined): number {
  const { bytes = 0, gzipBytes } = file ?? {};
  return src.endsWith('.svg') ? (gzipBytes ?? bytes * SVG_RATIO) : bytes;
}

/** The least offered width that is enough, never more than the file's own. */
function loadedWidth(width: number, wanted: number): number {
  const largest = Math.min(width, 1920);
  return OFFERED_WIDTHS.find((offered) => offered >= wanted && offered < largest) ?? largest;
}
