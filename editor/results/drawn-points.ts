import type { ResultPoint, ResultsAnswer } from '#schemas/api/recruiting/results.ts';
import { SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import type { ResultsTarget } from '../service/results-api.ts';
import { toCountedApplications, toResultsHash } from '../ui/route/results-route.ts';

/** A number that has a point for each time. */
export type DrawnName = Exclude<keyof ResultPoint, 'at'>;

/** Midnight at the site, which has kept no summer time since 2022. */
const MIDNIGHT = 'T06:00';

/** Whether the last day of a period is still going on. @param now ms since the epoch */
export function isUnfinished({ period }: Pick<ResultsAnswer, 'period'>, now: number): boolean {
  return period.to >= todayIn(SITE_TIME_ZONE, now);
}

/** How many days of a period are over and compared; undefined where all of it is. */
export function daysOver({
  period,
  compared,
}: Pick<ResultsAnswer, 'period' | 'compared'>): number | undefined {
  if (period.to === compared.to) return undefined;
  return (Date.parse(compared.to) - Date.parse(compared.from)) / DAY_MS + 1;
}

/** The first day of which nothing has been deleted for its age. */
export function knownFrom(results: ResultsAnswer, name: string): string {
  return results.knownFrom[name === 'applications' ? results.applicationsFrom : 'events'];
}

/** Whether a point is not told because it is no longer kept; others are of few people. */
export function isForgotten(results: ResultsAnswer, name: DrawnName, point: ResultPoint): boolean {
  const first = knownFrom(results, name);
  return point[name] === null && point.at < (results.unit === 'hour' ? first + MIDNIGHT : first);
}

/** Where the number of a day is opened: the applications of that day, else the results of it. Few and none open nothing. */
export function opensPoint(
  { siteId, query }: ResultsTarget,
  results: ResultsAnswer,
  { name, point }: { readonly name: DrawnName; readonly point: ResultPoint },
): string | undefined {
  const { at } = point;
  if (!point[name] || results.unit === 'hour') return undefined;
  const day = { from: at, to: at };
  const { source } = query;
  if (name === 'applications' && results.applicationsFrom === 'applications')
    return toCountedApplications(siteId, day, { source });
  return results.period.from === results.period.to
    ? undefined
    : toResultsHash(siteId, { ...query, ...day });
}
