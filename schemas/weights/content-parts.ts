import { traitsOf } from '../documents/widget-traits.ts';
import { isRecord } from '../json/fields.ts';

/** What of a widget's content its markup depends on. */
export interface ContentParts {
  readonly texts: readonly string[];
  readonly icons: readonly string[];
  /** Paths of picture files, repetitions included. */
  readonly pictures: readonly string[];
  /** Fields that have a value, however often lists repeat them. */
  readonly fields: number;
  /** Values beyond the first of their field. */
  readonly repeats: number;
}

interface PartedWidget {
  readonly type: string;
  readonly content: unknown;
}

// A page is weighed by several measures and in both of its views, which share most widgets.
const known = new WeakMap<PartedWidget, ContentParts>();

/** Content is a JSON value, so it ends; whatever stands in it that no schema knows is weighed as text. */
export function contentPartsOf(widget: PartedWidget): ContentParts {
  const before = known.get(widget);
  if (before) return before;
  const parts = takeApart(widget);
  known.set(widget, parts);
  return parts;
}

function takeApart({ type, content }: PartedWidget): ContentParts {
  const found: Found = { texts: [], icons: [], pictures: [], paths: new Set(), values: 0 };
  collect(content, '', found);
  const { texts, icons, pictures, paths, values } = found;
  const repeats = values - paths.size + countOf(type, content);
  return { texts, icons, pictures, fields: paths.size, repeats };
}

interface Found {
  readonly texts: string[];
  readonly icons: string[];
  readonly pictures: string[];
  readonly paths: Set<string>;
  values: number;
}

/** Ids of list items are for the editor: no markup shows them. */
function collect(value: unknown, path: string, found: Found): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, `${path}.*`, found);
  } else if (isPicture(value)) {
    found.pictures.push(value.src);
    addValue(value.alt, path, found);
  } else if (isRecord(value)) {
    for (const [name, field] of Object.entries(value))
      if (name !== 'id') collect(field, `${path}.${name}`, found);
  } else {
    addValue(value, path, found);
  }
}

function addValue(value: unknown, path: string, found: Found): void {
  found.paths.add(path);
  found.values += 1;
  if (typeof value !== 'string') return;
  if (path.endsWith('.icon')) found.icons.push(value);
  else found.texts.push(value);
}

/** An `Image` of the schemas. */
function isPicture(value: unknown): value is { readonly src: string; readonly alt?: unknown } {
  return isRecord(value) && typeof value['src'] === 'string' && 'width' in value;
}

function countOf(type: string, content: unknown): number {
  const { repeats } = traitsOf(type);
  if (repeats === undefined) return 0;
  const value = isRecord(content) ? content[repeats.field] : undefined;
  return typeof value === 'number' ? value : repeats.otherwise;
}
