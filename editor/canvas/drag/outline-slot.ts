import type { EditedPage } from '../../document/edited-page.ts';
import {
  hasWidgetRoot,
  isContainer,
  pathTo,
  placeOf,
  type SectionPlace,
} from '../../document/page-structure.ts';
import type { Box, ScreenPoint } from './box.ts';

/** A row of the outline as it is drawn. */
export interface DrawnRow {
  /** Of its section. */
  readonly id: string;
  readonly box: Box;
  /** Where its own content begins, in pixels of the window. */
  readonly indent: number;
  /** Whether the rows below it are its children. */
  readonly isOpen: boolean;
}

export interface OutlineSlot {
  readonly place: SectionPlace;
  /** Height at which the line stands, and where it begins. */
  readonly y: number;
  readonly x: number;
  /** The row of the section that takes it, where it goes into that row's section. */
  readonly into: DrawnRow | undefined;
}

/** Further indentation of a row's children where none of them is drawn, in pixels. */
const STEP = 16;

/**
 * The slot that a pointer over the outline means: the upper third of a row before it, the lower behind it, the middle
 * into it where it accepts. Behind the last row of a list, how far left the pointer is decides how far out it goes.
 */
export function outlineSlotAt(
  page: EditedPage,
  rows: readonly DrawnRow[],
  point: ScreenPoint,
  accepts: (zoneId: string) => boolean,
): OutlineSlot | undefined {
  const at = rowIndexAt(rows, point.y);
  const row = rows[at];
  if (!row) return undefined;
  const { top, bottom } = row.box;
  const share = (point.y - top) / (bottom - top);
  if (row.id === page.rootId && hasWidgetRoot(page))
    return besideRoot(page, row, { share, accepts });
  const takes = isContainer(page.sections[row.id]) && accepts(row.id);
  if (takes && (row.id === page.rootId || (share >= 1 / 3 && share < 2 / 3)))
    return into(page, row);
  if (share < 1 / 2) return before(page, row, accepts);
  if (row.isOpen && isContainer(page.sections[row.id])) return takes ? into(page, row) : undefined;
  const next = rows[at + 1];
  return behind({ page, rows, row, next }, point.x, accepts);
}

interface Aim {
  /** How far down the row the pointer is, from 0 to 1. */
  readonly share: number;
  readonly accepts: (zoneId: string) => boolean;
}

/** The only row of a page whose root shows a widget itself. */
function besideRoot(
  page: EditedPage,
  row: DrawnRow,
  { share, accepts }: Aim,
): OutlineSlot | undefined {
  if (!accepts(page.rootId)) return undefined;
  const index = share < 1 / 2 ? 0 : 1;
  const { top, bottom } = row.box;
  return {
    place: { parentId: page.rootId, index },
    y: index === 0 ? top : bottom,
    x: row.indent,
    into: undefined,
  };
}

/** Index of the row at a height, or of the last one above it. */
export function rowIndexAt(rows: readonly DrawnRow[], y: number): number {
  return Math.max(
    0,
    rows.findLastIndex(({ box }) => box.top <= y),
  );
}

/** Open rows take it as their first child, right below them; closed ones as their last. */
function into(page: EditedPage, row: DrawnRow): OutlineSlot {
  const count = page.sections[row.id]?.childIds?.length ?? 0;
  return {
    place: { parentId: row.id, index: row.isOpen ? 0 : count },
    y: row.box.bottom,
    x: row.indent + STEP,
    into: row,
  };
}

function before(
  page: EditedPage,
  row: DrawnRow,
  accepts: (zoneId: string) => boolean,
): OutlineSlot | undefined {
  const place = placeOf(page.sections, row.id);
  if (!place || !accepts(place.parentId)) return undefined;
  return { place, y: row.box.top, x: row.indent, into: undefined };
}

interface EndOfList {
  readonly page: EditedPage;
  readonly rows: readonly DrawnRow[];
  readonly row: DrawnRow;
  readonly next: DrawnRow | undefined;
}

/** Behind the row, or behind one around it whose list ends here as well. */
function behind(
  { page, rows, row, next }: EndOfList,
  x: number,
  accepts: (zoneId: string) => boolean,
): OutlineSlot | undefined {
  const ends = [...pathTo(page.sections, row.id)].reverse();
  const nextParent = next && page.sections[next.id]?.parentId;
  const stop = ends.findIndex((id) => page.sections[id]?.parentId === nextParent);
  const open = stop < 0 ? ends : ends.slice(0, stop + 1);
  const slots = open.flatMap((id) => {
    const place = placeOf(page.sections, id);
    const indent = rows.find((each) => each.id === id)?.indent;
    if (!place || indent === undefined || !accepts(place.parentId)) return [];
    const { parentId, index } = place;
    return [
      {
        place: { parentId, index: index + 1 },
        y: next?.box.top ?? row.box.bottom,
        x: indent,
        into: undefined,
      },
    ];
  });
  return slots.find((slot) => slot.x <= x) ?? slots.at(-1);
}
