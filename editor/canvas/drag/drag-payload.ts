import type { EditedPage } from '../../document/edited-page.ts';
import { insertFragment } from '../../document/edits/insert-fragment.ts';
import { moveSections } from '../../document/edits/move-sections.ts';
import type { PageEdit } from '../../document/edits/page-edit.ts';
import type { PageFragment } from '../../document/page-fragment.ts';
import {
  accepts,
  hasRoomForWidgets,
  heightOf,
  heightOfNode,
  type SectionPlace,
  topmost,
} from '../../document/page-structure.ts';

/** What is dragged: sections of the page, or something that is not on it yet. */
export interface DragPayload {
  readonly label: string;
  /** Ids of the sections that would leave their places; none for what is new. */
  readonly movedIds: readonly string[];
  accepts(zoneId: string): boolean;
  /** Whether a drop there would change nothing. */
  isHome(place: SectionPlace): boolean;
  /** The edit that a drop makes of the page as it is then. */
  edit(page: EditedPage, place: SectionPlace): PageEdit | undefined;
}

/** Sections that move together; undefined where nothing of them can, such as for the root of the layout. */
export function movePayload(
  page: EditedPage,
  ids: readonly string[],
  label: string,
): DragPayload | undefined {
  const moved = topmost(page, ids).filter((id) => id !== page.rootId);
  if (moved.length === 0) return undefined;
  const height = Math.max(...moved.map((id) => heightOf(page.sections, id)));
  return {
    label,
    movedIds: moved,
    accepts: remembered((zoneId) => accepts(page, zoneId, { height, count: moved.length, moved })),
    isHome: (place) =>
      moved.every((id) => page.sections[id]?.parentId === place.parentId) &&
      moveSections(page, moved, place) === undefined,
    edit: (now, place) => moveSections(now, moved, place),
  };
}

export function insertPayload(
  page: EditedPage,
  fragment: PageFragment,
  label: string,
): DragPayload | undefined {
  const { sections, widgets } = fragment;
  if (sections.length === 0 || !hasRoomForWidgets(page, widgets.length)) return undefined;
  const height = Math.max(...sections.map(heightOfNode));
  return {
    label,
    movedIds: [],
    accepts: remembered((zoneId) => accepts(page, zoneId, { height, count: sections.length })),
    isHome: () => false,
    edit: (now, place) => insertFragment(now, { fragment, place, label: 'edit.insert' }),
  };
}

/** Every move of the pointer asks about the same zones. */
function remembered(ask: (zoneId: string) => boolean): (zoneId: string) => boolean {
  const answers = new Map<string, boolean>();
  return (zoneId) => {
    const known = answers.get(zoneId) ?? ask(zoneId);
    answers.set(zoneId, known);
    return known;
  };
}
