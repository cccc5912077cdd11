import type { AssetFacts } from '../asset-facts.ts';
import { fieldsAt, isRecord } from '../fields.ts';
import type { ShownWidget } from '../shown-widgets.ts';
import { MAX_EMBEDDED_BYTES } from './embedded-drawing.ts';
import type { PictureWeight } from './page-weight.ts';
import { pictureBytes } from './picture-bytes.ts';
import { type PictureUse, typeWeight, type WeightTable } from './weight-table.ts';

/** A site's files by the path that documents use. */
export type WeighedAssets = ReadonlyMap<string, AssetFacts>;

export interface WeighedPictures {
  /** Each picture file that the widgets show, in the order of the page. */
  readonly requested: readonly PictureWeight[];
  /** The drawing that lies in the page. */
  readonly embedded: PictureWeight | undefined;
}

export function weighPictures(
  shown: readonly ShownWidget[],
  assets: WeighedAssets | undefined,
  table: WeightTable,
): WeighedPictures {
  const pictures = shown.flatMap((each) => picturesOf(each, assets, table));
  const embedded = embeddedOf(pictures);
  const heaviest = new Map<string, PictureWeight>();
  for (const { hasPriority: _, ...picture } of pictures) {
    const known = heaviest.get(picture.src);
    if (known === undefined || known.bytes < picture.bytes) heaviest.set(picture.src, picture);
  }
  if (embedded !== undefined) heaviest.delete(embedded.src);
  return { requested: [...heaviest.values()], embedded };
}

interface ShownPicture extends PictureWeight {
  readonly hasPriority: boolean;
}

/** As the server chooses it (`server/assets/drawing-source.ts`): none where the first one is too large or no drawing. */
function embeddedOf(pictures: readonly ShownPicture[]): PictureWeight | undefined {
  const first = pictures.find(({ hasPriority }) => hasPriority);
  const isSmall = first?.src.endsWith('.svg') && first.bytes <= MAX_EMBEDDED_BYTES;
  return isSmall ? first : undefined;
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
      const hasPriority = use.priority === true;
      return picture === undefined ? [] : [{ ...picture, ...place, hasPriority }];
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
