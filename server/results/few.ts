import { sum } from 'lodash-es';
import {
  type ComparedCount,
  FEWEST_TOLD,
  type ResultSplit,
} from '#schemas/api/recruiting/results.ts';

/** A number now and in the period before. Where few people may be behind it, it is one of those that are told of them. */
export interface Counted {
  readonly count: number;
  readonly before: number;
}

export interface CountedValue extends Counted {
  readonly value: string;
}

/** Stands for any number of few people. */
export const FEW = 1;

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

/** The sum of what is told, so that it says no more than that. */
export function addUp(counts: readonly number[], isNarrow: boolean): number {
  if (!isNarrow) return sum(counts);
  const told = sum(counts.filter((count) => !isFew(count)));
  return told === 0 && counts.some(isFew) ? FEW : told;
}

/** Values with their numbers, the greatest first. */
export function toSplit(values: readonly CountedValue[], isNarrow: boolean): ResultSplit {
  const sorted = values
    .filter(({ count, before }) => count > 0 || before > 0)
    .sort((a, b) => b.count - a.count || b.before - a.before || a.value.localeCompare(b.value));
  const others = sorted.slice(MAX_ROWS);
  return {
    rows: sorted
      .slice(0, MAX_ROWS)
      .map((counted) => ({ value: counted.value, ...tellCompared(counted, isNarrow) })),
    rest: others.length === 0 ? null : { values: others.length, ...addUpBoth(others, isNarrow) },
    total: addUpBoth(sorted, isNarrow).count,
  };
}

function addUpBoth(counted: readonly Counted[], isNarrow: boolean): ComparedCount {
  const count = addUp(
    counted.map((each) => each.count),
    isNarrow,
  );
  const before = addUp(
    counted.map((each) => each.before),
    isNarrow,
  );
  return tellCompared({ count, before }, isNarrow);
}
