import { sumBy } from 'lodash-es';
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
 * Values with their numbers, the greatest first. Of numbers that are not told only the sum is, together with what beyond
 * them is in no row; where that would be the number of one, the smallest other row goes into it.
 */
export function toSplit(values: readonly CountedValue[], isNarrow: boolean): ResultSplit {
  const sorted = values
    .filter(({ count, before }) => count > 0 || before > 0)
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  const isTold = ({ count, before }: Counted) => !isNarrow || !(isFew(count) || isFew(before));
  const told = sorted.filter(isTold).slice(0, MAX_ROWS);
  const hidden = sorted.filter((each) => !told.includes(each));
  const few = isNarrow ? hidden.filter((each) => !isTold(each)) : [];
  if (few.length > 0 && hidden.length === 1) hidden.push(...told.splice(-1));
  const isGuessed = few.length > 0 && hidden.length === 1;
  return {
    rows: [
      ...told,
      ...few.slice(0, MAX_ROWS).map(({ value }) => ({ value, count: null, before: null })),
    ],
    rest:
      hidden.length === 0 || isGuessed
        ? null
        : {
            values: hidden.length,
            count: sumBy(hidden, 'count'),
            before: sumBy(hidden, 'before'),
          },
    total: tell(sumBy(values, 'count'), isNarrow),
  };
}
