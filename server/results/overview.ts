import type { Kysely } from 'kysely';
import type {
  ComparedTotal,
  ResultPoint,
  ResultSplit,
  ResultsAnswer,
} from '#schemas/api/recruiting/results.ts';
import { DRAWN_MEASURES, type EventMeasure } from '#schemas/events/event-measures.ts';
import { isDay, SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import { HOUR_MS } from '#schemas/time/durations.ts';
import type { Tables } from '../db/schema.ts';
import {
  applicationsBy,
  applicationsByTime,
  countApplicationsIn,
  knowsApplications,
} from './application-counts.ts';
import { type Counted, tell, tellCompared, toSplit } from './few.ts';
import { readKnownFrom } from './known-days.ts';
import { readLeftOut } from './left-out.ts';
import {
  type CountColumn,
  endOfDay,
  readCompared,
  readDays,
  readHours,
  startOfDay,
} from './read-counts.ts';
import { daysOf, isHourly, isNarrow, type ResultScope } from './result-scope.ts';

/** Numbers of the overview by what counts them. */
const TOTALS = {
  visits: 'visit',
  views: 'view',
  searches: 'search',
  jobViews: 'job-view',
  applyClicks: 'apply-click',
  applications: 'form-finish',
  alerts: 'alert',
} as const satisfies Readonly<Record<keyof ResultsAnswer['totals'], EventMeasure>>;

const POINTS = ['visits', 'views', 'jobViews', 'applyClicks', 'applications'] as const;

type Totals = Readonly<Record<keyof typeof TOTALS, Counted>>;

/** What visitors did in a period, beside the period before. */
export async function readOverview(
  kysely: Kysely<Tables>,
  scope: ResultScope,
  now: number,
): Promise<ResultsAnswer> {
  const knownFrom = await readKnownFrom(kysely, scope, now);
  const narrow = isNarrow(scope);
  const { period, compared, before } = scope;
  const totals = await readTotals(kysely, scope);
  const isOver = period.to === compared.to;
  const overTotals = isOver ? totals : await readTotals(kysely, { ...scope, period: compared });
  const tellTotal = (name: keyof Totals): ComparedTotal => ({
    ...tellCompared(totals[name], narrow),
    compared: tell(overTotals[name].count, narrow),
  });
  return {
    period,
    compared,
    before,
    unit: isHourly(scope) ? 'hour' : 'day',
    totals: {
      visits: tellTotal('visits'),
      views: tellTotal('views'),
      searches: tellTotal('searches'),
      jobViews: tellTotal('jobViews'),
      applyClicks: tellTotal('applyClicks'),
      applications: tellTotal('applications'),
      alerts: tellTotal('alerts'),
    },
    applicationsFrom: knowsApplications(scope) ? 'applications' : 'events',
    knownFrom,
    series: await readSeries(kysely, scope, { knownFrom, now }),
    marks: await readMarks(kysely, scope),
    pages: await splitBy(kysely, scope, { column: 'page_id', measure: 'view' }),
    sources: await splitBy(kysely, scope, { column: 'source', measure: 'visit' }),
    devices: await splitBy(kysely, scope, { column: 'device', measure: 'visit' }),
    places: await splitBy(kysely, scope, { column: 'place', measure: 'visit' }),
    applicationSources: toSplit(await applicationsBy(kysely, scope, 'source'), false),
    applicationChannels: toSplit(await applicationsBy(kysely, scope, 'channel'), false),
    leftOut: await readLeftOut(kysely, scope),
  };
}

async function readTotals(kysely: Kysely<Tables>, scope: ResultScope): Promise<Totals> {
  const measures = Object.values(TOTALS);
  const rows = await readCompared(kysely, scope, { measures, by: ['measure'] });
  const compare = (measure: EventMeasure): Counted =>
    rows.find((row) => row.measure === measure) ?? { count: 0, before: 0 };
  const { period, before } = scope;
  return {
    visits: compare(TOTALS.visits),
    views: compare(TOTALS.views),
    searches: compare(TOTALS.searches),
    jobViews: compare(TOTALS.jobViews),
    applyClicks: compare(TOTALS.applyClicks),
    applications: knowsApplications(scope)
      ? {
          count: await countApplicationsIn(kysely, scope, period),
          before: await countApplicationsIn(kysely, scope, before),
        }
      : compare(TOTALS.applications),
    alerts: compare(TOTALS.alerts),
  };
}

async function readSeries(
  kysely: Kysely<Tables>,
  scope: ResultScope,
  { knownFrom, now }: Pick<ResultsAnswer, 'knownFrom'> & { readonly now: number },
): Promise<ResultPoint[]> {
  const counts = await readPoints(kysely, scope);
  const applications = knowsApplications(scope)
    ? await applicationsByTime(kysely, scope)
    : undefined;
  const narrow = isNarrow(scope);
  const times = timesOf(scope, now);
  const countAt = (name: (typeof POINTS)[number], at: string) =>
    name === 'applications' && applications !== undefined
      ? applications.get(at)
      : counts.get(`${at} ${TOTALS[name]}`);
  const firstOf = (name: (typeof POINTS)[number]) =>
    knownFrom[name === 'applications' && applications !== undefined ? 'applications' : 'events'];
  const tellAll = (name: (typeof POINTS)[number]) =>
    times.map((at) => {
      const count = countAt(name, at) ?? 0;
      // Nothing of a day whose numbers are deleted is unknown; applications that were changed later are still there.
      const isUnknown = count === 0 && toSiteTime(at) < firstOf(name);
      return isUnknown ? null : tell(count, narrow);
    });
  const [visits, views, jobViews, applyClicks, sent] = POINTS.map(tellAll);
  return times.map((at, index) => ({
    at,
    visits: visits?.[index] ?? null,
    views: views?.[index] ?? null,
    jobViews: jobViews?.[index] ?? null,
    applyClicks: applyClicks?.[index] ?? null,
    applications: sent?.[index] ?? null,
  }));
}

/**
 * `YYYY-MM-DD` or, of an hour, `YYYY-MM-DD HH:mm` at the site.
 * @param at a day, or the beginning of an hour as ISO text
 */
export function toSiteTime(at: string): string {
  if (isDay(at)) return at;
  return new Date(Date.parse(at) - ZONE_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** By time and measure. */
async function readPoints(
  kysely: Kysely<Tables>,
  scope: ResultScope,
): Promise<ReadonlyMap<string, number>> {
  if (isHourly(scope)) {
    const rows = await readHours(kysely, scope);
    return new Map(
      rows.map(({ hour, measure, amount }) => [`${hour.toISOString()} ${measure}`, amount]),
    );
  }
  const rows = await readDays(kysely, scope, DRAWN_MEASURES);
  return new Map(rows.map(({ day, measure, amount }) => [`${day} ${measure}`, amount]));
}

/** Mexico has kept no summer time since 2022: days have 24 hours, which begin so long after those of UTC. */
const ZONE_MS = 6 * HOUR_MS;

/** Those that have begun: of an hour to come nothing is known, which is not none. */
function timesOf(scope: ResultScope, now: number): string[] {
  const days = daysOf(scope.period);
  if (!isHourly(scope)) return days.filter((day) => day <= todayIn(SITE_TIME_ZONE, now));
  const hours = days.flatMap((day) =>
    Array.from({ length: 24 }, (_, hour) => Date.parse(day) + ZONE_MS + hour * HOUR_MS),
  );
  return hours.filter((hour) => hour <= now).map((hour) => new Date(hour).toISOString());
}

async function readMarks(
  kysely: Kysely<Tables>,
  { site, period, filters }: ResultScope,
): Promise<ResultsAnswer['marks']> {
  const rows = await kysely
    .selectFrom('document_versions')
    .select(['created_at', 'document_id', 'version'])
    .where('agency_id', '=', site.agencyId)
    .where('site_id', '=', site.siteId)
    .where('kind', '=', 'page')
    .where('reason', '=', 'published')
    .where('created_at', '>=', startOfDay(period.from))
    .where('created_at', '<', endOfDay(period.to))
    .$if(filters.page !== undefined, (query) => query.where('document_id', '=', filters.page ?? ''))
    .orderBy('created_at')
    .limit(MAX_MARKS)
    .execute();
  return rows.map(({ created_at, document_id, version }) => ({
    at: created_at.toISOString(),
    pageId: document_id,
    version,
  }));
}

const MAX_MARKS = 500;

interface SplitRequest {
  readonly column: Extract<CountColumn, 'page_id' | 'source' | 'device' | 'place'>;
  readonly measure: EventMeasure;
}

async function splitBy(
  kysely: Kysely<Tables>,
  scope: ResultScope,
  { column, measure }: SplitRequest,
): Promise<ResultSplit> {
  const rows = await readCompared(kysely, scope, { measures: [measure], by: [column] });
  const narrow = isNarrow(scope) || column === 'device' || column === 'place';
  const values = rows.map((row) => ({ ...row, value: row[column] }));
  return toSplit(values, narrow);
}
