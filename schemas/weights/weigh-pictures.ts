import type { AssetFacts } from '../asset-facts.ts';
import { fieldsAt, isRecord } from '../fields.ts';
import type { ShownWidget } from '../shown-widgets.ts';
import { MAX_EMBEDDED_BYTES, MAX_MARK_BYTES, MAX_MARKS_BYTES } from './embedded-drawing.ts';
import type { PictureWeight } from './page-weight.ts';
import { pictureBytes } from './picture-bytes.ts';
import { type PictureUse, typeWeight, type WeightTable } from './weight-table.ts';

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
