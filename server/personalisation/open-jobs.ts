import { type RawBuilder, sql } from 'kysely';
import type { JobScope } from '../jobs/records/job-scope.ts';
import { isListed } from '../jobs/records/to-job.ts';

/** Which jobs personal lists may hold: those of the scope that can be applied for now, each once. */
export function isListedIn({ agencyId, clientId }: JobScope): RawBuilder<boolean> {
  const ofClient = clientId === undefined ? sql`` : sql`and client_id = ${clientId}`;
  return sql`agency_id = ${agencyId} ${ofClient} and ${isListed}`;
}
