import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { ServerLog } from '../../log/server-log.ts';
import { announceJobs, bumpJobRevision } from './job-revision.ts';
import type { ClientKey } from './job-staging.ts';
import { refreshOpenJobs } from './refresh-open-jobs.ts';

/** Closes the open jobs whose last day has passed, of every agency; resolves with their number. */
export async function closeExpiredJobs(
  database: Database,
  log: Pick<ServerLog, 'error'>,
): Promise<number> {
  const clients = await database.kysely
    .selectFrom('jobs')
    .select(['agency_id as agencyId', 'client_id as clientId'])
    .distinct()
    .where('status', '=', 'open')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
  let closed = 0;
  for (const client of clients) {
    const ofClient = await closeOfClient(database, client);
    if (ofClient > 0) await announceJobs(database, client.agencyId, log);
    closed += ofClient;
  }
  return closed;
}

async function closeOfClient(database: Database, client: ClientKey): Promise<number> {
  return database.kysely.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('jobs')
      .set({ status: 'closed', updated_at: sql`now()` })
      .where('agency_id', '=', client.agencyId)
      .where('client_id', '=', client.clientId)
      .where('status', '=', 'open')
      .where('expires_at', '<=', sql<Date>`now()`)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return 0;
    await refreshOpenJobs(transaction, client);
    await bumpJobRevision(transaction, client.agencyId);
    return Number(numUpdatedRows);
  });
}
