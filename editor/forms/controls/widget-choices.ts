import { reachableFrom, referencesOf } from '#schemas/fields/widget-references.ts';
import { starters } from '#schemas/generated/starters.ts';
import { widgetCatalogue } from '#schemas/generated/widget-catalogue.ts';
import { widgetCategories } from '#schemas/generated/widget-categories.ts';
import { pointerTokens } from '#schemas/json/json-pointer.ts';
import type { EditedPage, EditedWidget } from '../../document/edited-page.ts';
import { valueAt } from '../../document/edits/set-field.ts';

/** Where a reference stands. */
export interface ReferencePlace {
  /** The widget that makes it; undefined where it cannot be told. */
  readonly owner: EditedWidget | undefined;
  readonly pointer: string;
}

/** Types that a reference may be given to: of a list any, of a field of its own the one that it is made for. */
export function referableTypes({ owner, pointer }: ReferencePlace): readonly string[] {
  const tokens = pointerTokens(pointer).slice(1);
  const isInList = tokens.some((token) => /^\d+$/.test(token));
  const made = owner && valueAt(starters[owner.type]?.content, `/${tokens.join('/')}`);
  if (!isInList && typeof made === 'string') return [made];
  return Object.keys(widgetCatalogue).filter((type) => widgetCategories[type] !== 'site');
}

/** Widgets without a section that the reference may name without leading back to where it stands. */
export function referableWidgets(page: EditedPage, place: ReferencePlace): readonly EditedWidget[] {
  const types = referableTypes(place);
  const shown = new Set(Object.values(page.sections).map(({ widgetId }) => widgetId));
  const all = page.widgetIds.flatMap((id) => page.widgets[id] ?? []);
  return all.filter(
    (widget) =>
      !shown.has(widget.id) &&
      types.includes(widget.type) &&
      !(place.owner && leadsTo(widget, place.owner, all)),
  );
}

function leadsTo(from: EditedWidget, { id }: EditedWidget, all: readonly EditedWidget[]): boolean {
  return reachableFrom([from.id], all, referencesOf).has(id);
}
