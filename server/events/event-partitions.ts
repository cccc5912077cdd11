import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { firstIdOf, timeOfId } from './event-id.ts';

/** Any number that nothing else on the server is likely to lock: 'evts'. */
const ADVISORY_LOCK = 0x65767473;

/** Makes a partition for each month of ids: before it begins, or when an event of a clock that is off comes first. */
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

  /**
   * Those of this month and the next, so that the first event of a month waits for no lock of the whole table.
   * @param now ms since the epoch
   */
  async ensureAhead(now: number): Promise<void> {
    const month = monthOf(now);
    await this.#ensure(month);
    await this.#ensure(monthOf(endOf(month)));
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

/** @param month such as `2026-11` */
function beginOf(month: string): number {
  return Date.parse(`${month}-01T00:00:00Z`);
}

/** When the month after it begins. */
function endOf(month: string): number {
  const end = new Date(beginOf(month));
  return end.setUTCMonth(end.getUTCMonth() + 1);
}

/** Of processes that come together one makes it. Nobody who reads or writes events waits for a partition that is attached. */
async function makePartition(kysely: Kysely<Tables>, month: string): Promise<void> {
  const name = partitionOf(month);
  const partition = sql.table(name);
  await kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction);
    const { rows } = await sql`select where to_regclass(${name}) is not null`.execute(transaction);
    if (rows.length > 0) return;
    await sql`create table ${partition} (like events including all)`.execute(transaction);
    await sql`alter table events attach partition ${partition}
      for values from (${sql.lit(firstIdOf(beginOf(month)))}) to (${sql.lit(firstIdOf(endOf(month)))})`.execute(
      transaction,
    );
  });
}

/** @param month such as `2026-11` */
export function partitionOf(month: string): string {
  return `events_${month.replace('-', '_')}`;
}
