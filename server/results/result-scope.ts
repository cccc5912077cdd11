import { MAX_RESULT_DAYS, RESULT_DAYS } from '#schemas/api/constants.ts';
import type { ResultsQuery } from '#schemas/api/recruiting/results.ts';
import { addDays, isDay, SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';

/** Days at the site, `YYYY-MM-DD`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export type ResultFilters = Pick<ResultsQuery, 'page' | 'source' | 'device' | 'place'>;

/** What results are asked for. */
export interface ResultScope {
  readonly site: SiteKey;
  readonly period: DayRange;
  /** The days of the period that are over, which are compared; all of it where none is. */
  readonly compared: DayRange;
  /** As many days as are compared, just before the period. */
  readonly before: DayRange;
  readonly filters: ResultFilters;
}

/** Longer ones are told by days. */
const HOURLY_DAYS = 2;

/**
 * The period of a request; what is wrong with it where it is none.
 * @param now ms since the epoch
 */
export function readScope(
  site: SiteKey,
  { from: first, to: last, ...filters }: ResultsQuery,
  now: number,
): Result<ResultScope, string> {
  const today = todayIn(SITE_TIME_ZONE, now);
  const to = last ?? today;
  const from = first ?? addDays(to, 1 - RESULT_DAYS);
  if (!isDay(from) || !isDay(to)) return fail('"from" and "to" must be days of the calendar.');
  const days = lengthOf({ from, to });
  if (days < 1) return fail('"from" must not be after "to".');
  if (days > MAX_RESULT_DAYS) return fail(`A period has ${MAX_RESULT_DAYS} days at most.`);
  const period = { from, to };
  const compared = from < today && today <= to ? { from, to: addDays(today, -1) } : period;
  const before = { from: addDays(from, -lengthOf(compared)), to: addDays(from, -1) };
  return ok({ site, period, compared, before, filters });
}

export function daysOf(range: DayRange): string[] {
  return Array.from({ length: lengthOf(range) }, (_, index) => addDays(range.from, index));
}

function lengthOf({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** Hours are not split by source, device and place. */
export function isHourly({ period, filters }: ResultScope): boolean {
  const { source, device, place } = filters;
  const isSplit = [source, device, place].some((each) => each !== undefined);
  return !isSplit && daysOf(period).length <= HOURLY_DAYS;
}

/** Whether numbers may be of so few people that they are not told. */
export function isNarrow({ filters }: Pick<ResultScope, 'filters'>): boolean {
  return filters.device !== undefined || filters.place !== undefined;
}
