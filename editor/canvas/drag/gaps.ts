import { type Box, clampOrCentre, inset, type ScreenPoint, unionOf } from './box.ts';
import type { Zone, ZoneChild } from './zone.ts';

/** The line that shows a slot: from its upper or left end so many pixels along. */
export interface Line extends ScreenPoint {
  readonly length: number;
  readonly isVertical: boolean;
}

/** A gap between the children of a zone; `index` counts all of them as they stand. */
export interface Gap {
  readonly index: number;
  readonly line: Line;
}

/** Children that stand side by side. */
interface Lane {
  readonly box: Box;
  readonly gaps: readonly Gap[];
  /** Whether its gaps stand one above the other. */
  readonly isStack: boolean;
}

/** Distance of the first and last line from the children, in pixels of the screen. */
const OUTWARD = 4;

/** The line keeps so far from the edges of the zone, in pixels of the screen. */
const INWARD = 2;

/** How far down an empty zone its line lies at most, in pixels of the screen. */
const LOWEST_FIRST = 40;

/** The gap of a zone that a pointer means: the lane it is in or next to, then the nearest gap in it. */
export function gapAt(zone: Zone, point: ScreenPoint): Gap | undefined {
  const lane = nearestBy(lanesOf(zone), ({ box }) => distance(point.y, box.top, box.bottom));
  if (!lane) return undefined;
  if (!lane.isStack) return nearestBy(lane.gaps, ({ line }) => Math.abs(line.x - point.x));
  const { top, bottom } = lane.box;
  return point.y < (top + bottom) / 2 ? lane.gaps[0] : lane.gaps.at(-1);
}

/** The gaps of a zone from the first to the last. Between two lanes of a row it is the end of the former. */
export function gapsOf(zone: Zone): readonly Gap[] {
  const gaps = new Map<number, Gap>();
  for (const lane of lanesOf(zone))
    for (const gap of lane.gaps) if (!gaps.has(gap.index)) gaps.set(gap.index, gap);
  return [...gaps.values()];
}

function lanesOf(zone: Zone): readonly Lane[] {
  if (zone.children.length === 0) return [emptyLane(zone)];
  const groups = groupsOf(zone);
  const boxes = groups.map((children) => unionOf(children.map(({ box }) => box)));
  const across = unionOf(boxes);
  return groups.flatMap((children, at) => {
    const box = boxes[at];
    if (!box) return [];
    const last = groups[at - 1]?.at(-1);
    const around = { above: boxes[at - 1], below: boxes[at + 1], across, last };
    const isStack = zone.axis === 'column' && children.length === 1;
    const gaps = isStack ? stackGaps(zone, children, around) : rowGaps(zone, children, box);
    return [{ box, gaps, isStack }];
  });
}

function emptyLane(zone: Zone): Lane {
  const { left, top, right, bottom } = inset(lineBounds(zone), INWARD, 0);
  const y = top + Math.min((bottom - top) / 2, LOWEST_FIRST);
  const line = { x: left, y, length: Math.max(0, right - left), isVertical: false };
  return { box: zone.box, gaps: [{ index: 0, line }], isStack: true };
}

/** Lanes as they are drawn: a row that wraps has several, a column has one for each child. */
function groupsOf({ children, axis, isRtl }: Zone): readonly (readonly ZoneChild[])[] {
  const groups: ZoneChild[][] = [];
  for (const child of children) {
    const lane = groups.at(-1);
    const last = lane?.at(-1);
    if (lane && last && isBeside(last.box, child.box, { axis, isRtl })) lane.push(child);
    else groups.push([child]);
  }
  return groups;
}

function isBeside(last: Box, next: Box, { axis, isRtl }: Pick<Zone, 'axis' | 'isRtl'>): boolean {
  const lastMiddle = (last.left + last.right) / 2;
  const nextMiddle = (next.left + next.right) / 2;
  const goesOn = isRtl ? nextMiddle < lastMiddle : nextMiddle > lastMiddle;
  if (axis === 'row') return goesOn;
  const middle = (next.top + next.bottom) / 2;
  const isApart = isRtl ? next.right <= last.left + 1 : next.left >= last.right - 1;
  return goesOn && isApart && middle > last.top && middle < last.bottom;
}

interface Around {
  readonly above: Box | undefined;
  readonly below: Box | undefined;
  readonly across: Box;
  /** Last child of the lane above. */
  readonly last: ZoneChild | undefined;
}

function stackGaps(zone: Zone, [child]: readonly ZoneChild[], around: Around): readonly Gap[] {
  if (!child) return [];
  const { above, below, across, last } = around;
  const { top, bottom } = child.box;
  const bounds = lineBounds(zone);
  const at = (y: number) => ({
    x: clampOrCentre(across.left, bounds.left, bounds.right),
    y: clampOrCentre(y, bounds.top, bounds.bottom),
    length: Math.min(across.right, bounds.right) - Math.max(across.left, bounds.left),
    isVertical: false,
  });
  return [
    {
      index: last ? last.index + 1 : child.index,
      line: at(above ? (above.bottom + top) / 2 : top - OUTWARD),
    },
    { index: child.index + 1, line: at(below ? (bottom + below.top) / 2 : bottom + OUTWARD) },
  ];
}

function rowGaps(zone: Zone, children: readonly ZoneChild[], lane: Box): readonly Gap[] {
  const bounds = lineBounds(zone);
  const [start, end] = zone.isRtl ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const outward = zone.isRtl ? -OUTWARD : OUTWARD;
  const at = (x: number) => ({
    x: clampOrCentre(x, bounds.left, bounds.right),
    y: lane.top,
    length: lane.bottom - lane.top,
    isVertical: true,
  });
  return [...children, undefined].map((child, position) => {
    const before = children[position - 1];
    if (!before) return { index: child?.index ?? 0, line: at((child?.box[start] ?? 0) - outward) };
    const x = child ? (before.box[end] + child.box[start]) / 2 : before.box[end] + outward;
    return { index: before.index + 1, line: at(x) };
  });
}

/** Lines of a zone stay where a pointer on them means this zone. */
function lineBounds({ box, inner, depth }: Zone): Box {
  return inset(depth === 1 ? box : inner, INWARD, INWARD);
}

function distance(value: number, least: number, most: number): number {
  return Math.max(0, least - value, value - most);
}

function nearestBy<Item>(items: readonly Item[], measure: (item: Item) => number) {
  let nearest: Item | undefined;
  let least = Infinity;
  for (const item of items) {
    const value = measure(item);
    if (value < least) [nearest, least] = [item, value];
  }
  return nearest;
}
