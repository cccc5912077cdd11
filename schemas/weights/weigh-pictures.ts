import type { AssetFacts } from '../asset-facts.ts';
import { fieldsAt, isRecord } from '../fields.ts';
import type { ShownWidget } from '../shown-widgets.ts';
import type { PictureWeight } from './page-weight.ts';
import { pictureBytes } from './picture-bytes.ts';
import { type PictureUse, typeWeight, type WeightTable } from './weight-table.ts';

/** A site's files by the path that documents use. */
export type WeighedAssets = ReadonlyMap<string, AssetFacts>;

/** Each picture file that the widgets show, in the order of the page. */
export function weighPictures(
  shown: readonly ShownWidget[],
  assets: WeighedAssets | undefined,
  table: WeightTable,
): PictureWeight[] {
  const heaviest = new Map<string, PictureWeight>();
  for (const picture of shown.flatMap((each) => picturesOf(each, assets, table))) {
    const known = heaviest.get(picture.src);
    if (known === undefined || known.bytes < picture.bytes) heaviest.set(picture.src, picture);
  }
  return [...heaviest.values()];
}

function picturesOf(
  { widget, index }: ShownWidget,
  assets: WeighedAssets | undefined,
  table: WeightTable,
): PictureWeight[] {
  const uses = Object.entries(typeWeight(table, widget.type)?.pictures ?? {});
  return uses.flatMap(([path, use]) =>
    fieldsAt(widget.content, path).flatMap(({ value, pointer }) => {
      const picture = weighPicture(value, assets, use);
      const place = { widgetId: widget.id, pointer: `/widgets/${index}/content${pointer}` };
      return picture === undefined ? [] : [{ ...picture, ...place }];
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
