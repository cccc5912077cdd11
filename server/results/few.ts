import { minBy, sumBy } from 'lodash-es';
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
 * Values with their numbers, the greatest first. Of values that are not told only the sum is, together with what beyond them
 * is in no row; where that would be the number of one, the smallest other row goes into it.
 */
export function toSplit(values: readonly CountedValue[], isNarrow: boolean): ResultSplit {
  const sorted = values
    .filter(({ count, before }) => count > 0 || before > 0)
    .sort((a, b) => b.count - a.count || b.before - a.before || a.value.localeCompare(b.value));
  const isTold = ({ count }: Counted) => tell(count, isNarrow) !== null;
  const told = sorted.filter(isTold).slice(0, MAX_ROWS);
  const few = sorted.filter((each) => !isTold(each)).slice(0, MAX_ROWS);
  if (few.length > 0 && sorted.length - told.length === 1) told.pop();
  const hidden = sorted.filter((each) => !told.includes(each));
  const isGuessed = few.length > 0 && hidden.length === 1;
  const earlier = toldBefore(sorted, isNarrow);
  return {
    rows: [...told, ...few].map((each) => ({
      value: each.value,
      count: tell(each.count, isNarrow),
      before: earlier.get(each.value) ?? null,
    })),
    rest: hidden.length === 0 || isGuessed ? null : restOf(hidden, isNarrow),
    total: tell(sumBy(values, 'count'), isNarrow),
  };
}

function restOf(hidden: readonly Counted[], isNarrow: boolean) {
  return {
    values: hidden.length,
    count: sumBy(hidden, 'count'),
    before: tell(sumBy(hidden, 'before'), isNarrow),
  };
}

/** Numbers of the period before by value; where one alone would be missing, the smallest other is too. */
function toldBefore(
  values: readonly CountedValue[],
  isNarrow: boolean,
): ReadonlyMap<string, number> {
  const told = values.filter(({ before }) => tell(before, isNarrow) !== null);
  const isGuessable = values.length - told.length === 1;
  const least = isGuessable
    ? minBy(
        told.filter(({ before }) => before > 0),
        'before',
      )
    : undefined;
  return new Map(told.filter((each) => each !== least).map(({ value, before }) => [value, before]));
}
