import type { Insertable, Kysely } from 'kysely';
import type { Answers } from '#schemas/forms/base/answers.ts';
import type { ApplicationsTable } from '../db/application-tables.ts';
import type { Tables } from '../db/schema.ts';
import {
  FORGOTTEN,
  type SubmissionKey,
  submissionColumns,
  updateSubmission,
} from '../form-calls/submission-rows.ts';
import type { FormEntry } from '../sites/site-entry.ts';
import { giveUploads } from '../uploads/name-uploads.ts';
import { deleteAnswers } from './answer-rows.ts';
import { contactOf } from './contact-of.ts';

/** What the application has of its submission. */
type SubmittedColumns = Pick<
  ApplicationsTable,
  | 'channel'
  | 'job_id'
  | 'drop_off_type'
  | 'source'
  | 'resume_url'
  | 'notice_version'
  | 'consents'
  | 'candidate_id'
  | 'created_at'
  | 'application_id'
> & { readonly location: string | null };

export interface FinishedApplication {
  readonly key: SubmissionKey;
  readonly published: FormEntry;
  readonly submitted: SubmittedColumns;
  /** In normal form. */
  readonly stored: Answers;
  readonly now: number;
}

/**
 * Makes the application of a submission, which keeps nothing but that it was sent.
 * @returns whether somebody with the same contact has applied for the same job before
 */
export async function finishApplication(
  rows: Kysely<Tables>,
  finished: FinishedApplication,
): Promise<boolean> {
  const { key, published, submitted, stored, now } = finished;
  const { location, ...columns } = submitted;
  const contact = contactOf(published.form, stored);
  const application = {
    ...columns,
    ...submissionColumns(key),
    ...contact,
    place: contact.place ?? location?.split('--')[0] ?? null,
    form_id: published.form.id,
    form_version: published.version,
    answers: JSON.stringify(stored),
    finished_at: new Date(now),
  } satisfies Insertable<ApplicationsTable>;
  const mayBeDuplicate = await markDuplicates(rows, application);
  await rows
    .insertInto('applications')
    .values({ ...application, may_be_duplicate: mayBeDuplicate })
    .execute();
  await deleteAnswers(rows, key);
  await giveUploads(rows, key, { applicationId: application.application_id, now });
  await updateSubmission(rows, key, {
    ...FORGOTTEN,
    candidate_id: null,
    status: 'APPLY_FINISH',
    form_version: published.version,
    updated_at: new Date(now),
    expires_at: null,
  });
  return mayBeDuplicate;
}

type Contacted = Pick<
  Insertable<ApplicationsTable>,
  'agency_id' | 'site_id' | 'job_id' | 'contact_email' | 'contact_phone'
>;

/** Marks those that came before; the answer says whether there were any. */
async function markDuplicates(rows: Kysely<Tables>, application: Contacted): Promise<boolean> {
  const { agency_id, site_id, job_id, contact_email, contact_phone } = application;
  if (!job_id || (!contact_email && !contact_phone)) return false;
  const marked = await rows
    .updateTable('applications')
    .set({ may_be_duplicate: true })
    .where((eb) => eb.and({ agency_id, site_id, job_id }))
    .where((eb) =>
      eb.or([
        ...(contact_email ? [eb('contact_email', '=', contact_email)] : []),
        ...(contact_phone ? [eb('contact_phone', '=', contact_phone)] : []),
      ]),
    )
    .returning('application_id')
    .execute();
  return marked.length > 0;
}
