import type { FieldShape, Shape } from '#schemas/definitions/object-shape.ts';
import { contentShapeOf, shapeOf } from '#schemas/fields/shape.ts';
import { headingNotes } from '#schemas/generated/headings.ts';

/** What the drawing of a widget is made of, from top to bottom. */
export type ThumbnailPart =
  | 'box'
  | 'button'
  | 'cards'
  | 'chart'
  | 'columns'
  | 'eyebrow'
  | 'figures'
  | 'form'
  | 'line'
  | 'menu'
  | 'photos'
  | 'picture'
  | 'rows'
  | 'search'
  | 'side'
  | 'space'
  | 'tabs'
  | 'text'
  | 'thirds'
  | 'title';

/** Fields of which the name alone says what they look like. */
const BY_NAME: Readonly<Record<string, ThumbnailPart>> = {
  consentText: 'form',
  ctaLabel: 'search',
  eyebrow: 'eyebrow',
  facetFields: 'form',
  heading: 'title',
  html: 'text',
  imageSide: 'side',
  line: 'line',
  listWidgetId: 'rows',
  mobile: 'space',
  placeholder: 'search',
  searchField: 'search',
  series: 'chart',
  subheading: 'text',
  target: 'figures',
  text: 'text',
  title: 'title',
  video: 'picture',
};

/** How many a drawing has room for. */
const MAX_PARTS = 5;

/** What a widget type looks like, read off the fields of its content; every new type has one. */
export function thumbnailParts(type: string): readonly ThumbnailPart[] {
  const notes = Object.hasOwn(headingNotes, type) ? (headingNotes[type] ?? []) : [];
  const headings = new Set(notes.map((note) => ('text' in note ? note.text : undefined)));
  const fields = Object.entries(contentShapeOf(type)?.fields ?? {});
  const parts = fields.flatMap(([name, field]) =>
    headings.has(name) ? 'title' : partOf(name, field),
  );
  const seen = [...new Set(parts)].slice(0, MAX_PARTS);
  return seen.length > 0 ? seen : ['rows'];
}

function partOf(name: string, field: FieldShape): ThumbnailPart | [] {
  const { of, isList } = field;
  if (BY_NAME[name]) return BY_NAME[name];
  if (of === 'Image') return name === 'logo' ? 'menu' : 'picture';
  if (of === 'Link') return isList ? 'menu' : 'button';
  const shape = of === undefined ? undefined : shapeOf(of);
  if (!shape) return isList ? 'rows' : [];
  if (isList) return listPartOf(shape);
  return hasImage(shape) ? 'picture' : [];
}

function listPartOf(item: Shape): ThumbnailPart {
  const { fields } = item;
  if (fields['widgetId'] || Object.values(fields).some((field) => field.isList)) return 'tabs';
  if (fields['value']) return 'figures';
  if (fields['question'] || fields['eventDateAndTime']) return 'rows';
  return hasImage(item) ? 'photos' : 'cards';
}

function hasImage({ fields }: Shape): boolean {
  return Object.values(fields).some(({ of }) => of === 'Image');
}
