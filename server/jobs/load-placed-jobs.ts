import { type Kysely, sql } from 'kysely';
import type { Job, JobDetails } from '#schemas/api/jobs.ts';
import type { Tables } from '../db/schema.ts';
import type { JobScope } from './job-scope.ts';
import { type JobRow, toJob } from './to-job.ts';

/** What every job on a map is without, see `MapViewResult`. */
const NO_TEXTS = {
  ...{ description: '', job_posting: '', responsibilities: null },
  ...{ qualifications: null, skills: null, experience: null },
};

const COLUMNS = [
  ...(['job_id', 'agency_id', 'client_id', 'reference_number', 'url_slug', 'status'] as const),
  ...(['title', 'company', 'logo_name', 'city', 'state', 'country'] as const),
  ...(['latitude', 'longitude', 'employment_type', 'details'] as const),
  ...(['start_date', 'expires_at'] as const),
] satisfies readonly Exclude<keyof JobRow, keyof typeof NO_TEXTS>[];

/** Jobs of a scope as a map shows them, in the order of their ids. */
export async function loadPlacedJobs(
  kysely: Kysely<Tables>,
  { agencyId }: JobScope,
  ids: readonly string[],
): Promise<Job[]> {
  if (ids.length === 0) return [];
  const rows = await kysely
    .selectFrom('jobs')
    .select(COLUMNS)
    .where('agency_id', '=', agencyId)
    .where(sql<boolean>`job_id = any(${ids}::bigint[])`)
    .execute();
  const now = new Date();
  const jobs = new Map(
    rows.map((row) => [row.job_id, toJob({ ...row, ...NO_TEXTS, details: brief(row) }, now)]),
  );
  return ids.flatMap((id) => jobs.get(id) ?? []);
}

function brief({ details: { pay, schedule } }: Pick<JobRow, 'details'>): JobDetails {
  return { ...(pay && { pay }), ...(schedule !== undefined && { schedule }) };
}
