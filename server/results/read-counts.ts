import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EventMeasure } from '#schemas/events/event-measures.ts';
import { SITE_TIME_ZONE } from '#schemas/forms/base/days.ts';
import type { Tables } from '../db/schema.ts';
import { siteColumns } from '../sites/documents/site-key.ts';
import type { DayRange, ResultFilters, ResultScope } from './result-scope.ts';

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

export interface CountRequest<Column extends CountColumn> {
  readonly measures: readonly EventMeasure[];
  readonly by: readonly Column[];
  readonly range: DayRange;
  readonly filters: ResultFilters;
}

const SPLITS = { source: 1, device: 2, place: 4 } as const;

/** Sums of the days that fit. A range of one index: each choice of source, device and place has rows of its own. */
export async function readCounts<Column extends CountColumn>(
  kysely: Kysely<Tables>,
  { site }: Pick<ResultScope, 'site'>,
  { measures, by, range, filters }: CountRequest<Column>,
): Promise<Pick<CountRow, Column | 'amount'>[]> {
  const names = ['source', 'device', 'place'] as const;
  const isSplitBy = (name: CountColumn) => by.some((column) => column === name);
  const splits = names.filter((name) => filters[name] !== undefined || isSplitBy(name));
  const split = splits.reduce((sum, name) => sum + SPLITS[name], 0);
  const columns = by.map((column) =>
    column === 'day' ? sql`day::text as day` : sql`${sql.ref(column)}`,
  );
  const fixed = names.map((name) => {
    if (filters[name] !== undefined) return sql`and ${sql.ref(name)} = ${filters[name]}`;
    return isSplitBy(name) ? sql`` : sql`and ${sql.ref(name)} = '*'`;
  });
  const { rows } = await sql<Pick<CountRow, Column | 'amount'>>`
    select ${sql.join([...columns, sql`sum(amount)::float8 as amount`])}
    from event_days
    where agency_id = ${site.agencyId} and site_id = ${site.siteId} and split = ${split}
      and measure in (${sql.join(measures)}) ${sql.join(fixed, sql` `)}
      and day between ${range.from}::date and ${range.to}::date
      ${filters.page === undefined ? sql`` : sql`and page_id = ${filters.page}`}
    ${groups(by)}`.execute(kysely);
  return rows;
}

function groups(by: readonly CountColumn[]): RawBuilder<unknown> {
  return by.length === 0 ? sql`` : sql`group by ${sql.join(by.map((column) => sql.ref(column)))}`;
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
  measures: readonly EventMeasure[],
): Promise<HourRow[]> {
  const rows = await kysely
    .selectFrom('event_hours')
    .select(['measure', 'hour', (eb) => eb.fn.sum<string>('amount').as('amount')])
    .where((eb) => eb.and(siteColumns(site)))
    .where('measure', 'in', measures)
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
