import { type Kysely, sql } from 'kysely';
import { toReason } from '../base/error-text.ts';
import type { Tables } from '../db/schema.ts';
import type { ServerLog } from '../log/server-log.ts';
import { firstIdOf, timeOfId } from './event-id.ts';
import { expireRollups } from './roll-up.ts';

const DAY_MS = 86_400_000;

/** Events are kept as long, and refused when their id is older. */
export const KEPT_MS = 90 * DAY_MS;

const EVERY_MS = 6 * 60 * 60_000;

/** Any number that nothing else on the server is likely to lock: 'evts'. */
const ADVISORY_LOCK = 0x65767473;

/** Makes a partition for each month of ids when its first event comes. */
export class EventPartitions {
  readonly #kysely: Kysely<Tables>;
  readonly #made = new Map<string, Promise<void>>();

  constructor(kysely: Kysely<Tables>) {
    this.#kysely = kysely;
  }

  async ensureFor(eventIds: readonly string[]): Promise<void> {
    const months = new Set(eventIds.map((id) => monthOf(timeOfId(id))));
    await Promise.all([...months].map((month) => this.#ensure(month)));
  }

  /** @param month such as `2026-11` */
  #ensure(month: string): Promise<void> {
    const made = this.#made.get(month);
    if (made !== undefined) return made;
    const making = makePartition(this.#kysely, month);
    this.#made.set(month, making);
    // A database that failed once may answer the next time.
    making.catch(() => this.#made.delete(month));
    return making;
  }
}

function monthOf(time: number): string {
  return new Date(time).toISOString().slice(0, 7);
}

/** Of processes that come together one makes it. */
async function makePartition(kysely: Kysely<Tables>, month: string): Promise<void> {
  const begin = Date.parse(`${month}-01T00:00:00Z`);
  const end = new Date(begin);
  end.setUTCMonth(end.getUTCMonth() + 1);
  await kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction);
    await sql`create table if not exists ${sql.table(nameOf(month))} partition of events
      for values from (${sql.lit(firstIdOf(begin))}) to (${sql.lit(firstIdOf(end.getTime()))})`.execute(
      transaction,
    );
  });
}

function nameOf(month: string): string {
  return `events_${month.replace('-', '_')}`;
}

/**
 * Deletes events that are older than they are kept, and partitions that are over.
 * @param now ms since the epoch
 */
export async function expireEvents(kysely: Kysely<Tables>, now: number): Promise<void> {
  const oldest = now - KEPT_MS;
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'events'::regclass`.execute(
    kysely,
  );
  const current = nameOf(monthOf(oldest));
  // Names of months sort by time.
  for (const { name } of rows)
    if (name < current) await sql`drop table if exists ${sql.table(name)}`.execute(kysely);
  await kysely.deleteFrom('events').where('event_id', '<', firstIdOf(oldest)).execute();
}

/** Does so several times a day; gives the function that stops it. */
export function startEventExpiry(
  kysely: Kysely<Tables>,
  log: Pick<ServerLog, 'error'>,
  now: () => number,
): () => void {
  const timer = setInterval(() => {
    Promise.all([expireEvents(kysely, now()), expireRollups(kysely, now())]).catch(
      (error: unknown) => {
        log.error('Old events could not be deleted', { reason: toReason(error) });
      },
    );
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}
