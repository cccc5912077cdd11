import type { Kysely } from 'kysely';
import type { ApplicationsTable } from '../db/application-tables.ts';
import { prepareStatement } from '../db/prepared-statements.ts';
import type { Tables } from '../db/schema.ts';
import type { StoredSubmission } from '../form-calls/submission-rows.ts';
import { type AskedJob, canApplyTo } from '../jobs/records/load-jobs.ts';

// Saves come more often than anything else is written: each is one statement, whose plan the connections keep. It changes nothing
// where another save came between reading and writing, or where nobody can apply for the job that it is asked to look at. A
// submission is found by both its keys: the planner takes the index that is smaller, and without statistics, which an embedded
// database has none of at first, it does so with the beginning of a key as well, that is with all submissions of the site.

const INSERT = prepareStatement(
  'insert-submission',
  `insert into submissions (agency_id, site_id, submission_hash, page, page_key, location, job_id, candidate_id, source,
    drop_off_type, notice_version, consents, contact_email, contact_phone, name, place, resume_url, form_version, updated_at,
    expires_at, typed_answers, channel, application_id, form_id, created_at, status)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25,
    'APPLY_INTERMEDIATE'
  where ${canApplyTo('$26', '$27')}
  on conflict do nothing
  returning 1`,
);

const UPDATE = prepareStatement(
  'update-submission',
  `update submissions set page = $4, page_key = $5, location = $6, job_id = $7, candidate_id = $8, source = $9,
    drop_off_type = $10, notice_version = $11, consents = $12, contact_email = $13, contact_phone = $14, name = $15,
    place = $16, resume_url = $17, form_version = $18, updated_at = $19, expires_at = $20, typed_answers = $21,
    channel = $22, revision = revision + 1
  where agency_id = $1 and site_id = $2 and submission_hash = $3 and application_id = $23 and revision = $24
    and ${canApplyTo('$25', '$26')}
  returning 1`,
);

const NO_JOB: AskedJob = { id: null, clientId: null };

/** @returns whether it was not there yet: else nothing is written */
export async function insertSaved(
  rows: Kysely<Tables>,
  submission: StoredSubmission,
  job = NO_JOB,
): Promise<boolean> {
  const { form_id, created_at } = submission;
  const values = [...toValues(submission), form_id, created_at, job.id, job.clientId];
  return (await INSERT.run(rows, values)).length > 0;
}

/**
 * @param submission with the revision that the save was decided on
 * @returns whether it still was of that revision: else nothing is written
 */
export async function updateSaved(
  rows: Kysely<Tables>,
  submission: StoredSubmission,
  job = NO_JOB,
): Promise<boolean> {
  const values = [...toValues(submission), submission.revision, job.id, job.clientId];
  return (await UPDATE.run(rows, values)).length > 0;
}

function toValues(submission: StoredSubmission): readonly unknown[] {
  return [
    submission.agency_id,
    submission.site_id,
    submission.submission_hash,
    submission.page,
    submission.page_key,
    submission.location,
    submission.job_id,
    submission.candidate_id,
    submission.source,
    submission.drop_off_type,
    submission.notice_version,
    submission.consents,
    submission.contact_email,
    submission.contact_phone,
    submission.name,
    submission.place,
    submission.resume_url,
    submission.form_version,
    submission.updated_at,
    submission.expires_at,
    JSON.stringify(submission.typed_answers),
    submission.channel,
    submission.application_id,
  ];
}

const FINISH = prepareStatement<{ readonly is_alike: boolean }>(
  'finish-submission',
  `with held as (
    update submissions set status = 'APPLY_FINISH', form_version = $6, updated_at = $20, expires_at = null,
      job_id = coalesce(job_id, $8), location = null, resume_url = null, contact_email = null, contact_phone = null,
      name = null, place = null, candidate_id = null, typed_answers = '[]', revision = revision + 1
    where agency_id = $1 and site_id = $2 and submission_hash = $4 and application_id = $3::uuid and revision = $21
      and ${canApplyTo('$23', '$24')}
    returning 1
  ), alike as (
    select from applications
    where agency_id = $1 and site_id = $2 and job_id = $8 and contact_email = $11 and exists (select from held)
    union all
    select from applications
    where agency_id = $1 and site_id = $2 and job_id = $8 and contact_phone = $12 and exists (select from held)
  ), sent as (
    insert into applications (agency_id, site_id, application_id, submission_hash, form_id, form_version, channel, job_id,
      drop_off_type, answers, contact_email, contact_phone, name, place, source, resume_url, notice_version, consents,
      candidate_id, finished_at, created_at, finish_key_hash)
    select $1, $2, $3::uuid, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $22::timestamptz,
      $25
    from held
  ), left_over as (
    update uploads set removed_at = $20
    where agency_id = $1 and site_id = $2 and application_id is null and removed_at is null
      and (submission_hash = $4 or (submission_hash is null and made_under = $4)) and exists (select from held)
  )
  select exists (select from alike) as is_alike from held`,
);

/**
 * Makes the application of a submission, which keeps nothing but that it was sent, and tells whether one of the same contact to the
 * same job was there; uploads that belong to no application go.
 * @returns undefined where another save came between, or nobody can apply for the job: then nothing is written
 */
export async function finishSaved(
  rows: Kysely<Tables>,
  sent: ApplicationsTable,
  revision: number,
  job = NO_JOB,
): Promise<{ readonly mayBeDuplicate: boolean } | undefined> {
  const [row] = await FINISH.run(rows, [
    sent.agency_id,
    sent.site_id,
    sent.application_id,
    sent.submission_hash,
    sent.form_id,
    sent.form_version,
    sent.channel,
    sent.job_id,
    sent.drop_off_type,
    sent.answers,
    sent.contact_email,
    sent.contact_phone,
    sent.name,
    sent.place,
    sent.source,
    sent.resume_url,
    sent.notice_version,
    sent.consents,
    sent.candidate_id,
    sent.finished_at,
    revision,
    sent.created_at,
    job.id,
    job.clientId,
    sent.finish_key_hash,
  ]);
  return row && { mayBeDuplicate: row.is_alike };
}
