import type { Kysely } from 'kysely';
import { prepareStatement } from '../db/prepared-statements.ts';
import type { Tables } from '../db/schema.ts';
import {
  APPLIED_JOB,
  type AppliedJob,
  type AppliedJobJson,
  fromJob,
  toAppliedJob,
} from '../jobs/records/load-jobs.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';
import type { StoredSubmission } from './submission-rows.ts';

/** A submission and its job at one moment. */
export interface LoadedSubmission {
  readonly submission: StoredSubmission;
  /** The one that was asked for, else its own; undefined where there is none. */
  readonly job: AppliedJob | undefined;
}

type Row = StoredSubmission & {
  readonly job: AppliedJobJson | null;
};

/** Other texts are the id of no job. */
const JOB_ID =
  "case when coalesce($4, s.job_id) ~ '^[1-9][0-9]{0,17}$' then coalesce($4, s.job_id)::bigint end";

const READ = prepareStatement<Row>(
  'load-submission',
  `select s.agency_id, s.site_id, s.submission_hash, s.form_id, s.form_version, s.channel, s.job_id, s.status,
    s.drop_off_type, s.page, s.page_key, s.location, s.resume_url, s.notice_version, s.consents, s.candidate_id,
    s.application_id, s.contact_email, s.contact_phone, s.name, s.place, s.source, s.created_at, s.updated_at,
    s.expires_at, s.revision, s.typed_answers,
    (select ${APPLIED_JOB} ${fromJob(JOB_ID)}) as job
  from submissions s
  where s.agency_id = $1 and s.site_id = $2 and s.submission_hash = $3`,
);

export interface AskedSubmission {
  readonly hash: string;
  /** Where another job is meant than the submission's own. */
  readonly jobId?: string | undefined;
}

/** The submission at one of these sites, of which a host has few: a statement for all of them has no plan to keep. */
export async function loadSubmission(
  rows: Kysely<Tables>,
  sites: readonly SiteKey[],
  { hash, jobId }: AskedSubmission,
): Promise<LoadedSubmission | undefined> {
  for (const { agencyId, siteId } of sites) {
    const [row] = await READ.run(rows, [agencyId, siteId, hash, jobId]);
    if (row === undefined) continue;
    const { job, ...submission } = row;
    return { submission, job: job ? toAppliedJob(job) : undefined };
  }
  return undefined;
}
