import type { AnyWidget, SectionNode } from '../documents.ts';
import { isRecord } from '../fields.ts';
import { visitSections } from '../layout.ts';
import { isKnown } from '../parse-page.ts';
import { referencesOf } from './page-nodes.ts';

type Widgets = readonly AnyWidget[];

/** Ids of the widgets that the sections of a layout show themselves. */
export function idsInLayout(layout: SectionNode): string[] {
  return visitSections(layout).flatMap(({ section }) => section.widgetId ?? []);
}

/** Ids of the widgets that some widgets lead to through fields that name widgets, themselves included. */
export function reachableFrom(ids: Iterable<string>, widgets: Widgets): Set<string> {
  return reach(ids, widgets, referencesOf);
}

/**
 * As `reachableFrom`, but any text of a widget of unknown type may name a widget: what a newer version
 * shows through fields that this one does not know must not be taken for unused.
 */
export function possiblyReachableFrom(ids: Iterable<string>, widgets: Widgets): Set<string> {
  return reach(ids, widgets, (widget) =>
    isKnown(widget) ? referencesOf(widget) : stringsIn([widget.content, widget.variants]),
  );
}

function reach(
  ids: Iterable<string>,
  widgets: Widgets,
  next: (widget: AnyWidget) => readonly string[],
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
