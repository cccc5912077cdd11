import { sql } from 'kysely';
import { toReason } from '../base/error-text.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { Database } from './open-database.ts';

/** Long enough to cost nothing, short enough for drafts that are saved every few seconds. */
const EVERY_MS = 10 * 60_000;

/**
 * Tables with several keys that begin with agency and site. Without statistics the planner takes the smallest of their indexes,
 * and one save reads all submissions of its site.
 */
const PLANNED_BY_STATISTICS = sql`submissions, applications, uploads`;

/**
 * Gives the room of old rows to new ones, and the planner its statistics, now and then: a PostgreSQL server does so by itself, the
 * embedded database has no process for it and would grow with every save. Gives the function that stops it.
 */
export function startVacuumTimer(
  database: Pick<Database, 'kysely' | 'engine'>,
  log: Pick<ServerLog, 'error'>,
  everyMs = EVERY_MS,
): () => void {
  if (database.engine !== 'pglite') return () => undefined;
  const timer = setInterval(() => {
    tidy(database).catch((error: unknown) => {
      log.error('The embedded database could not be tidied', { reason: toReason(error) });
    });
  }, everyMs).unref();
  return () => clearInterval(timer);
}

async function tidy({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await sql`vacuum`.execute(kysely);
  await sql`analyze ${PLANNED_BY_STATISTICS}`.execute(kysely);
}
