import { isFormLabel } from './form-labels.ts';
import { continues, GOES_ON, isCutDate } from './join-wrapped.ts';

/** A piece of a row, in points from the top left corner. */
interface Cell {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

/** Cells of a column begin at one edge, give or take this much. */
const SAME_EDGE = 3;
/** Lines of a cell stand closer than rows do, in sizes of their letters. */
const MAX_LEADING = 1.35;
/** No cell of a CV has more letters. */
const MAX_LETTERS = 200;
/** What stays free at the end of a cell, in sizes. */
const PADDING = 1.5;

/** Rows of a table whose cells were too narrow for a line, each row once. */
export function joinCells<T extends Cell>(rows: readonly (readonly T[])[]): T[][] {
  const joined: T[][] = [];
  let bottom: readonly T[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (last !== undefined && goesOn(last, bottom, row))
      joined[joined.length - 1] = last.map((cell) => joinBelow(cell, row));
    else joined.push([...row]);
    bottom = row;
  }
  return joined;
}

/** Whether each piece of a row goes on with the cell above it. */
function goesOn(row: readonly Cell[], bottom: readonly Cell[], below: readonly Cell[]): boolean {
  const [first] = bottom;
  const [next] = below;
  if (row.length < 2 || below.length > row.length || !first || !next) return false;
  const isNear =
    next.size === first.size && next.baseline - first.baseline <= MAX_LEADING * next.size;
  if (!isNear) return false;
  const pairs = below.map((piece) => {
    const at = row.findIndex((cell) => isUnder(cell, piece));
    return { piece, cell: row[at], limit: row[at + 1]?.left };
  });
  // A line of a row goes on with all of its cells, or with none. Where all letters are small they say nothing.
  const isSmall = !row.some(({ text }) => /\p{Lu}/u.test(text));
  const isSaid =
    !isSmall && pairs.some(({ cell, piece }) => cell !== undefined && isHalf(cell, piece));
  return pairs.every(({ cell, piece, limit }) => {
    if (cell === undefined || cell.text.length > MAX_LETTERS) return false;
    return isSaid || hadNoRoom(cell, piece, limit);
  });
}

function isUnder(cell: Cell, piece: Cell): boolean {
  return Math.abs(cell.left - piece.left) <= SAME_EDGE;
}

function isHalf({ text }: Cell, below: Cell): boolean {
  return GOES_ON.test(text) || continues(below.text) || isCutDate(text, below.text);
}

/** Whether the next word had no room beside the others. */
function hadNoRoom(cell: Cell, below: Cell, limit: number | undefined): boolean {
  if (limit === undefined) return false;
  const [word = ''] = below.text.split(' ');
  const width = ((below.right - below.left) * (word.length + 1)) / below.text.length;
  return cell.right + width + PADDING * below.size > limit;
}

function joinBelow<T extends Cell>(cell: T, row: readonly T[]): T {
  const piece = row.find((one) => isUnder(cell, one));
  if (piece === undefined) return cell;
  return {
    ...cell,
    text: `${cell.text} ${piece.text}`,
    right: Math.max(cell.right, piece.right),
  };
}

/** The cells of a row below one of labels, empty ones in their places. */
export function fillCells<T extends Cell>(rows: readonly (readonly T[])[]): (T | undefined)[][] {
  let labels: readonly T[] = [];
  return rows.map((row) => {
    if (row.length > 1 && row.every(({ text }) => isFormLabel(text))) labels = row;
    else if (row.length < 2) labels = [];
    const columns = row.map((cell) => labels.findIndex((label) => isUnder(label, cell)));
    const isBelow = row !== labels && row.length < labels.length && !columns.includes(-1);
    if (!isBelow) return [...row];
    return labels.map((_, column) => row[columns.indexOf(column)]);
  });
}
