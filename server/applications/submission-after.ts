import { randomUUID } from 'node:crypto';
import { expiryAfter, type StoredSubmission } from '../form-calls/submission-rows.ts';
import { toTypedAnswers } from './answer-rows.ts';
import type { AnsweredFiles } from './answered-files.ts';
import { contactOf } from './contact-of.ts';
import type { JudgedSave, SubmissionSave } from './judge-save.ts';

/** A submission as a save leaves it: what shows of its answers, of which those that are wrong are marked, as they were typed. */
export function submissionAfter(
  save: SubmissionSave,
  { merged, given, submission: before }: JudgedSave,
  files: AnsweredFiles,
): StoredSubmission {
  const { published, now } = save;
  const { form } = published;
  const at = new Date(now);
  const visible = new Set(given.visible);
  return {
    ...begunColumns(save, before),
    ...givenColumns(save, before),
    ...contactOf(form, given.stored),
    // A session is made before the chat begins.
    channel: save.channel,
    resume_url: files.resume ?? null,
    form_version: published.version,
    created_at: before?.created_at ?? at,
    updated_at: at,
    expires_at: expiryAfter(now),
    typed_answers: toTypedAnswers({
      after: new Map([...merged].filter(([keyId]) => visible.has(keyId))),
      form,
      problems: new Map([...files.errors, ...given.errors].map(({ keyId, code }) => [keyId, code])),
    }),
  };
}

/** What stays as it was when the submission began; its revision is the one that the save was decided on. */
function begunColumns(save: SubmissionSave, before: StoredSubmission | undefined) {
  return {
    agency_id: save.agencyId,
    site_id: save.siteId,
    submission_hash: save.submissionHash,
    form_id: before?.form_id ?? save.formId,
    application_id: before?.application_id ?? randomUUID(),
    status: 'APPLY_INTERMEDIATE',
    revision: before?.revision ?? 0,
  } satisfies Partial<StoredSubmission>;
}

/** What the call says; of what it says nothing, what was said before. */
export function givenColumns(save: SubmissionSave, before: StoredSubmission | undefined) {
  const { page, notice, published } = save;
  return {
    page: page ?? before?.page ?? 0,
    page_key: page === undefined ? (before?.page_key ?? null) : pageKeyOf(save, page),
    location: save.location ?? before?.location ?? null,
    job_id: save.jobId ?? before?.job_id ?? null,
    candidate_id: save.candidateId ?? before?.candidate_id ?? null,
    source: save.source ?? before?.source ?? null,
    drop_off_type: save.dropOffType ?? before?.drop_off_type ?? null,
    notice_version: notice?.version ?? before?.notice_version ?? null,
    consents: consentsOf(published.form.notice, notice) ?? before?.consents ?? '[]',
  } satisfies Partial<StoredSubmission>;
}

function pageKeyOf({ published }: SubmissionSave, page: number): string | null {
  return published.form.pages[page]?.keyId ?? null;
}

function consentsOf(
  { voluntary }: SubmissionSave['published']['form']['notice'],
  seen: SubmissionSave['notice'],
): string | undefined {
  const purposes = new Set(voluntary.map(({ key }) => key));
  const consents = seen?.voluntary?.filter((key) => purposes.has(key));
  return consents && JSON.stringify([...new Set(consents)]);
}
