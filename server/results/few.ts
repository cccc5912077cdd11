import { difference, map, sortBy, sum, sumBy } from 'lodash-es';
import {
  type ComparedCount,
  FEWEST_TOLD,
  type ResultSplit,
} from '#schemas/api/recruiting/results.ts';

/** A number now and in the period before. */
export interface Counted {
  readonly count: number;
  readonly before: number;
}

export interface CountedValue extends Counted {
  readonly value: string;
}

/** Values that are told one by one; what is beyond is in the rest. */
const MAX_ROWS = 100;

/** null where too few people are behind a number. @param isNarrow whether it is of a place or a device */
export function tell(count: number, isNarrow: boolean): number | null {
  return isNarrow && isFew(count) ? null : count;
}

export function tellCompared({ count, before }: Counted, isNarrow: boolean): ComparedCount {
  return { count: tell(count, isNarrow), before: tell(before, isNarrow) };
}

function isFew(count: number): boolean {
  return count > 0 && count < FEWEST_TOLD;
}

/**
 * Numbers whose sum is known too: those of few people are not told, and with them as many of the smallest others as it takes
 * until what is missing is neither one number nor few people.
 */
export function tellEach(counts: readonly number[], isNarrow: boolean): readonly (number | null)[] {
  const told = counts.map((count) => tell(count, isNarrow));
  const hidden = counts.filter((_, index) => told[index] === null);
  if (hidden.length === 0) return told;
  for (const index of sortBy([...counts.keys()], (place) => counts[place])) {
    const count = told[index] ?? 0;
    if (count === 0) continue;
    if (hidden.length > 1 && !isFew(sum(hidden))) break;
    hidden.push(count);
    told[index] = null;
  }
  return told;
}

/**
 * Values with their numbers, the greatest first. Of values that are not told only the sum is, together with what beyond them
 * is in no row; a value that is not told for the sake of another has none.
 */
export function toSplit(values: readonly CountedValue[], isNarrow: boolean): ResultSplit {
  const sorted = values
    .filter(({ count, before }) => count > 0 || before > 0)
    .sort((a, b) => b.count - a.count || b.before - a.before || a.value.localeCompare(b.value));
  const counts = tellEach(map(sorted, 'count'), isNarrow);
  const befores = tellEach(map(sorted, 'before'), isNarrow);
  const all = sorted.map((counted, index) => ({
    counted,
    row: {
      value: counted.value,
      count: counts[index] ?? null,
      before: befores[index] ?? null,
    },
  }));
  const told = all.filter(({ row }) => row.count !== null).slice(0, MAX_ROWS);
  const few = all.filter(({ counted }) => tell(counted.count, isNarrow) === null);
  const total = tell(sumBy(sorted, 'count'), isNarrow);
  return {
    rows: [...told, ...few.slice(0, MAX_ROWS)].map(({ row }) => row),
    rest: total === null ? null : restOf(difference(all, told)),
    total,
  };
}

interface SplitRow {
  readonly counted: CountedValue;
  readonly row: ResultSplit['rows'][number];
}

function restOf(hidden: readonly SplitRow[]): ResultSplit['rest'] {
  if (hidden.length === 0) return null;
  const isBeforeTold = hidden.every(({ row }) => row.before !== null);
  return {
    values: hidden.length,
    count: sumBy(hidden, 'counted.count'),
    before: isBeforeTold ? sumBy(hidden, 'counted.before') : null,
  };
}
