import { type Kysely, type RawBuilder, sql } from 'kysely';
import { sumBy } from 'lodash-es';
import type { EventMeasure } from '#schemas/events/event-measures.ts';
import { SITE_TIME_ZONE } from '#schemas/forms/base/days.ts';
import type { Tables } from '../db/schema.ts';
import { siteColumns } from '../sites/documents/site-key.ts';
import type { Counted } from './few.ts';
import type { DayRange, ResultScope } from './result-scope.ts';

/** What rows are told apart by. */
export type CountColumn = 'measure' | 'detail' | 'page_id' | 'source' | 'device' | 'place' | 'day';

export interface CountRow {
  readonly measure: EventMeasure;
  readonly detail: string;
  readonly page_id: string;
  readonly source: string;
  readonly device: string;
  readonly place: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly amount: number;
}

interface CountRequest<Column extends CountColumn> {
  readonly measures: readonly EventMeasure[];
  /** At least one. */
  readonly by: readonly Column[];
}

export type ComparedRow<Column extends CountColumn> = Pick<CountRow, Column> & Counted;

const SPLITS = { source: 1, device: 2, place: 4 } as const;

/** Sums of the days of a period. */
export async function readCounts<Column extends CountColumn>(
  kysely: Kysely<Tables>,
  scope: ResultScope,
  request: CountRequest<Column>,
): Promise<Pick<CountRow, Column | 'amount'>[]> {
  const { rows } = await sql<Pick<CountRow, Column | 'amount'>>`
    select ${columnsOf(request)}, sum(amount)::float8 as amount
    from event_days where ${fits(scope, request, scope.period)}
    group by ${groupOf(request)}`.execute(kysely);
  return rows;
}

/** Sums of a period and of the one before it, in one reading. */
export async function readCompared<Column extends CountColumn>(
  kysely: Kysely<Tables>,
  scope: ResultScope,
  request: CountRequest<Column>,
): Promise<ComparedRow<Column>[]> {
  const { period, before } = scope;
  const both = { from: before.from, to: period.to };
  const { rows } = await sql<ComparedRow<Column>>`
    select ${columnsOf(request)},
      coalesce(sum(amount) filter (where day >= ${period.from}::date), 0)::float8 as count,
      coalesce(sum(amount) filter (where day < ${period.from}::date), 0)::float8 as before
    from event_days where ${fits(scope, request, both)}
    group by ${groupOf(request)}`.execute(kysely);
  return rows;
}

/** A range of one index: each choice of source, device and place has rows of its own. */
function fits(
  { site, filters }: ResultScope,
  { measures, by }: CountRequest<CountColumn>,
  { from, to }: DayRange,
): RawBuilder<unknown> {
  const names = ['source', 'device', 'place'] as const;
  const splits = names.filter((name) => filters[name] !== undefined || by.includes(name));
  const split = sumBy(splits, (name) => SPLITS[name]);
  const fixed = names.map((name) => {
    if (filters[name] !== undefined) return sql`and ${sql.ref(name)} = ${filters[name]}`;
    return by.includes(name) ? sql`` : sql`and ${sql.ref(name)} = '*'`;
  });
  return sql`agency_id = ${site.agencyId} and site_id = ${site.siteId} and split = ${split}
    and measure in (${sql.join(measures)}) ${sql.join(fixed, sql` `)}
    and day between ${from}::date and ${to}::date
    ${filters.page === undefined ? sql`` : sql`and page_id = ${filters.page}`}`;
}

function columnsOf({ by }: CountRequest<CountColumn>): RawBuilder<unknown> {
  return sql.join(by.map((name) => (name === 'day' ? sql`day::text as day` : sql.ref(name))));
}

function groupOf({ by }: CountRequest<CountColumn>): RawBuilder<unknown> {
  return sql.join(by.map((name) => sql.ref(`event_days.${name}`)));
}

export interface HourRow {
  readonly measure: EventMeasure;
  readonly hour: Date;
  readonly amount: number;
}

/** Hours of a period; they are split by page alone. */
export async function readHours(
  kysely: Kysely<Tables>,
  { site, period, filters }: ResultScope,
): Promise<HourRow[]> {
  const rows = await kysely
    .selectFrom('event_hours')
    .select(['measure', 'hour', (eb) => eb.fn.sum<string>('amount').as('amount')])
    .where((eb) => eb.and(siteColumns(site)))
    .where('hour', '>=', startOfDay(period.from))
    .where('hour', '<', endOfDay(period.to))
    .$if(filters.page !== undefined, (query) => query.where('page_id', '=', filters.page ?? ''))
    .groupBy(['measure', 'hour'])
    .execute();
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** When a day begins at the site. */
export function startOfDay(day: string): RawBuilder<Date> {
  return sql<Date>`(${day}::date::timestamp at time zone ${SITE_TIME_ZONE})`;
}

export function endOfDay(day: string): RawBuilder<Date> {
  return sql<Date>`((${day}::date + 1)::timestamp at time zone ${SITE_TIME_ZONE})`;
}
