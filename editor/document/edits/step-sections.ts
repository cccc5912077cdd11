import type { EditedPage } from '../edited-page.ts';
import { isContainer, placeOf, type SectionPlace, topmost } from '../page-structure.ts';
import { moveSections } from './move-sections.ts';
import type { PageEdit } from './page-edit.ts';

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
