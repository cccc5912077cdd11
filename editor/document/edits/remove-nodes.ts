import type { EditedPage } from '../edited-page.ts';
import { placeOf, subtreeOf, topmost } from '../page-structure.ts';
import { deleteWidgets, orphansWithout } from './orphans.ts';
import type { PageEdit } from './page-edit.ts';

/** Removes sections with all below them, and the widgets that nothing else leads to. The root stays. */
export function removeSections(page: EditedPage, ids: readonly string[]): PageEdit | undefined {
  const removed = topmost(page, ids).filter((id) => id !== page.rootId);
  if (removed.length === 0) return undefined;
  const gone = new Set(removed.flatMap((id) => subtreeOf(page.sections, id)));
  return {
    label: 'edit.remove',
    select: neighbourOf(page, removed),
    change(draft) {
      // Not before: whether anything can be removed is asked more often than it is done.
      const orphans = orphansWithout(page, gone);
      for (const id of removed) {
        const parent = draft.sections[draft.sections[id]?.parentId ?? ''];
        parent?.childIds?.splice(parent.childIds.indexOf(id), 1);
      }
      for (const id of gone) delete draft.sections[id];
      deleteWidgets(draft, orphans);
    },
  };
}

/** What is selected when the sections are gone: the next sibling, else the one before, else the parent. */
function neighbourOf(page: EditedPage, removed: readonly string[]): readonly string[] {
  const place = placeOf(page.sections, removed[0] ?? '');
  if (!place) return [];
  const siblings = page.sections[place.parentId]?.childIds ?? [];
  const stays = (id: string) => !removed.includes(id);
  const next =
    siblings.slice(place.index).find(stays) ?? siblings.slice(0, place.index).findLast(stays);
  if (next !== undefined) return [next];
  return place.parentId === page.rootId ? [] : [place.parentId];
}
