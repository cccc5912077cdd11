import { type Kysely, sql, type Transaction } from 'kysely';
import { DRAWN_MEASURES } from '#schemas/events/event-measures.ts';
import { SITE_TIME_ZONE } from '#schemas/forms/base/days.ts';
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
  while ((await rollUpBatch(kysely)) === BATCH);
}

/** @returns how many counts were added */
async function rollUpBatch(kysely: Kysely<Tables>): Promise<number> {
  const some = await sql`select 1 from event_counts limit 1`.execute(kysely);
  if (some.rows.length === 0) return 0;
  return kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction);
    return addBatch(transaction);
  });
}

/** Blocks and Web Vitals are split by device at most: 0 and 2. */
async function addBatch(transaction: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from event_counts
      where (agency_id, count_id) in
        (select agency_id, count_id from event_counts order by agency_id, count_id limit ${BATCH})
      returning *
    ), hours as (
      insert into event_hours (agency_id, site_id, measure, hour, page_id, amount)
      select agency_id, site_id, measure, hour, page_id, sum(amount)
      from taken
      where measure in (${sql.join(DRAWN_MEASURES.map((measure) => sql.lit(measure)))})
      group by 1, 2, 3, 4, 5
      on conflict (agency_id, site_id, measure, hour, page_id)
        do update set amount = event_hours.amount + excluded.amount
    ), days as (
      insert into event_days
        (agency_id, site_id, split, measure, source, device, place, day, page_id, detail, amount)
      select agency_id, site_id, split, measure,
        case when split & 1 > 0 then source else '*' end,
        case when split & 2 > 0 then device else '*' end,
        case when split & 4 > 0 then place else '*' end,
        (hour at time zone ${sql.lit(SITE_TIME_ZONE)})::date, page_id, detail, sum(amount)
      from taken cross join generate_series(0, 7) as split
      where split in (0, 2) or not (measure like 'block-%' or measure like 'vital-%')
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
      on conflict (agency_id, site_id, split, measure, source, device, place, day, page_id, detail)
        do update set amount = event_days.amount + excluded.amount
    )
    select count(*)::int as taken from taken`.execute(transaction);
  return rows[0]?.taken ?? 0;
}

/** @param now ms since the epoch */
export async function expireRollups(kysely: Kysely<Tables>, now: number): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - KEPT_MONTHS);
  await kysely.deleteFrom('event_hours').where('hour', '<', oldest).execute();
  await sql`delete from event_days
    where day < (${oldest}::timestamptz at time zone ${SITE_TIME_ZONE})::date`.execute(kysely);
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
