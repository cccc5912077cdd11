import type { Kysely } from 'kysely';
import type { ApplicationsTable, SubmissionsTable, TypedAnswer } from '../db/application-tables.ts';
import { prepareStatement } from '../db/prepared-statements.ts';
import type { Tables } from '../db/schema.ts';
import { expiryAfter, type SubmissionKey } from '../form-calls/submission-rows.ts';
import type { ApplicantContact } from './contact-of.ts';

// Saves come more often than anything else is written: each is one statement, whose plan the connections keep. It changes nothing
// where another save came between reading and writing. A submission is found by both its keys: the planner takes the index that is
// smaller, and without statistics, which an embedded database has none of at first, it does so with the beginning of a key as well,
// that is with all submissions of the site.

const INSERT = prepareStatement(
  'insert-submission',
  `insert into submissions (agency_id, site_id, submission_hash, page, page_key, location, job_id, candidate_id, source,
    drop_off_type, notice_version, consents, contact_email, contact_phone, name, place, resume_url, form_version, updated_at,
    expires_at, typed_answers, form_id, channel, application_id, status, created_at)
  values ($1, $2, $3, coalesce($4::int, 0), $5, $6, $7, $8, $9, $10, $11, coalesce($12, '[]'), $13, $14, $15, $16, $17, $18,
    $19, $20, $21, $22, $23, $24, 'APPLY_INTERMEDIATE', $19)
  on conflict do nothing
  returning 1`,
);

const UPDATE = prepareStatement(
  'update-submission',
  `update submissions set page = coalesce($4::int, page), page_key = case when $4::int is null then page_key else $5 end,
    location = coalesce($6, location), job_id = coalesce($7, job_id), candidate_id = coalesce($8, candidate_id),
    source = coalesce($9, source), drop_off_type = coalesce($10, drop_off_type),
    notice_version = coalesce($11, notice_version), consents = coalesce($12, consents), contact_email = $13,
    contact_phone = $14, name = $15, place = $16, resume_url = $17, form_version = $18, updated_at = $19,
    expires_at = $20, typed_answers = $21, channel = $23, revision = revision + 1
  where agency_id = $1 and site_id = $2 and submission_hash = $3 and application_id = $24 and revision = $22
  returning 1`,
);

/** What a save says of its submission; of what is undefined nothing is said. */
export interface SavedColumns extends ApplicantContact {
  readonly page: number | undefined;
  readonly page_key: string | null;
  readonly location: string | undefined;
  readonly job_id: string | undefined;
  readonly candidate_id: string | undefined;
  readonly source: string | undefined;
  readonly drop_off_type: SubmissionsTable['drop_off_type'] | undefined;
  readonly notice_version: string | undefined;
  readonly consents: string | undefined;
  readonly resume_url: string | undefined;
  readonly form_version: number;
}

export interface WrittenSave extends SubmissionKey {
  readonly columns: SavedColumns;
  readonly answers: readonly TypedAnswer[];
  readonly now: number;
}

export interface BegunSubmission {
  readonly formId: string;
  readonly channel: SubmissionsTable['channel'];
  readonly applicationId: string;
}

/** @returns whether it was not there yet: else nothing is written */
export async function insertSaved(
  rows: Kysely<Tables>,
  save: WrittenSave,
  { formId, channel, applicationId }: BegunSubmission,
): Promise<boolean> {
  const begun = [formId, channel, applicationId];
  return (await INSERT.run(rows, [...toValues(save), ...begun])).length > 0;
}

export interface HeldSubmission {
  readonly channel: SubmissionsTable['channel'];
  readonly applicationId: string;
  /** That the save was decided on. */
  readonly revision: number;
}

/** @returns whether it is still of the same revision: else nothing is written */
export async function updateSaved(
  rows: Kysely<Tables>,
  save: WrittenSave,
  { channel, applicationId, revision }: HeldSubmission,
): Promise<boolean> {
  const held = [revision, channel, applicationId];
  return (await UPDATE.run(rows, [...toValues(save), ...held])).length > 0;
}

function toValues({ columns, answers, now, ...key }: WrittenSave): readonly unknown[] {
  return [
    key.agencyId,
    key.siteId,
    key.submissionHash,
    columns.page,
    columns.page_key,
    columns.location,
    columns.job_id,
    columns.candidate_id,
    columns.source,
    columns.drop_off_type,
    columns.notice_version,
    columns.consents,
    columns.contact_email,
    columns.contact_phone,
    columns.name,
    columns.place,
    columns.resume_url,
    columns.form_version,
    new Date(now),
    expiryAfter(now),
    JSON.stringify(answers),
  ];
}

const FINISH = prepareStatement<{ readonly is_alike: boolean }>(
  'finish-submission',
  `with held as (
    update submissions set status = 'APPLY_FINISH', form_version = $6, updated_at = $20, expires_at = null,
      job_id = coalesce(job_id, $8), location = null, resume_url = null, contact_email = null, contact_phone = null,
      name = null, place = null, candidate_id = null, typed_answers = '[]', revision = revision + 1
    where agency_id = $1 and site_id = $2 and submission_hash = $4 and application_id = $3::uuid and revision = $21
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
      candidate_id, finished_at, created_at)
    select $1, $2, $3::uuid, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $22::timestamptz
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
 * @returns undefined where another save came between: then nothing is written
 */
export async function finishSaved(
  rows: Kysely<Tables>,
  sent: ApplicationsTable,
  revision: number,
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
  ]);
  return row && { mayBeDuplicate: row.is_alike };
}
