import { type PictureUse, typeWeight, type WeightTable } from '../definitions/weight-table.ts';
import type { AssetFacts } from '../documents/asset-facts.ts';
import type { ShownWidget } from '../fields/shown-widgets.ts';
import { fieldsAt, isRecord } from '../json/fields.ts';
import { MAX_EMBEDDED_BYTES, MAX_MARK_BYTES, MAX_MARKS_BYTES } from './embedded-drawing.ts';
import type { PictureWeight } from './page-weight.ts';

/** Widths that the server makes of a picture of pixels: those of `runtime/assets/asset-index.ts`. */
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

/** A site's files by the path that documents use. */
export type WeighedAssets = ReadonlyMap<string, AssetFacts>;

export interface WeighedPictures {
  /** Each picture file that the widgets show, in the order of the page. */
  readonly requested: readonly PictureWeight[];
  /** Drawings that lie in the page. */
  readonly held: readonly PictureWeight[];
}

export function weighPictures(
  shown: readonly ShownWidget[],
  assets: WeighedAssets | undefined,
  table: WeightTable,
): WeighedPictures {
  const pictures = shown.flatMap((each) => picturesOf(each, assets, table));
  const held = [...embeddedOf(pictures), ...marksOf(pictures)];
  const heaviest = new Map<string, PictureWeight>();
  for (const { hasPriority: _, isMark: __, ...picture } of pictures) {
    const known = heaviest.get(picture.src);
    if (known === undefined || known.bytes < picture.bytes) heaviest.set(picture.src, picture);
  }
  for (const { src } of held) heaviest.delete(src);
  return { requested: [...heaviest.values()], held };
}

interface ShownPicture extends PictureWeight {
  readonly hasPriority: boolean;
  readonly isMark: boolean;
}

/** As the server chooses it (`server/assets/drawing-source.ts`): none where the first one is too large or no drawing. */
function embeddedOf(pictures: readonly ShownPicture[]): PictureWeight[] {
  const first = pictures.find(({ hasPriority }) => hasPriority);
  const isSmall = first?.src.endsWith('.svg') && first.bytes <= MAX_EMBEDDED_BYTES;
  return first && isSmall ? [first] : [];
}

/**
 * Compressed bytes of a mark among those of its page for one of its file: 0.63 for the eight of a directory, whose
 * letters repeat, 0.8 for one alone.
 */
const MARK_RATIO = 0.65;

/** As the page takes them (`runtime/server/picture-keeper.ts`), as if all small ones were of plain shapes. */
function marksOf(pictures: readonly ShownPicture[]): PictureWeight[] {
  const held = new Map<string, PictureWeight>();
  let sum = 0;
  for (const picture of pictures) {
    const { src, bytes, isMark } = picture;
    const isSmall = isMark && src.endsWith('.svg') && bytes <= MAX_MARK_BYTES;
    if (!isSmall || held.has(src) || sum + bytes > MAX_MARKS_BYTES) continue;
    held.set(src, { ...picture, bytes: Math.round(bytes * MARK_RATIO) });
    sum += bytes;
  }
  return [...held.values()];
}

function picturesOf(
  { widget, index }: ShownWidget,
  assets: WeighedAssets | undefined,
  table: WeightTable,
): ShownPicture[] {
  const uses = Object.entries(typeWeight(table, widget.type)?.pictures ?? {});
  return uses.flatMap(([path, use]) =>
    fieldsAt(widget.content, path).flatMap(({ value, pointer }) => {
      const picture = weighPicture(value, assets, use);
      const place = { widgetId: widget.id, pointer: `/widgets/${index}/content${pointer}` };
      const kind = { hasPriority: use.priority === true, isMark: use.mark === true };
      return picture === undefined ? [] : [{ ...picture, ...place, ...kind }];
    }),
  );
}

function weighPicture(
  value: unknown,
  assets: WeighedAssets | undefined,
  use: PictureUse,
): Pick<PictureWeight, 'src' | 'bytes'> | undefined {
  if (!isRecord(value)) return undefined;
  const { src, width, height } = value;
  if (typeof src !== 'string' || typeof width !== 'number' || typeof height !== 'number')
    return undefined;
  return { src, bytes: Math.round(pictureBytes({ src, width, height }, assets?.get(src), use)) };
}

interface WeighedPicture {
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
