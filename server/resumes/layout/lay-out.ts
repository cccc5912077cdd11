import groupBy from 'lodash-es/groupBy.js';
import sortBy from 'lodash-es/sortBy.js';
import sumBy from 'lodash-es/sumBy.js';
import { isFormLabel } from './form-labels.ts';
import { fillCells, joinCells } from './join-cells.ts';
import { joinWrapped } from './join-wrapped.ts';
import { cleanCell, type ResumeLine } from './resume-line.ts';
import { headingOf } from './sections.ts';
import { closeRow } from './spaced-out.ts';
import { isDates, joinStackedDates } from './stacked-dates.ts';

/** A piece of text as a page draws it, in points from the top left corner. */
export interface TextRun {
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
  readonly width: number;
  readonly size: number;
  readonly font: string;
}

/** Runs of one baseline without a wide gap between them. */
interface Segment extends TextRun {
  readonly right: number;
}

/** Of the size of the letters: what parts words, and what parts cells and columns. */
const WORD_GAP = 0.15;
const CELL_GAP = 1.4;
/** How far letters of one line may stand apart in height. */
const SAME_LINE = 0.35;
/** A column has this many lines at least, and this share of lines may cross from one to the other. */
const LEAST_LINES = 4;
const MAX_CROSSING = 0.25;
/** No page of a CV has more pieces; each is looked at beside each other. */
const MAX_SEGMENTS = 4000;
/** The share of lines of a table that have something beside them. */
const LEAST_PAIRED = 0.8;

/** The lines of a page in the order in which a person reads them: each column from top to bottom. */
export function layOut(runs: readonly TextRun[], page: number): ResumeLine[] {
  const drawn = toSegments(runs);
  const segments = drawn.length > MAX_SEGMENTS ? drawn : joinStackedDates(drawn);
  const bodyFont = commonFont(segments);
  const rows = fillCells(joinCells(inReadingOrder(segments)));
  return joinWrapped(rows.map((row) => toLine(row, page, bodyFont)));
}

function toSegments(runs: readonly TextRun[]): Segment[] {
  const rows: TextRun[][] = [];
  for (const run of sortBy(runs, ({ baseline }) => baseline)) {
    const row = rows.at(-1);
    const isSame =
      row?.[0] !== undefined &&
      run.baseline - row[0].baseline <= SAME_LINE * Math.min(run.size, row[0].size);
    if (row && isSame) row.push(run);
    else rows.push([run]);
  }
  return rows.flatMap((row) => joinRuns(closeRow(sortBy(row, ({ left }) => left))));
}

function joinRuns(row: readonly TextRun[]): Segment[] {
  const joined: Segment[] = [];
  for (const run of row) {
    const last = joined.at(-1);
    const isApart = last === undefined || run.left - last.right > CELL_GAP * run.size;
    if (isApart) joined.push({ ...run, right: run.left + run.width });
    else joined[joined.length - 1] = joinRun(last, run);
  }
  return joined;
}

function joinRun(segment: Segment, run: TextRun): Segment {
  // Drawn twice in one place to look bold.
  if (run.text === segment.text && Math.abs(run.left - segment.left) < 1) return segment;
  const isWord = run.left - segment.right > WORD_GAP * run.size;
  const hasBlank = /\s$/.test(segment.text) || /^\s/.test(run.text);
  const text = `${segment.text}${isWord && !hasBlank ? ' ' : ''}${run.text}`;
  return { ...segment, text, right: Math.max(run.left + run.width, segment.right) };
}

function inReadingOrder(segments: readonly Segment[]): Segment[][] {
  const gutter = findGutter(segments);
  if (gutter === undefined) return toRows(segments);
  const isAcross = ({ left, right }: Segment) => left < gutter - 1 && right > gutter + 1;
  const columns = segments.filter((segment) => !isAcross(segment));
  const top = Math.min(...columns.map(({ baseline }) => baseline));
  const above = segments.filter((one) => isAcross(one) && one.baseline < top);
  const below = segments.filter((one) => isAcross(one) && one.baseline >= top);
  const [first, second] = [
    columns.filter(({ left }) => left < gutter - 1),
    columns.filter(({ left }) => left >= gutter - 1),
  ];
  return [above, first, second, below].flatMap(toRows);
}

function toRows(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of sortBy(segments, ['baseline', 'left'])) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    const isSame =
      first !== undefined &&
      segment.baseline - first.baseline <= SAME_LINE * Math.min(segment.size, first.size);
    if (row && isSame) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => sortBy(row, ({ left }) => left));
}

/** Left edge of a second column; undefined where the page has one, or where rows only look like two. */
function findGutter(segments: readonly Segment[]): number | undefined {
  if (segments.length > MAX_SEGMENTS) return undefined;
  const starts = Object.values(groupBy(segments, ({ left }) => Math.round(left / 3)))
    .filter((group) => group.length >= LEAST_LINES)
    .map((group) => Math.min(...group.map(({ left }) => left)));
  const fitting = starts.filter((edge) => isGutter(segments, edge));
  return sortBy(fitting, (edge) => countAcross(segments, edge))[0];
}

