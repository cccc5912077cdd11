import { type RawBuilder, sql } from 'kysely';
import { TERM_VALUES } from '#schemas/api/constants.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import type { Condition } from './matches-keyword.ts';

/** Of most of Mexico, all year round since 2022. */
const MEXICO_OFFSET_MS = -6 * 60 * 60 * 1000;

/** Days of each value, the one that is today among them. */
const DAYS: Readonly<Record<(typeof TERM_VALUES.posted)[number], number>> = {
  today: 1,
  '3days': 3,
  week: 7,
};

/** No job where the value is not known. */
export function isPostedWithin(value: string): Condition {
  const known = TERM_VALUES.posted.find((name) => name === value);
  return known === undefined ? sql`false` : isSince(firstDay(DAYS[known]));
}

/** From when a job is posted within a value, in milliseconds. */
export interface PostedSince {
  /** Midnight in UTC, which is a day without a clock. */
  readonly day: number;
  readonly inMexico: number;
}

/** Undefined where the value is not known. */
export function postedSince(value: string): PostedSince | undefined {
  const known = TERM_VALUES.posted.find((name) => name === value);
  if (known === undefined) return undefined;
  const day = firstDay(DAYS[known]).getTime();
  return { day, inMexico: day - MEXICO_OFFSET_MS };
}

/** Of `TERM_VALUES.posted`, how many a job's date is within: 0 is older than all. */
export function postedPeriods(): RawBuilder<number> {
  const within = TERM_VALUES.posted.map((value) => sql`(${isPostedWithin(value)})::int`);
  return sql`${sql.join(within, sql` + `)}`;
}

/** Midnight in UTC of the first of so many days in Mexico that end today. */
function firstDay(days: number): Date {
  return new Date((todayInMexico() - days + 1) * DAY_MS);
}

/** Days since 1970. What is of today is so until the next of them. */
export function todayInMexico(): number {
  return Math.floor((Date.now() + MEXICO_OFFSET_MS) / DAY_MS);
}

/** As `postedText` shows days: midnight in UTC is a day without a clock. */
function isSince(day: Date): Condition {
  const inMexico = new Date(day.getTime() - MEXICO_OFFSET_MS);
  return sql`(start_date >= ${day.toISOString()}::timestamptz and (start_date >= ${inMexico.toISOString()}::timestamptz or start_date = ${day.toISOString()}::timestamptz))`;
}
