import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../db/open-database.ts';

/** What a process sent before it was killed is still done by a PostgreSQL server; an embedded database dies with it. */
export async function queriesEnded(database: Pick<Database, 'kysely'> | undefined): Promise<void> {
  const { kysely } = database ?? {};
  if (kysely === undefined) return;
  const others = sql<{ busy: number }>`
    select count(*)::int as busy from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;
  const count = async () => (await others.execute(kysely)).rows[0]?.busy;
  await expect.poll(count, { timeout: 30_000 }).toBe(0);
}
