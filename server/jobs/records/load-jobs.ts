import { type Kysely, sql } from 'kysely';
import type { Job } from '#schemas/api/jobs.ts';
import { prepareStatement } from '../../db/prepared-statements.ts';
import type { Tables } from '../../db/schema.ts';
import type { JobScope } from './job-scope.ts';
import { isActive, JOB_COLUMNS, type JobRow, toJob } from './to-job.ts';

/** What a `bigint` key surely holds; other texts are the id of no job. */
const JOB_ID = /^[1-9]\d{0,17}$/;

export function isJobId(text: string): boolean {
  return JOB_ID.test(text);
}

/** Jobs of a scope, open or closed, in the order of their ids; those that do not exist are left out. */
export async function loadJobs(
  kysely: Kysely<Tables>,
  scope: JobScope,
  ids: readonly string[],
): Promise<Job[]> {
  const known = ids.filter(isJobId);
  if (known.length === 0) return [];
  const rows = await selectJobs(kysely, scope).where('job_id', 'in', known).execute();
  const jobs = new Map(rows.map((row) => [row.job_id, toJob(row)]));
  return [...new Set(known)].flatMap((id) => jobs.get(id) ?? []);
}

/** What every call of an application needs to know of its job. */
export interface AppliedJob extends Pick<Job, 'active'> {
  readonly clientId: string;
}

/**
 * One job of the agency `$1` by its key. Before there are statistics the planner takes any index that begins with the agency, and
 * reads all its jobs: only the key's own has the one that is asked for in the order that is asked for.
 */
export function fromJob(id: string): string {
  return `from jobs where jobs.agency_id = $1 and jobs.job_id between ${id} and ${id} order by jobs.job_id limit 1`;
}

/** An applied job as JSON, for `toAppliedJob`. Its details lie outside of its row and are long. */
export const APPLIED_JOB = `json_build_object('status', jobs.status, 'is_hidden', jobs.is_hidden,
  'expires_at', jobs.expires_at, 'client_id', jobs.client_id)`;

export type AppliedJobJson = Pick<JobRow, 'status' | 'client_id'> & {
  readonly is_hidden: boolean;
  readonly expires_at: string | null;
};

export function toAppliedJob({ client_id, ...job }: AppliedJobJson): AppliedJob {
  const expiresAt = job.expires_at === null ? null : new Date(job.expires_at);
  const active = isActive({ ...job, expires_at: expiresAt }, new Date());
  return { clientId: client_id, active };
}

/** A job as a statement asks for it that writes only where somebody can apply for it; without an id it asks for none. */
export interface AskedJob {
  readonly id: string | null;
  /** Whose it has to be, where that matters. */
  readonly clientId: string | null;
}

/**
 * Condition of such a statement, like `isActive`.
 * @param id placeholder of the job's id
 * @param client of its client; that of the agency is `$1`
 */
export function canApplyTo(id: string, client: string): string {
  return `(${id}::bigint is null or (
    select jobs.status = 'open' and not jobs.is_hidden and (jobs.expires_at is null or jobs.expires_at > now())
      and (${client}::text is null or jobs.client_id = ${client}::text)
    ${fromJob(`${id}::bigint`)}
  ))`;
}

/** A job whose application begins. */
export interface NamedJob extends AppliedJob {
  /** The form that it names. */
  readonly formId: string | undefined;
}

const READ_NAMED = prepareStatement<{
  readonly job: AppliedJobJson;
  readonly form_id: string | null;
}>(
  'load-named-job',
  `select ${APPLIED_JOB} as job, details ->> 'formId' as form_id ${fromJob('$2::bigint')}`,
);

/** Undefined when there is none. */
export async function loadNamedJob(
  kysely: Kysely<Tables>,
  agencyId: string,
  jobId: string,
): Promise<NamedJob | undefined> {
  if (!isJobId(jobId)) return undefined;
  const [row] = await READ_NAMED.run(kysely, [agencyId, jobId]);
  return row && { ...toAppliedJob(row.job), formId: row.form_id ?? undefined };
}

/** The job at an address, open or closed; null when there is none. */
export async function findJob(
  kysely: Kysely<Tables>,
  scope: JobScope,
  urlSlug: string,
): Promise<Job | null> {
  if (urlSlug.includes('\0')) return null;
  const row = await selectJobs(kysely, scope).where('url_slug', '=', urlSlug).executeTakeFirst();
  return row === undefined ? null : toJob(row);
}

/** The address of a job that ends in a hyphen and these eight digits; migration 0027 has an index for it. */
export async function findSlug(
  kysely: Kysely<Tables>,
  scope: JobScope,
  digits: string,
): Promise<string | undefined> {
  const row = await jobsOf(kysely, scope)
    .select('url_slug')
    .where(sql`right(url_slug, 9)`, '=', `-${digits}`)
    .limit(1)
    .executeTakeFirst();
  return row?.url_slug;
}

/** Open jobs of a scope by the gazetteer's id of their place. */
export async function countOpenJobsByPlace(
  kysely: Kysely<Tables>,
  scope: JobScope,
): Promise<ReadonlyMap<number, number>> {
  const rows = await jobsOf(kysely, scope)
    .select((expression) => ['place_id', expression.fn.countAll<string>().as('count')])
    .where('status', '=', 'open')
    .where('place_id', 'is not', null)
    .groupBy('place_id')
    .execute();
  return new Map(
    rows.flatMap(({ place_id, count }) => (place_id === null ? [] : [[place_id, Number(count)]])),
  );
}

function selectJobs(kysely: Kysely<Tables>, scope: JobScope) {
  return jobsOf(kysely, scope).select(JOB_COLUMNS);
}

function jobsOf(kysely: Kysely<Tables>, { agencyId, clientId }: JobScope) {
  const ofAgency = kysely.selectFrom('jobs').where('agency_id', '=', agencyId);
  return clientId === undefined ? ofAgency : ofAgency.where('client_id', '=', clientId);
}
