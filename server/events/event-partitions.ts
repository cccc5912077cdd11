import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { firstIdOf, timeOfId } from './event-id.ts';

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

export function monthOf(time: number): string {
  return new Date(time).toISOString().slice(0, 7);
}

/** Of processes that come together one makes it. */
async function makePartition(kysely: Kysely<Tables>, month: string): Promise<void> {
  const begin = Date.parse(`${month}-01T00:00:00Z`);
  const end = new Date(begin);
  end.setUTCMonth(end.getUTCMonth() + 1);
  await kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction);
    await sql`create table if not exists ${sql.table(partitionOf(month))} partition of events
      for values from (${sql.lit(firstIdOf(begin))}) to (${sql.lit(firstIdOf(end.getTime()))})`.execute(
      transaction,
    );
  });
}

/** @param month such as `2026-11` */
export function partitionOf(month: string): string {
  return `events_${month.replace('-', '_')}`;
}
