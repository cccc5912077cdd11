import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { DRAWN_MEASURES } from '#schemas/events/event-measures.ts';
import { SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import { toReason } from '../base/error-text.ts';
import type { Tables } from '../db/schema.ts';
import type { ServerLog } from '../log/server-log.ts';

/** Counts of one transaction. */
const BATCH = 50_000;
/** Results ask for it too, so that this only keeps the pile small. */
const EVERY_MS = 10_000;
/** Any number that nothing else on the server is likely to lock: 'roll'. */
const ADVISORY_LOCK = 0x726f6c6c;

/** How long rollups are kept. */
const KEPT_MONTHS = 25;

/**
 * Adds all counts that are committed by now to hours and days. Counts leave in the transaction that adds them, and processes
 * take turns: each is added once.
 */
export async function rollUp(kysely: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ day: string }>`
    select distinct ${DAY}::text as day from event_counts`.execute(kysely);
  for (const { day } of rows) while ((await rollUpBatch(kysely, day)) === BATCH);
}

/** The day of a count at the site. */
const DAY = sql`(hour at time zone ${sql.lit(SITE_TIME_ZONE)})::date`;

/** @returns how many counts of the day were added */
function rollUpBatch(kysely: Kysely<Tables>, day: string): Promise<number> {
  return kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction);
    return addBatch(transaction, day);
  });
}

/** Counts that are alike are added first, so that each of the splits is made from few of them. */
async function addBatch(transaction: Transaction<Tables>, day: string): Promise<number> {
  const nth = sql.lit(Number(day.slice(-2)));
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from event_counts
      where (agency_id, count_id) in
        (select agency_id, count_id from event_counts where ${DAY} = ${day}::date
         order by agency_id, count_id limit ${BATCH})
      returning *
    ), hours as (
      insert into event_hours (agency_id, site_id, measure, hour, page_id, amount)
      select agency_id, site_id, measure, hour, page_id, sum(amount)
      from taken
      where measure in (${sql.join(DRAWN_MEASURES.map((measure) => sql.lit(measure)))})
      group by 1, 2, 3, 4, 5
      on conflict (agency_id, site_id, measure, hour, page_id)
        do update set amount = event_hours.amount + excluded.amount
    ), sums as (
      select agency_id, site_id, measure, source, device, place, page_id, detail, sum(amount) as amount
      from taken group by 1, 2, 3, 4, 5, 6, 7, 8
    ), splits as (
      ${splitsOf({ split: 0, detail: sql`'*'` })}
      union all
      ${splitsOf({ split: 16, detail: sql`detail` })}
    ), days as (
      insert into event_months
        (agency_id, site_id, split, measure, source, device, place, page_id, month, detail, amounts)
      select agency_id, site_id, split, measure, coalesce(source, '*'), coalesce(device, '*'),
        coalesce(place, '*'), coalesce(page_id, '*'), date_trunc('month', ${day}::date)::date, detail,
        array_fill(amount::int, array[1], array[${nth}])
      from splits
      where (split & 13 = 8 or not measure like any (array['block-%', 'vital-%']))
        and (split = 0 or not measure like 'left-%')
      on conflict (agency_id, site_id, split, measure, source, device, place, page_id, month, detail)
        do update set amounts[${nth}] =
          coalesce(event_months.amounts[${nth}], 0) + excluded.amounts[${nth}]
    )
    select count(*)::int as taken from taken`.execute(transaction);
  return rows[0]?.taken ?? 0;
}

interface Split {
  /** 16 by detail, 0 without */
  readonly split: 0 | 16;
  readonly detail: RawBuilder<string>;
}

/** Sums by every choice of source, device, place and page; those without details have none to be told apart by. */
function splitsOf({ split, detail }: Split): RawBuilder<unknown> {
  const hasDetail = sql`measure like any (array['search%', 'form-%', 'block-%', 'vital-%'])`;
  return sql`
    select agency_id, site_id, measure, source, device, place, page_id, ${detail} as detail,
      sum(amount) as amount, ${sql.lit(split)} + 15 - grouping(page_id, place, device, source) as split
    from sums where ${split === 0 ? sql`true` : hasDetail}
    group by agency_id, site_id, measure, ${split === 0 ? sql`` : sql`detail,`}
      cube (source, device, place, page_id)`;
}

/** @param now ms since the epoch */
export async function expireRollups(kysely: Kysely<Tables>, now: number): Promise<void> {
  const day = firstCountedDay(now);
  await sql`
    delete from event_hours
    where hour < (${day}::date::timestamp at time zone ${SITE_TIME_ZONE})`.execute(kysely);
  await forgetDaysBefore(kysely, day);
}

/** The first day of the site that rollups may know, `YYYY-MM-DD`. */
export function firstCountedDay(now: number): string {
  const [year = 0, month = 0, day = 0] = todayIn(SITE_TIME_ZONE, now).split('-').map(Number);
  // The last day of a shorter month: what is deleted on the 31st is not known again on the 1st.
  const last = new Date(Date.UTC(year, month - KEPT_MONTHS, 0)).getUTCDate();
  const first = Date.UTC(year, month - 1 - KEPT_MONTHS, Math.min(day, last));
  return new Date(first).toISOString().slice(0, 10);
}

/** Months before it, and of its own month the days before. */
async function forgetDaysBefore(kysely: Kysely<Tables>, day: string): Promise<void> {
  const month = sql`date_trunc('month', ${day}::date)::date`;
  const nth = sql.lit(Number(day.slice(-2)));
  await sql`delete from event_months where month < ${month}`.execute(kysely);
  await sql`
    update event_months
    set amounts = (
      select array_agg(case when nth >= ${nth} then amounts[nth] end order by nth)
      from generate_series(1, 31) as nth
    )
    where month = ${month} and array_remove(amounts[:${nth} - 1], null) <> '{}'`.execute(kysely);
}

/** Adds counts every few seconds; gives the function that stops it and waits for the one under way. */
export function startRollUp(
  kysely: Kysely<Tables>,
  log: Pick<ServerLog, 'error'>,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      await rollUp(kysely);
    } catch (error) {
      log.error('Events could not be added up', { reason: toReason(error) });
    } finally {
      running = undefined;
    }
  };
  const timer = setInterval(() => {
    running ??= run();
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
