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
  /** As many days, just before. */
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
  const to = last ?? todayIn(SITE_TIME_ZONE, now);
  const from = first ?? addDays(to, 1 - RESULT_DAYS);
  if (!isDay(from) || !isDay(to)) return fail('"from" and "to" must be days of the calendar.');
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1) return fail('"from" must not be after "to".');
  if (days > MAX_RESULT_DAYS) return fail(`A period has ${MAX_RESULT_DAYS} days at most.`);
  const before = { from: addDays(from, -days), to: addDays(from, -1) };
  return ok({ site, period: { from, to }, before, filters });
}

export function daysOf({ from, to }: DayRange): string[] {
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length }, (_, index) => addDays(from, index));
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
