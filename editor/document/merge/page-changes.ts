import { referencesOf } from '#schemas/fields/widget-references.ts';
import type { EditedPage } from '../edited-page.ts';
import { isSameValue } from './is-same-value.ts';
import { movedIn } from './merge-order.ts';

/** What one side made of the page that both began with. */
export interface PageChanges {
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
