import { reachableFrom, referencesOf } from '#schemas/widget-references.ts';
import type { EditedPage, EditedWidget } from '../document/edited-page.ts';
import type { MergeLog } from './conflict.ts';
import { isSameValue } from './is-same-value.ts';
import { mergeOrder } from './merge-order.ts';
import { mergeValue, mergeWhole, placeIn } from './merge-value.ts';
import { mapVersions, type Versions } from './versions.ts';

type Unused = Versions<ReadonlySet<string>>;

type Widgets = Pick<EditedPage, 'widgets' | 'widgetIds'>;

/** The widgets of a page whose sections are known: what both have, and what either shows or names. */
export function mergeWidgets(
  pages: Versions<EditedPage>,
  sections: EditedPage['sections'],
  log: MergeLog,
): Widgets {
  const order = mergeOrder(mapVersions(pages, ({ widgetIds }) => widgetIds));
  const merged = order.flatMap((id) => mergeWidget(id, pages, log) ?? []);
  const shown = Object.values(sections).flatMap(({ widgetId }) => widgetId ?? []);
  const reached = reachableFrom(shown, merged, referencesOf);
  const unused: Unused = mapVersions(pages, unusedWidgets);
  const stays = ({ id }: EditedWidget) => reached.has(id) || isUnusedBefore(id, pages, unused);
  return listed(merged.filter(stays));
}

function mergeWidget(
  id: string,
  pages: Versions<EditedPage>,
  log: MergeLog,
): EditedWidget | undefined {
  const states = mapVersions(pages, ({ widgets }) => widgets[id]);
  const { base, mine, theirs } = states;
  if (!mine || !theirs) return mine ?? theirs;
  const isOneType = mine.type === theirs.type && (base ?? mine).type === mine.type;
  const merge = isOneType ? mergeValue : mergeWhole;
  // Merging widgets of one type gives a widget: every field is one of either side.
  return merge(states, placeIn({ kind: 'widget', id }), log) as EditedWidget;
}

function unusedWidgets(page: EditedPage): ReadonlySet<string> {
  const widgets = page.widgetIds.flatMap((id) => page.widgets[id] ?? []);
  const shown = Object.values(page.sections).flatMap(({ widgetId }) => widgetId ?? []);
  const reached = reachableFrom(shown, widgets, referencesOf);
  return new Set(page.widgetIds.filter((id) => !reached.has(id)));
}

/** What nothing leads to stays where it was so before: then it is no leftover of the merge. */
function isUnusedBefore(id: string, pages: Versions<EditedPage>, unused: Unused): boolean {
  const { base, mine, theirs } = pages;
  if (mine.widgets[id] && theirs.widgets[id]) return true;
  const side = mine.widgets[id] ? 'mine' : 'theirs';
  return unused[side].has(id) && !isSameValue(base.widgets[id], pages[side].widgets[id]);
}

function listed(widgets: readonly EditedWidget[]): Widgets {
  const byId: Record<string, EditedWidget> = Object.create(null);
  for (const widget of widgets) byId[widget.id] = widget;
  return { widgets: byId, widgetIds: widgets.map(({ id }) => id) };
}
