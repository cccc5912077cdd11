import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { JobScope } from '../jobs/records/job-scope.ts';
import { ALL_COLUMNS, type Candidate, loadDetailed } from './candidate.ts';

/** What a `bigint` key surely holds; other texts are the id of no job. */
const JOB_ID = /^[1-9]\d{0,17}$/;

/** How a job is named. */
export type JobName =
  | { readonly urlSlug: string }
  | { readonly jobId: string }
  | { readonly referenceNumber: string };

/** Jobs of a scope, open or closed, in the order of their ids. Ids of other jobs are left out. */
export async function loadCandidates(
  kysely: Kysely<Tables>,
  scope: JobScope,
  ids: readonly string[],
): Promise<Candidate[]> {
  const known = ids.filter((id) => JOB_ID.test(id));
  if (known.length === 0) return [];
  const jobs = await select(kysely, scope, sql`job_id = any(${known}::bigint[])`);
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return [...new Set(known)].flatMap((id) => byId.get(id) ?? []);
}

/** A job of a scope, open or closed. */
export async function findCandidate(
  kysely: Kysely<Tables>,
  scope: JobScope,
  name: JobName,
): Promise<Candidate | undefined> {
  if ('jobId' in name) return (await loadCandidates(kysely, scope, [name.jobId]))[0];
  const [column, value] =
    'urlSlug' in name
      ? [sql`url_slug`, name.urlSlug]
      : [sql`reference_number`, name.referenceNumber];
  if (value.includes('\0')) return undefined;
  // Clients of one agency may have the same reference number.
  const [job] = await select(kysely, scope, sql`${column} = ${value} order by job_id limit 1`);
  return job;
}

function select(
  kysely: Kysely<Tables>,
  { agencyId, clientId }: JobScope,
  condition: RawBuilder<unknown>,
): Promise<Candidate[]> {
  const ofClient = clientId === undefined ? sql`` : sql`and client_id = ${clientId}`;
  return loadDetailed(
    kysely,
    sql`select ${ALL_COLUMNS} from jobs where agency_id = ${agencyId} ${ofClient} and ${condition}`,
  );
}
