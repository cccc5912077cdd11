// Widgets that nothing leads to any more once something else went: they go along.
import type { Draft } from 'immer';
import { possibleReferencesOf, reachableFrom } from '#schemas/fields/widget-references.ts';
import type { EditedPage } from '../edited-page.ts';

/** Widgets that only the sections that go lead to. What was unused before is left alone. */
export function orphansWithout(page: EditedPage, gone: ReadonlySet<string>): ReadonlySet<string> {
  return unreachable(
    page,
    shownBy(page, (id) => gone.has(id)),
    shownBy(page, (id) => !gone.has(id)),
  );
}

/** Those of some widgets, with what they lead to, that nothing shows. What was unused before is left alone. */
export function orphansAmong(page: EditedPage, ids: readonly string[]): ReadonlySet<string> {
  return unreachable(
    page,
    ids,
    shownBy(page, () => true),
  );
}

/** Takes widgets that no section shows off a page. */
export function deleteWidgets(draft: Draft<EditedPage>, ids: ReadonlySet<string>): void {
  if (ids.size === 0) return;
  for (const id of ids) delete draft.widgets[id];
  draft.widgetIds = draft.widgetIds.filter((id) => !ids.has(id));
}

function shownBy({ sections }: EditedPage, keeps: (sectionId: string) => boolean): string[] {
  return Object.values(sections).flatMap(({ id, widgetId }) =>
    widgetId !== undefined && keeps(id) ? [widgetId] : [],
  );
}

/** What some widgets lead to and neither the shown ones nor any outside do. */
function unreachable(
  page: EditedPage,
  from: readonly string[],
  shown: readonly string[],
): ReadonlySet<string> {
  const widgets = page.widgetIds.flatMap((id) => page.widgets[id] ?? []);
  const reached = reachableFrom(from, widgets, possibleReferencesOf);
  const elsewhere = widgets.map(({ id }) => id).filter((id) => !reached.has(id));
  const kept = reachableFrom([...shown, ...elsewhere], widgets, possibleReferencesOf);
  return new Set([...reached].filter((id) => !kept.has(id)));
}
