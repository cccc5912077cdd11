import type { EditedPage } from '../edited-page.ts';
import { accepts, heightOf, type SectionPlace, topmost } from '../page-structure.ts';
import type { PageEdit } from './page-edit.ts';

/**
 * Moves sections together to a gap between the children of a section, in document order.
 * @param place its index counts the children as they stand before the move
 */
export function moveSections(
  page: EditedPage,
  ids: readonly string[],
  place: SectionPlace,
): PageEdit | undefined {
  const moved = topmost(page, ids).filter((id) => id !== page.rootId);
  const height = Math.max(0, ...moved.map((id) => heightOf(page.sections, id)));
  if (moved.length === 0 || !accepts(page, place.parentId, { height, count: moved.length, moved }))
    return undefined;
  const siblings = page.sections[place.parentId]?.childIds ?? [];
  const staying = (list: readonly string[]) => list.filter((id) => !moved.includes(id));
  const next = [
    ...staying(siblings.slice(0, place.index)),
    ...moved,
    ...staying(siblings.slice(place.index)),
  ];
  if (next.length === siblings.length && next.every((id, i) => id === siblings[i]))
    return undefined;
  return {
    label: 'edit.move',
    select: moved,
    change(draft) {
      for (const id of moved) {
        const section = draft.sections[id];
        const parent = draft.sections[section?.parentId ?? ''];
        if (parent?.childIds && parent.id !== place.parentId)
          parent.childIds.splice(parent.childIds.indexOf(id), 1);
        if (section && section.parentId !== place.parentId) section.parentId = place.parentId;
      }
      const target = draft.sections[place.parentId];
      if (target) target.childIds = next;
    },
  };
}
