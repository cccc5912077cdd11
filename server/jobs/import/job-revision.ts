import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../db/schema.ts';

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
