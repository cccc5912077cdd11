import type { EditedPage, EditedSection } from '../edited-page.ts';
import { decide, isSameValue, type MergeLog, mapVersions, type Versions } from './conflict.ts';
import { isOrderDisputed, mergeOrder } from './merge-list.ts';
import type { Parents } from './merge-parents.ts';
import { mergeValue, mergeWhole, placeIn } from './merge-value.ts';

type Sections = Record<string, EditedSection>;

/** The sections of a layout whose tree is known, with the settings and the order that both made of them. */
export function mergeSections(
  pages: Versions<EditedPage>,
  parents: Parents,
  log: MergeLog,
): EditedPage['sections'] {
  const children = new Map<string, Set<string>>([[pages.mine.rootId, new Set()]]);
  for (const id of parents.keys()) children.set(id, new Set());
  for (const [id, parentId] of parents) children.get(parentId)?.add(id);
  const merged: Sections = Object.create(null);
  for (const [id, own] of children) {
    const parentId = parents.get(id) ?? null;
    const section = mergeSection({ id, parentId, children: own }, pages, log);
    addSection(merged, section, pages);
  }
  return merged;
}

interface SectionFrame {
  readonly id: string;
  readonly parentId: string | null;
  readonly children: ReadonlySet<string>;
}

function mergeSection(
  { id, parentId, children }: SectionFrame,
  pages: Versions<EditedPage>,
  log: MergeLog,
): EditedSection {
  const states = mapVersions(pages, ({ sections }) => sections[id]);
  const widgetId = mergeField(states, 'widgetId', log);
  const options = mergeField(states, 'options', log);
  const order = mergeChildren(states, children, log);
  const hasList = order.length > 0 || isListed(states, widgetId);
  return {
    id,
    parentId,
    ...(widgetId !== undefined && { widgetId }),
    ...(hasList && { childIds: order }),
    ...(options !== undefined && { options }),
  };
}

type States = Versions<EditedSection | undefined>;

function mergeField<Name extends 'widgetId' | 'options'>(
  states: States,
  name: Name,
  log: MergeLog,
): EditedSection[Name] | undefined {
  const { base, mine, theirs } = states;
  const only = mine ?? theirs;
  if (!only) return undefined;
  if (!mine || !theirs) return only[name];
  const values = { base: base?.[name], mine: mine[name], theirs: theirs[name] };
  const place = placeIn({ kind: 'section', id: only.id }, `/${name}`);
  const merge = name === 'widgetId' ? mergeWhole : mergeValue;
  // Merging options gives options: each value is one of either side.
  return merge(values, place, log) as EditedSection[Name] | undefined;
}

/** Whether a section without children says so with an empty list. */
function isListed({ base, mine, theirs }: States, widgetId: string | undefined): boolean {
  if (widgetId !== undefined) return false;
  if (!mine || !theirs) return (mine ?? theirs)?.childIds !== undefined;
  const side = isSameValue(base?.childIds, mine.childIds) ? theirs : mine;
  return side.childIds !== undefined;
}

function mergeChildren(states: States, children: ReadonlySet<string>, log: MergeLog): string[] {
  const lists = mapVersions(states, (section) =>
    (section?.childIds ?? []).filter((id) => children.has(id)),
  );
  const isTheirs = isOrderDisputed(lists) && decide(log, orderConflict(states)) === 'theirs';
  const { base, mine, theirs } = lists;
  const order = mergeOrder(isTheirs ? { base, mine: theirs, theirs: mine } : lists);
  const placed = new Set(order);
  return [...order, ...[...children].filter((id) => !placed.has(id))];
}

function orderConflict(states: States) {
  const id = states.mine?.id ?? '';
  return {
    key: `section ${id} /childIds`,
    kind: 'place',
    owner: { kind: 'section', id },
    pointer: '/childIds',
    items: [],
    ...mapVersions(states, (section): unknown => section?.childIds),
  } as const;
}

/** A section that one filled with a widget and the other with sections holds both. */
function addSection(merged: Sections, section: EditedSection, pages: Versions<EditedPage>): void {
  const { widgetId, childIds, ...frame } = section;
  const { id } = section;
  if (widgetId === undefined || childIds === undefined) {
    const mine = pages.mine.sections[id];
    merged[id] = mine && isSameValue(mine, section) ? mine : section;
    return;
  }
  const inner = innerId(id, pages);
  merged[inner] = { id: inner, parentId: id, widgetId };
  merged[id] = { ...frame, childIds: [inner, ...childIds] };
}

/** The same in every merge of the same pages, so that what was chosen stays chosen. */
function innerId(id: string, { mine, theirs }: Versions<EditedPage>): string {
  const isTaken = (name: string) =>
    [mine, theirs].some(({ sections, widgets }) => name in sections || name in widgets);
  let inner = `${id}-widget`;
  while (isTaken(inner)) inner += '-2';
  return inner;
}