function countAcross(segments: readonly Segment[], edge: number): number {
  return segments.filter(({ left, right }) => left < edge - 1 && right > edge + 1).length;
}

function isGutter(segments: readonly Segment[], edge: number): boolean {
  const left = segments.filter((segment) => segment.right <= edge + 1 && segment.left < edge - 1);
  const right = segments.filter((segment) => segment.left >= edge - 1);
  if (left.length < LEAST_LINES || right.length < LEAST_LINES) return false;
  if (countAcross(segments, edge) > MAX_CROSSING * segments.length) return false;
  // Dates beside what they are of, under headings or without.
  if (areDates(left, right) || areDates(right, left)) return false;
  const hasOwnParts = right.some((one) => isOwnHeading(one, left));
  return hasOwnParts || !(areLabels(left, right) || areRows(left, right));
}

/** A heading of the right side: `Contacto` is what a form asks as well, unless another heading stands beside it. */
function isOwnHeading(one: Segment, left: readonly Segment[]): boolean {
  if (headingOf(one.text) === undefined) return false;
  if (!isFormLabel(one.text)) return true;
  return left.some(({ baseline, text }) => {
    const isBeside = Math.abs(baseline - one.baseline) <= SAME_LINE * one.size;
    return isBeside && headingOf(text) !== undefined && !isFormLabel(text);
  });
}

/** Whether one side holds dates alone along the other, apart from headings. */
function areDates(side: readonly Segment[], others: readonly Segment[]): boolean {
  const texts = alongside(side, others);
  return texts.length >= 2 && texts.every(({ text }) => isDates(text));
}

/** A table, where what is on one side has something beside it all along. */
function areRows(left: readonly Segment[], right: readonly Segment[]): boolean {
  return arePaired(left, right) || arePaired(right, left);
}

/** Whether most of these lines have one of the others beside them, from the first of those to their last. */
function arePaired(some: readonly Segment[], others: readonly Segment[]): boolean {
  const along = alongside(some, others);
  const paired = along.filter((one) => hasBeside(one, others));
  return paired.length >= LEAST_LINES && paired.length >= LEAST_PAIRED * along.length;
}

/** Lines of one side from the first of the other to its last, without headings. */
function alongside(side: readonly Segment[], others: readonly Segment[]): Segment[] {
  const baselines = others.map(({ baseline }) => baseline);
  const [top, bottom] = [Math.min(...baselines), Math.max(...baselines)];
  return side.filter(({ baseline, size, text }) => {
    const isAlong = baseline >= top - size && baseline <= bottom + size;
    return isAlong && headingOf(text) === undefined;
  });
}

function hasBeside({ baseline, size }: Segment, others: readonly Segment[]): boolean {
  return others.some((other) => Math.abs(other.baseline - baseline) <= SAME_LINE * size);
}

/** `Teléfono | 55 …` is one line: each piece on the left names what stands beside it. */
function areLabels(left: readonly Segment[], right: readonly Segment[]): boolean {
  const paired = left.filter((one) => hasBeside(one, right));
  const named = paired.filter(({ text }) => /:\s*$/.test(text) || text.trim().length <= 14);
  return paired.length === left.length && named.length >= 0.8 * left.length;
}

/** @param cells of a row; undefined where one is empty */
function toLine(
  cells: readonly (Segment | undefined)[],
  page: number,
  bodyFont: string,
): ResumeLine {
  const row = cells.filter((cell) => cell !== undefined);
  const left = Math.min(...row.map((segment) => segment.left));
  const right = Math.max(...row.map((segment) => segment.right));
  const size = Math.max(...row.map((segment) => segment.size));
  const baseline = Math.max(...row.map((segment) => segment.baseline));
  const box = [left, baseline - size, right - left, size].map((value) => Math.round(value));
  const [x = 0, y = 0, width = 0, height = 0] = box;
  return {
    text: cells.flatMap(cellText).join('\t'),
    page,
    size: Math.round(size * 10) / 10,
    isBold: row.every(({ font }) => font !== bodyFont),
    box: [x, y, width, height],
  };
}

function cellText(cell: Segment | undefined): string[] {
  if (cell === undefined) return [''];
  const text = cleanCell(cell.text.replaceAll('\t', ' '));
  return text === '' ? [] : [text];
}

/** What most letters of a page are set in. */
function commonFont(segments: readonly Segment[]): string {
  const groups = Object.entries(groupBy(segments, ({ font }) => font));
  return sortBy(groups, ([, group]) => -sumBy(group, ({ text }) => text.length))[0]?.[0] ?? '';
}
