import { isEqual } from 'lodash-es';
import { isRecord } from '../../json/fields.ts';

type List = readonly unknown[];

/** Compared with each other at most: more edited items than these in a row are taken eight by eight. */
const WINDOW = 8;

/**
 * Which of the items that stood between two neighbours became which of those that stand there now, in their order:
 * the pairs that have most in common. Positions in both lists; linear in their length.
 */
export function matchEdited(before: List, after: List): [number, number][] {
  const pairs: [number, number][] = [];
  for (let start = 0; start < Math.min(before.length, after.length); start += WINDOW) {
    const old = before.slice(start, start + WINDOW);
    const now = after.slice(start, start + WINDOW);
    pairs.push(...matchWindow(old, now).map(([i, j]): [number, number] => [start + i, start + j]));
  }
  return pairs;
}

function matchWindow(before: List, after: List): [number, number][] {
  const likeness = before.map((old) => after.map((now) => likenessOf(old, now)));
  const best = bestFrom(likeness, after.length);
  const pairs: [number, number][] = [];
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    const own = at(likeness, i, j);
    if (own > 0 && own + at(best, i + 1, j + 1) === at(best, i, j)) pairs.push([i++, j++]);
    else if (at(best, i, j + 1) === at(best, i, j)) j += 1;
    else i += 1;
  }
  return pairs;
}

type Table = readonly (readonly number[])[];

/** The most that the items from each two positions on can have in common when their order stays. */
function bestFrom(likeness: Table, width: number): Table {
  const best = [...likeness.map(() => new Array<number>(width + 1).fill(0)), []];
  for (let i = likeness.length - 1; i >= 0; i -= 1) {
    for (let j = width - 1; j >= 0; j -= 1) {
      const paired = at(likeness, i, j) + at(best, i + 1, j + 1);
      const row = best[i] ?? [];
      row[j] = Math.max(paired, at(best, i + 1, j), at(best, i, j + 1));
    }
  }
  return best;
}

function at(table: Table, i: number, j: number): number {
  return table[i]?.[j] ?? 0;
}

/**
 * How many values two items share; 0 for two that are not the same thing. Records that share no value are two things,
 * unless one value is all they have. Ids say more than places.
 */
function likenessOf(before: unknown, after: unknown): number {
  if (hasId(before) || hasId(after)) return 0;
  if (!isRecord(before) || !isRecord(after)) {
    const isAlike =
      isRecord(before) === isRecord(after) && Array.isArray(before) === Array.isArray(after);
    return isAlike ? 1 : 0;
  }
  const keys = Object.keys(before);
  const shared = keys.filter(
    (key) => Object.hasOwn(after, key) && isEqual(before[key], after[key]),
  );
  return shared.length > 0 ? shared.length : Number(keys.length === 1);
}

function hasId(item: unknown): boolean {
  return isRecord(item) && typeof item['id'] === 'string';
}
