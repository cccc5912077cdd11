import { type Kysely, sql } from 'kysely';
import { toReason } from '../../base/error-text.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';
import type { ServerLog } from '../../log/server-log.ts';

/** Channel on which the id of an agency is published after its jobs have changed. */
export const JOBS_CHANNEL = 'jobs';

/** Makes everything that was cached from an agency's jobs stale, once the transaction commits. */
export async function bumpJobRevision(
  transaction: Kysely<Tables>,
  agencyId: string,
): Promise<void> {
  await transaction
    .insertInto('job_revisions')
    .values({ agency_id: agencyId, revision: '1' })
    .onConflict((conflict) =>
      conflict.column('agency_id').doUpdateSet({
        revision: sql`job_revisions.revision + 1`,
        changed_at: sql`now()`,
      }),
    )
    .execute();
}

/** Tells every server that an agency's jobs have changed. A failure is logged: servers look for themselves too. */
export async function announceJobs(
  database: Pick<Database, 'publish'>,
  agencyId: string,
  log: Pick<ServerLog, 'error'>,
): Promise<void> {
  try {
    await database.publish(JOBS_CHANNEL, agencyId);
  } catch (error) {
    log.error('Servers were not told of changed jobs and may show old ones for some minutes', {
      agencyId,
      reason: toReason(error),
    });
  }
}
