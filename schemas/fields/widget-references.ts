// Which widgets a page's sections and widgets name, and where that leads.
import type { SectionNode } from '../documents/documents.ts';
import { visitSections } from '../documents/layout.ts';
import { overridesOf } from '../documents/variant.ts';
import { isNewer } from '../documents/widget-version.ts';
import { fieldPaths } from '../generated/field-paths.ts';
import { type FieldPaths, fieldsAt, isRecord } from '../json/fields.ts';

/** As much of a widget as its references need; it need not be valid. */
interface ReferringWidget {
  readonly type: string;
  readonly version?: unknown;
  readonly content?: unknown;
  readonly variants?: unknown;
}

/** Ids of the widgets that the sections of a layout show themselves. */
export function idsInLayout(layout: SectionNode): string[] {
  return visitSections(layout).flatMap(({ section }) => section.widgetId ?? []);
}

/** Ids of the widgets that a widget names in its content as it stands, its overrides left aside. */
export function referencesOfContent(
  { type, content }: ReferringWidget,
  paths: FieldPaths = fieldPaths,
): string[] {
  const own = Object.hasOwn(paths, type) ? (paths[type]?.WidgetRef ?? []) : [];
  const values = own.flatMap((path) => fieldsAt(content, path)).map(({ value }) => value);
  return values.filter((value) => typeof value === 'string');
}

/** Ids of the widgets that a widget names, on `/p/` paths too; none for unknown types. */
export function referencesOf(widget: ReferringWidget, paths: FieldPaths = fieldPaths): string[] {
  return [widget.content, overridesOf(widget)].flatMap((content) =>
    referencesOfContent({ ...widget, content }, paths),
  );
}

/**
 * As `referencesOf`, but any text of a widget of an unknown type or version may name a widget: what a newer version
 * shows through fields that this one does not know must not be taken for unused.
 */
export function possibleReferencesOf(
  widget: ReferringWidget,
  paths: FieldPaths = fieldPaths,
): string[] {
  const isKnown = Object.hasOwn(paths, widget.type) && !isNewer(widget);
  return isKnown ? referencesOf(widget, paths) : stringsIn([widget.content, widget.variants]);
}

/** Ids of the widgets of a page that some widgets lead to, themselves included. */
export function reachableFrom<W extends { readonly id: string }>(
  ids: Iterable<string>,
  widgets: readonly W[],
  next: (widget: W) => readonly string[],
): Set<string> {
  const byId = new Map(widgets.map((widget) => [widget.id, widget]));
  const found = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const widget = byId.get(id);
    if (!widget || found.has(id)) continue;
    found.add(id);
    for (const other of next(widget)) waiting.push(other);
  }
  return found;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return isRecord(value) ? Object.values(value).flatMap(stringsIn) : [];
}
