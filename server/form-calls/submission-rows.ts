import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import { DAY_MS } from '#schemas/time/durations.ts';
import type { SubmissionsTable } from '../db/application-tables.ts';
import type { Tables } from '../db/schema.ts';
import { type SiteKey, siteColumns } from '../sites/documents/site-key.ts';
import { hashSubmissionId } from './submission-id.ts';

export type StoredSubmission = Selectable<SubmissionsTable>;

export interface SubmissionKey extends SiteKey {
  readonly submissionHash: string;
}

/** Days after the last change for which an unfinished submission is kept. */
export const KEPT_DAYS = 30;

export function submissionColumns(key: SubmissionKey) {
  return { ...siteColumns(key), submission_hash: key.submissionHash };
}

/** The submission of an id at one of these sites. */
export async function findSubmission(
  kysely: Kysely<Tables>,
  sites: readonly SiteKey[],
  submissionId: string,
): Promise<StoredSubmission | undefined> {
  if (sites.length === 0) return undefined;
  return kysely
    .selectFrom('submissions')
    .selectAll()
    .where('submission_hash', '=', hashSubmissionId(submissionId))
    .where((eb) => eb.or(sites.map((site) => eb.and(siteColumns(site)))))
    .executeTakeFirst();
}

/** Nobody else changes the submission until the transaction ends. */
export async function lockSubmission(rows: Kysely<Tables>, key: SubmissionKey): Promise<void> {
  await rows
    .selectFrom('submissions')
    .select('submission_hash')
    .where((eb) => eb.and(submissionColumns(key)))
    .forUpdate()
    .execute();
}

export interface NewSubmission extends SubmissionKey {
  readonly formId: string;
  readonly formVersion: number;
  readonly channel: SubmissionsTable['channel'];
  readonly jobId?: string | undefined;
  readonly candidateId?: string | undefined;
  readonly now: number;
}

/** @returns whether it was not there yet */
export async function insertSubmission(
  rows: Kysely<Tables>,
  submission: NewSubmission,
): Promise<boolean> {
  const now = new Date(submission.now);
  const { numInsertedOrUpdatedRows = 0n } = await rows
    .insertInto('submissions')
    .values({
      ...submissionColumns(submission),
      form_id: submission.formId,
      form_version: submission.formVersion,
      channel: submission.channel,
      job_id: submission.jobId ?? null,
      candidate_id: submission.candidateId ?? null,
      status: 'APPLY_INTERMEDIATE',
      application_id: randomUUID(),
      created_at: now,
      updated_at: now,
      expires_at: expiryAfter(submission.now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

export async function updateSubmission(
  rows: Kysely<Tables>,
  key: SubmissionKey,
  changes: Updateable<SubmissionsTable>,
): Promise<void> {
  await rows
    .updateTable('submissions')
    .set({ ...changes, revision: sql`revision + 1` })
    .where((eb) => eb.and(submissionColumns(key)))
    .execute();
}

export async function deleteSubmission(rows: Kysely<Tables>, key: SubmissionKey): Promise<void> {
  await rows
    .deleteFrom('submissions')
    .where((eb) => eb.and(submissionColumns(key)))
    .execute();
}

/** What a submission says of its person, once it is sent or its time is over. */
export const FORGOTTEN = {
  location: null,
  resume_url: null,
  contact_email: null,
  contact_phone: null,
  name: null,
  place: null,
  typed_answers: '[]',
} as const satisfies Updateable<SubmissionsTable>;

/** @param changedAt ms since the epoch */
export function expiryAfter(changedAt: number): Date {
  return new Date(changedAt + KEPT_DAYS * DAY_MS);
}

export function isExpired({ expires_at }: StoredSubmission, now: number): boolean {
  return expires_at !== null && expires_at.getTime() <= now;
}
