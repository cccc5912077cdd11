import type { EditedPage } from '../edited-page.ts';
import { createNodeId } from '../node-id.ts';
import { accepts, heightOf, isContainer, placeOf, topmost } from '../page-structure.ts';
import type { PageEdit } from './page-edit.ts';

/** Puts sections of one parent into a new section, where the first of them stood. */
export function wrapSections(
  page: EditedPage,
  ids: readonly string[],
  direction: 'vertical' | 'horizontal' = 'vertical',
): PageEdit | undefined {
  const wrapped = topmost(page, ids);
  const place = placeOf(page.sections, wrapped[0] ?? '');
  if (!place || wrapped.some((id) => page.sections[id]?.parentId !== place.parentId))
    return undefined;
  const height = 1 + Math.max(...wrapped.map((id) => heightOf(page.sections, id)));
  if (!accepts(page, place.parentId, { height, count: 0 })) return undefined;
  const taken = new Set([...Object.keys(page.sections), ...page.widgetIds]);
  const id = createNodeId('section', taken);
  return {
    label: 'edit.wrap',
    select: [id],
    change(draft) {
      const parent = draft.sections[place.parentId];
      if (!parent?.childIds) return;
      parent.childIds = parent.childIds.filter((child) => !wrapped.includes(child));
      parent.childIds.splice(place.index, 0, id);
      for (const child of wrapped) {
        const section = draft.sections[child];
        if (section) section.parentId = id;
      }
      draft.sections[id] = {
        id,
        parentId: place.parentId,
        childIds: [...wrapped],
        ...(direction === 'horizontal' && { options: { childDirection: 'horizontal', gap: 24 } }),
      };
    },
  };
}

/** Puts the children of a section in its place. What it said itself, such as its background, goes with it. */
export function unwrapSection(page: EditedPage, id: string): PageEdit | undefined {
  const section = page.sections[id];
  const place = placeOf(page.sections, id);
  const childIds = section?.childIds ?? [];
  if (!place || !isContainer(section) || childIds.length === 0) return undefined;
  if (!accepts(page, place.parentId, { height: 0, count: childIds.length - 1 })) return undefined;
  return {
    label: 'edit.unwrap',
    select: childIds,
    change(draft) {
      draft.sections[place.parentId]?.childIds?.splice(place.index, 1, ...childIds);
      for (const child of childIds) {
        const moved = draft.sections[child];
        if (moved) moved.parentId = place.parentId;
      }
      delete draft.sections[id];
    },
  };
}
