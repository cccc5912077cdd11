import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/schema.ts';

/** A table of a PostgreSQL server that nobody else can read or write. */
export interface LockedTable {
  /** Waits until somebody waits for the table, then ends all sessions of the database and unlocks it. */
  loseSessions(): Promise<void>;
}

/** A busy machine takes its time to read what comes before the table. */
const WAITING_TIMEOUT_MS = 30_000;

export async function lockTable(
  { kysely }: Database,
  table: keyof Tables & string,
): Promise<LockedTable> {
  const holder = await kysely.startTransaction().execute();
  await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(holder);
  const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(holder);
  // What the holder itself is told of sessions stays the same until its transaction ends.
  const others = sql`datname = current_database() and backend_type = 'client backend'
    and pid not in (pg_backend_pid(), ${own.rows[0]?.pid ?? 0})`;
  const countWaiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where ${others} and wait_event_type = 'Lock'`.execute(kysely);
    return rows[0]?.count;
  };
  const expectWaiting = (sessions: number) =>
    expect.poll(countWaiting, { timeout: WAITING_TIMEOUT_MS }).toBe(sessions);
  return {
    async loseSessions() {
      try {
        await expectWaiting(1);
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`.execute(
          kysely,
        );
        await expectWaiting(0);
      } finally {
        await holder.rollback().execute();
      }
    },
  };
}
