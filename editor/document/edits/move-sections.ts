import { isEqual } from 'lodash-es';
import type { EditedPage } from '../edited-page.ts';
import {
  accepts,
  heightOf,
  isContainer,
  placeOf,
  type SectionPlace,
  topmost,
} from '../page-structure.ts';
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
  if (isEqual(next, siblings)) return undefined;
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

export type StepDirection = 'up' | 'down' | 'in' | 'out';

/**
 * Moves neighbours by one step: among their siblings, into the section beside them, or out of the one they stand in.
 * Undefined where there is nowhere to go.
 */
export function stepSections(
  page: EditedPage,
  ids: readonly string[],
  direction: StepDirection,
): PageEdit | undefined {
  const moved = topmost(page, ids);
  const first = placeOf(page.sections, moved[0] ?? '');
  const last = placeOf(page.sections, moved.at(-1) ?? '');
  if (!first || !last || first.parentId !== last.parentId) return undefined;
  const place = STEPS[direction](page, first, last);
  return place && moveSections(page, moved, place);
}

type Step = (page: EditedPage, first: SectionPlace, last: SectionPlace) => SectionPlace | undefined;

const STEPS: Readonly<Record<StepDirection, Step>> = {
  up: (_, { parentId, index }) => (index > 0 ? { parentId, index: index - 1 } : undefined),
  down: ({ sections }, _, { parentId, index }) =>
    index + 1 < (sections[parentId]?.childIds?.length ?? 0)
      ? { parentId, index: index + 2 }
      : undefined,
  in: ({ sections }, first, last) => {
    const siblings = sections[first.parentId]?.childIds ?? [];
    const before = sections[siblings[first.index - 1] ?? ''];
    if (before && isContainer(before))
      return { parentId: before.id, index: before.childIds?.length ?? 0 };
    const after = sections[siblings[last.index + 1] ?? ''];
    return after && isContainer(after) ? { parentId: after.id, index: 0 } : undefined;
  },
  out: ({ sections }, { parentId }) => {
    const place = placeOf(sections, parentId);
    return place && { parentId: place.parentId, index: place.index + 1 };
  },
};
