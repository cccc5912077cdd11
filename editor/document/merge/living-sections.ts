import { referencesOf } from '#schemas/fields/widget-references.ts';
import type { EditedPage, EditedSection } from '../edited-page.ts';
import { decide, isSameValue, type MergeLog, type MergeSide, type Versions } from './conflict.ts';
import { movedIn } from './merge-list.ts';

export type SideChanges = Readonly<Record<MergeSide, PageChanges>>;

export interface LivingSections {
  readonly ids: Set<string>;
  /** Sections that one changed and that go all the same, because it was chosen so. */
  readonly given: ReadonlySet<string>;
}

/**
 * The sections of either side that stay: all but those that one removed and the other left as they were. Those that
 * the other changed stay too, and are told.
 */
export function livingSections(
  pages: Versions<EditedPage>,
  changes: SideChanges,
  log: MergeLog,
): LivingSections {
  const ids = new Set<string>();
  const given = new Set<string>();
  for (const id of sectionIdsOf(pages)) {
    const side = keeperOf(id, pages);
    const isRemoved = side !== undefined && pages.base.sections[id] !== undefined;
    if (!isRemoved) ids.add(id);
    else if (changes[side].isSectionTouched(id))
      (decide(log, removalOf(id, pages)) === side ? ids : given).add(id);
  }
  return { ids, given };
}

function sectionIdsOf({ mine, theirs }: Versions<EditedPage>): ReadonlySet<string> {
  return new Set([...Object.keys(mine.sections), ...Object.keys(theirs.sections)]);
}

/** The only side that has a section; undefined where both do. */
function keeperOf(id: string, { mine, theirs }: Versions<EditedPage>): MergeSide | undefined {
  if (mine.sections[id] && theirs.sections[id]) return undefined;
  return mine.sections[id] ? 'mine' : 'theirs';
}

function removalOf(id: string, { base, mine, theirs }: Versions<EditedPage>) {
  const value = (page: EditedPage): EditedSection | undefined => page.sections[id];
  return {
    key: `section ${id}`,
    kind: 'removed',
    owner: { kind: 'section', id },
    pointer: '',
    items: [],
    base: value(base),
    mine: value(mine),
    theirs: value(theirs),
  } as const;
}

/** What one side made of the page that both began with. */
interface PageChanges {
  /** Widgets that the base has as well, with other content. */
  readonly widgets: ReadonlySet<string>;
  /** Sections that stand elsewhere, beside other siblings or in another parent. */
  readonly moved: ReadonlySet<string>;
  /** Whether a section of both has other settings, another place, another widget or more in it than before. */
  isSectionTouched(id: string): boolean;
}

export function pageChanges(base: EditedPage, side: EditedPage): PageChanges {
  const widgets = changedWidgets(base, side);
  const moved = movedSections(base, side);
  const grown = grownSections(base, side);
  const leading = widgetsLeadingTo(widgets, side);
  return {
    widgets,
    moved,
    isSectionTouched(id) {
      const [before, after] = [base.sections[id], side.sections[id]];
      if (!before || !after) return false;
      return (
        moved.has(id) ||
        grown.has(id) ||
        before.widgetId !== after.widgetId ||
        !isSameValue(before.options, after.options) ||
        leading.has(after.widgetId ?? '')
      );
    },
  };
}

function changedWidgets(base: EditedPage, side: EditedPage): ReadonlySet<string> {
  const changed = side.widgetIds.filter((id) => {
    const before = base.widgets[id];
    return before !== undefined && !isSameValue(before, side.widgets[id]);
  });
  return new Set(changed);
}

function movedSections(base: EditedPage, side: EditedPage): ReadonlySet<string> {
  const moved = new Set<string>();
  for (const { id, parentId, childIds = [] } of Object.values(side.sections)) {
    const before = base.sections[id];
    if (!before) continue;
    if (before.parentId !== parentId) moved.add(id);
    const stayed = (child: string) => base.sections[child]?.parentId === id;
    for (const child of movedIn(before.childIds ?? [], childIds.filter(stayed))) moved.add(child);
  }
  return moved;
}

/** Sections that got children from elsewhere. */
function grownSections(base: EditedPage, side: EditedPage): ReadonlySet<string> {
  const grown = Object.values(side.sections).flatMap(({ id, parentId }) =>
    parentId !== null && base.sections[id]?.parentId !== parentId ? [parentId] : [],
  );
  return new Set(grown);
}

/** The widgets through which somebody sees one of those that changed, themselves included. */
function widgetsLeadingTo(changed: ReadonlySet<string>, page: EditedPage): ReadonlySet<string> {
  if (changed.size === 0) return changed;
  const namedBy = new Map<string, string[]>();
  for (const id of page.widgetIds) {
    const widget = page.widgets[id];
    for (const named of widget ? referencesOf(widget) : []) {
      const list = namedBy.get(named);
      if (list) list.push(id);
      else namedBy.set(named, [id]);
    }
  }
  const leading = new Set(changed);
  // A set gives what is added to it while it is walked.
  for (const id of leading) for (const above of namedBy.get(id) ?? []) leading.add(above);
  return leading;
}
