import type { Kysely, Selectable } from 'kysely';
import type { SubmissionAnswersTable } from '../db/application-tables.ts';
import { prepareStatement } from '../db/prepared-statements.ts';
import type { Tables } from '../db/schema.ts';
import {
  APPLIED_JOB,
  type AppliedJob,
  type AppliedJobJson,
  toAppliedJob,
} from '../jobs/records/load-jobs.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';
import type { StoredSubmission } from './submission-rows.ts';

export type AnswerRow = Pick<
  Selectable<SubmissionAnswersTable>,
  'question_key' | 'question_type' | 'answer'
> & {
  /** ms since the epoch, by the clock of the server */
  readonly edited_at: number;
};

/** A submission and its answers at one moment. */
export interface LoadedSubmission {
  readonly submission: StoredSubmission;
  readonly answers: readonly AnswerRow[];
  /** The one that was asked for, else its own; undefined where there is none. */
  readonly job: AppliedJob | undefined;
}

type Row = StoredSubmission & {
  readonly answers: readonly AnswerRow[];
  readonly job: AppliedJobJson | null;
};

const READ = prepareStatement<Row>(
  'load-submission',
  `select s.agency_id, s.site_id, s.submission_hash, s.form_id, s.form_version, s.channel, s.job_id, s.status,
    s.drop_off_type, s.page, s.page_key, s.location, s.resume_url, s.notice_version, s.consents, s.candidate_id,
    s.application_id, s.contact_email, s.contact_phone, s.name, s.place, s.source, s.created_at, s.updated_at,
    s.expires_at, s.revision,
    (select coalesce(json_agg(json_build_object('question_key', a.question_key, 'question_type', a.question_type,
        'answer', a.answer, 'edited_at', (extract(epoch from a.edited_at) * 1000)::float8)), '[]')
      from submission_answers a
      where (a.agency_id, a.site_id, a.submission_hash) = (s.agency_id, s.site_id, s.submission_hash)) as answers,
    (select ${APPLIED_JOB} from jobs
      where jobs.agency_id = s.agency_id and jobs.job_id = case when coalesce($4, s.job_id) ~ '^[1-9][0-9]{0,17}$'
        then coalesce($4, s.job_id)::bigint end) as job
  from submissions s
  join unnest($2::text[], $3::text[]) as sites (agency_id, site_id) using (agency_id, site_id)
  where s.submission_hash = $1`,
);

export interface AskedSubmission {
  readonly hash: string;
  /** Where another job is meant than the submission's own. */
  readonly jobId?: string | undefined;
}

/** The submission at one of these sites. */
export async function loadSubmission(
  rows: Kysely<Tables>,
  sites: readonly SiteKey[],
  { hash, jobId }: AskedSubmission,
): Promise<LoadedSubmission | undefined> {
  const agencyIds = sites.map(({ agencyId }) => agencyId);
  const siteIds = sites.map(({ siteId }) => siteId);
  const [row] = await READ.run(rows, [hash, agencyIds, siteIds, jobId]);
  if (row === undefined) return undefined;
  const { answers, job, ...submission } = row;
  return { submission, answers, job: job ? toAppliedJob(job) : undefined };
}
