import { reachableFrom, referencesOf } from '#schemas/fields/widget-references.ts';
import type { EditedPage, EditedSection, EditedWidget, PageHead } from '../edited-page.ts';
import {
  isSameValue,
  type MergeChoices,
  type MergeConflict,
  type MergeLog,
  type MergeSide,
  mapVersions,
  type Versions,
} from './conflict.ts';
import { livingSections, pageChanges } from './living-sections.ts';
import { mergeOrder } from './merge-list.ts';
import { mergeParents } from './merge-parents.ts';
import { mergeSections } from './merge-sections.ts';
import { mergeValue, mergeWhole, placeIn } from './merge-value.ts';

export interface MergedPage {
  readonly merged: EditedPage;
  /** What both changed, each in another way, with whose value `merged` has. */
  readonly conflicts: readonly MergeConflict[];
}

/**
 * Joins what two people made of one page, by ids of sections and widgets and within them field by field. No edit of
 * either is lost; where both changed one thing to different values, that is a conflict, and mine stays unless it was
 * chosen otherwise. Something that one removed and the other changed stays. The result has the structure of a page
 * whatever comes together: a tree of at most eight levels, every id once.
 */
export function mergePages(
  versions: Versions<EditedPage>,
  choices: MergeChoices = new Map(),
): MergedPage {
  const pages = withOneRoot(versions);
  const { base, mine, theirs } = pages;
  const changes = { mine: pageChanges(base, mine), theirs: pageChanges(base, theirs) };
  const rescued = (side: MergeSide, other: MergeSide) =>
    new Set([...changes[side].widgets].filter((id) => pages[other].widgets[id] === undefined));
  const log: MergeLog = {
    choices,
    conflicts: [],
    rescued: { mine: rescued('mine', 'theirs'), theirs: rescued('theirs', 'mine') },
  };
  const living = livingSections(pages, changes, log);
  const parents = mergeParents(pages, living, log);
  const sections = mergeSections(pages, parents, log);
  const heads = mapVersions(pages, ({ head }) => head);
  // Merging heads gives a head: every field is one of either side.
  const head = mergeValue(heads, placeIn({ kind: 'head' }), log) as PageHead;
  const widgets = mergeWidgets(pages, sections, log);
  const merged = { head, rootId: mine.rootId, sections, ...widgets };
  return { merged: isSamePage(mine, merged) ? mine : merged, conflicts: log.conflicts };
}

/** Whether a merge brought nothing: parts that it took from a page are the same objects. */
function isSamePage(page: EditedPage, merged: EditedPage): boolean {
  return (
    page.head === merged.head &&
    page.rootId === merged.rootId &&
    isSameValue(page.widgetIds, merged.widgetIds) &&
    hasSameParts(page.sections, merged.sections) &&
    hasSameParts(page.widgets, merged.widgets)
  );
}

type Parts = Readonly<Record<string, object>>;

function hasSameParts(a: Parts, b: Parts): boolean {
  const ids = Object.keys(a);
  return ids.length === Object.keys(b).length && ids.every((id) => a[id] === b[id]);
}

/** A root that has another id is still the root: it gets the id that it was changed to. */
function withOneRoot(pages: Versions<EditedPage>): Versions<EditedPage> {
  const { base, mine, theirs } = pages;
  const rootId = mine.rootId === base.rootId ? theirs.rootId : mine.rootId;
  return mapVersions(pages, (page) => withRoot(page, rootId));
}

function withRoot(page: EditedPage, rootId: string): EditedPage {
  const root = page.sections[page.rootId];
  if (page.rootId === rootId || !root || page.sections[rootId]) return page;
  const sections: Record<string, EditedSection> = Object.create(null);
  for (const section of Object.values(page.sections)) {
    if (section === root) sections[rootId] = { ...root, id: rootId };
    else if (section.parentId !== page.rootId) sections[section.id] = section;
    else sections[section.id] = { ...section, parentId: rootId };
  }
  return { ...page, rootId, sections };
}

type Unused = Versions<ReadonlySet<string>>;

type Widgets = Pick<EditedPage, 'widgets' | 'widgetIds'>;

/** The widgets of a page whose sections are known: what both have, and what either shows or names. */
function mergeWidgets(
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
