import { type Kysely, type RawBuilder, sql } from 'kysely';
import { sumBy } from 'lodash-es';
import { FEWEST_TOLD } from '#schemas/api/recruiting/results.ts';
import type { EventMeasure } from '#schemas/events/event-measures.ts';
import { SITE_TIME_ZONE } from '#schemas/forms/base/days.ts';
import type { Tables } from '../db/schema.ts';
import { siteColumns } from '../sites/documents/site-key.ts';
import { type Counted, FEW } from './few.ts';
import { type DayRange, isNarrow, type ResultScope } from './result-scope.ts';

/** What rows are told apart by. */
export type CountColumn = 'measure' | 'detail' | 'page_id' | 'source' | 'device' | 'place';

export interface CountRow {
  readonly measure: EventMeasure;
  readonly detail: string;
  readonly page_id: string;
  readonly source: string;
  readonly device: string;
  readonly place: string;
  readonly amount: number;
}

interface CountRequest<Column extends CountColumn> {
  readonly measures: readonly EventMeasure[];
  /** At least one. */
  readonly by: readonly Column[];
  /** Where no number of it is told. */
  readonly isExact?: boolean;
  /** Where few people may be behind a number whatever it is split by. */
  readonly isOfFew?: boolean;
}

export type ComparedRow<Column extends CountColumn> = Pick<CountRow, Column> & Counted;

const SPLITS = { source: 1, device: 2, place: 4, page_id: 8, detail: 16 } as const;

/** Sums of the days of a period. */
export async function readCounts<Column extends CountColumn>(
  kysely: Kysely<Tables>,
  scope: ResultScope,
  request: CountRequest<Column>,
): Promise<Pick<CountRow, Column | 'amount'>[]> {
  const inTens = isInTens(scope, request);
  const { rows } = await sql<Pick<CountRow, Column | 'amount'>>`
    select ${columnsOf(request)}, ${tellSum('period', inTens)} as amount
    from event_months cross join lateral ${daysOfMonth(scope.period, inTens)} as period
    where ${fits(scope, request, scope.period)} and period.amount > 0
    group by ${columnsOf(request)}`.execute(kysely);
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
  const inTens = isInTens(scope, request);
  const { rows } = await sql<ComparedRow<Column>>`
    select ${columnsOf(request)},
      ${tellSum('period', inTens)} as count, ${tellSum('earlier', inTens)} as before
    from event_months cross join lateral ${daysOfMonth(period, inTens)} as period
      cross join lateral ${daysOfMonth(before, inTens)} as earlier
    where ${fits(scope, request, both)} and coalesce(period.amount, earlier.amount) > 0
    group by ${columnsOf(request)}`.execute(kysely);
  return rows;
}

export interface DayRow {
  readonly measure: EventMeasure;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly amount: number;
}

/** The days of a period one by one. */
export async function readDays(
  kysely: Kysely<Tables>,
  scope: ResultScope,
  measures: readonly EventMeasure[],
): Promise<DayRow[]> {
  const { period } = scope;
  const amount = isNarrow(scope) ? tellOf(sql`amount`, inTensOf(sql`day`)) : sql`amount::float8`;
  const { rows } = await sql<DayRow>`
    select measure, day::text as day, ${amount} as amount
    from event_days
    where ${fits(scope, { measures, by: ['measure'] }, period)}
      and day between ${period.from}::date and ${period.to}::date`.execute(kysely);
  return rows;
}

/** Whether few people may be behind a number: then it is made of days in tens. */
function isInTens(
  scope: ResultScope,
  { by, isExact = false, isOfFew = false }: CountRequest<CountColumn>,
): boolean {
  if (isExact) return false;
  return isOfFew || isNarrow(scope) || by.some((name) => name === 'device' || name === 'place');
}

/**
 * The sum of those days of a month that are in a range; where few people may be behind them also of the days in tens.
 * Each month is summed by itself: rows of days would be sorted by the hundred thousand.
 */
function daysOfMonth({ from, to }: DayRange, inTens: boolean): RawBuilder<unknown> {
  const first = sql`greatest(${from}::date - month + 1, array_lower(amounts, 1))`;
  const day = sql`month + (${first} + nth - 2)::int`;
  return sql`(
    select sum(amount) as amount ${inTens ? sql`, sum(${inTensOf(day)}) as told` : sql``}
    from unnest(amounts[${first} : ${to}::date - month + 1]) with ordinality as days(amount, nth)
    where amount <> 0)`;
}

/**
 * A number of one day in tens, up or down by chance, on average what it is. The chance is the same for whoever asks and whatever else
 * is asked for, so that answers can be taken from each other and repeated without saying more than each of them.
 */
export function inTensOf(day: RawBuilder<unknown>): RawBuilder<number> {
  // What is less than five cannot go down by as much: with the same chance it would be told as three times what it is.
  const [values, least] = [
    sql`(case when amount < 5 then 10 else 20 end)`,
    sql`(case when amount < 5 then 0 else 5 end)`,
  ];
  const chance = sql`abs(hashtext(concat_ws('|', measure, device, place, ${day})) % ${values}) - ${least}`;
  return sql`(floor((amount + ${chance}) / 10.0) * 10)`;
}

function tellSum(name: 'period' | 'earlier', inTens: boolean): RawBuilder<number> {
  const sumOf = (column: string) => sql`coalesce(sum(${sql.ref(`${name}.${column}`)}), 0)`;
  return inTens ? tellOf(sumOf('amount'), sumOf('told')) : sql`(${sumOf('amount')})::float8`;
}

/** Of few people no more than that there are some. */
function tellOf(real: RawBuilder<unknown>, told: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(case when least(${real}, ${told}) < ${FEWEST_TOLD} then least(${real}, ${FEW}) else ${told} end)::float8`;
}

/** A range of one index: each choice of what is told apart has rows of its own, one a month. */
function fits(
  { site, filters }: ResultScope,
  { measures, by }: CountRequest<CountColumn>,
  { from, to }: DayRange,
): RawBuilder<unknown> {
  const { page, ...others } = filters;
  const wanted: Partial<Record<CountColumn, string | undefined>> = { ...others, page_id: page };
  const names = Object.keys(SPLITS) as (keyof typeof SPLITS)[];
  const splits = names.filter((name) => wanted[name] !== undefined || by.includes(name));
  const split = sumBy(splits, (name) => SPLITS[name]);
  const fixed = names
    .filter((name) => wanted[name] !== undefined || !by.includes(name))
    .map((name) => sql`and ${sql.ref(name)} = ${wanted[name] ?? '*'}`);
  return sql`agency_id = ${site.agencyId} and site_id = ${site.siteId} and split = ${split}
    and measure in (${sql.join(measures)}) ${sql.join(fixed, sql` `)}
    and month between date_trunc('month', ${from}::date)::date and ${to}::date`;
}

function columnsOf({ by }: CountRequest<CountColumn>): RawBuilder<unknown> {
  return sql.join(by.map((name) => sql.ref(name)));
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
