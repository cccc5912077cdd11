// What to do with a widget that no section shows: put it on the page, or take it off.
import type { EditedPage } from '../edited-page.ts';
import { insertionPlace } from '../insertion-place.ts';
import { insertFragment } from './insert-fragment.ts';
import { deleteWidgets, orphansAmong } from './orphans.ts';
import type { PageEdit } from './page-edit.ts';

/** Shows it in a section of its own, behind what is selected or at the end of the page. */
export function placeWidget(
  page: EditedPage,
  id: string,
  selectedId: string | undefined,
): PageEdit | undefined {
  const type = page.widgets[id]?.type;
  if (type === undefined) return undefined;
  const place = insertionPlace(page, selectedId, { type, height: 1, count: 1 });
  const fragment = { sections: [{ sectionId: 'section', widgetId: id }], widgets: [] };
  return insertFragment(page, { fragment, place, label: 'edit.insert' });
}

/** Deletes it with what only it leads to. */
export function removeUnused(page: EditedPage, id: string): PageEdit | undefined {
  const orphans = orphansAmong(page, [id]);
  if (!orphans.has(id)) return undefined;
  return { label: 'edit.remove', change: (draft) => deleteWidgets(draft, orphans) };
}
