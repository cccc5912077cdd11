import type { Kysely } from 'kysely';
import type { ReadAnswerTree } from '#schemas/forms/answer-tree.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import type { AnswerCode } from '#schemas/forms/base/verdict.ts';
import {
  type AnswerProblem,
  type EndedForm,
  type InterpretedForm,
  interpretForm,
} from '#schemas/forms/interpret-form.ts';
import type { ApplicationStatus, DropOffType } from '../db/application-tables.ts';
import type { Tables } from '../db/schema.ts';
import {
  deleteSubmission,
  expiryAfter,
  FORGOTTEN,
  insertSubmission,
  lockSubmission,
  type NewSubmission,
  type StoredSubmission,
  updateSubmission,
} from '../form-calls/submission-rows.ts';
import type { FormEntry } from '../sites/site-entry.ts';
import { nameUploads, releaseUploads, removeUploads } from '../uploads/name-uploads.ts';
import { deleteAnswers, loadAnswers, type StoredAnswers, writeAnswers } from './answer-rows.ts';
import {
  type AnsweredFiles,
  isResumeEmptied,
  judgeFiles,
  withAddresses,
  withFileErrors,
  withResume,
} from './answered-files.ts';
import { contactOf } from './contact-of.ts';
import { finishApplication } from './finish-application.ts';
import { mergeAnswers, type TimedAnswers, valuesByKey } from './merge-answers.ts';

/** What a call wants to be written. */
export interface SubmissionSave extends NewSubmission {
  /** Whether the call came without the id of a submission. */
  readonly isFirst: boolean;
  readonly status: ApplicationStatus;
  readonly dropOffType?: DropOffType | undefined;
  readonly published: FormEntry;
  readonly tree: ReadAnswerTree;
  /** Day at the site, `YYYY-MM-DD`. */
  readonly today: string;
  /** Ms since the epoch by the clock of the device. */
  readonly sentAt?: number | undefined;
  /** Index of the page in the document. */
  readonly page?: number | undefined;
  readonly location?: string | undefined;
  /** The version that the person has seen. */
  readonly seenVersion?: number | undefined;
  readonly notice?: SeenNotice | undefined;
  readonly source?: string | undefined;
  /** Address of the CV, as the upload answered it. */
  readonly resumeUrl?: string | undefined;
}

export interface SeenNotice {
  readonly version: string;
  /** Keys of the voluntary purposes that were agreed to. */
  readonly voluntary: readonly string[];
}

export type SaveOutcome =
  | { readonly state: 'saved'; readonly mayBeDuplicate: boolean }
  | { readonly state: 'unknown' | 'form-changed' }
  | {
      readonly state: 'refused';
      readonly errors: readonly AnswerProblem[];
      /** What is wrong with a CV that is no question's. */
      readonly resumeError?: AnswerCode | undefined;
    }
  | { readonly state: 'ended'; readonly ended: EndedForm };

const SAVED: SaveOutcome = { state: 'saved', mayBeDuplicate: false };

/** Writes a save or a finish in one transaction: whatever is answered is committed. */
export function saveSubmission(kysely: Kysely<Tables>, save: SubmissionSave): Promise<SaveOutcome> {
  return kysely.transaction().execute(async (rows) => {
    const isNew = save.isFirst && (await insertSubmission(rows, save));
    const submission = await lockSubmission(rows, save);
    if (submission === undefined) return { state: 'unknown' };
    if (submission.status === 'APPLY_FINISH') return SAVED;
    const outcome = await saveAnswers(rows, save, submission);
    // Whoever began with it never learns its id.
    if (isNew && outcome.state !== 'saved') {
      await releaseUploads(rows, save, save.now);
      await deleteSubmission(rows, save);
    }
    return outcome;
  });
}

async function saveAnswers(
  rows: Kysely<Tables>,
  save: SubmissionSave,
  submission: StoredSubmission,
): Promise<SaveOutcome> {
  const { form } = save.published;
  const before = await loadAnswers(rows, save, form);
  const merged = withResume(form, mergeAnswers(before.answers, save.tree, save), save);
  const judged = interpretForm(form, valuesByKey(merged), save);
  if (judged.ended) {
    await forgetAnswers(rows, save);
    return save.status === 'APPLY_FINISH' ? { state: 'ended', ended: judged.ended } : SAVED;
  }
  const dropOffType = save.dropOffType ?? submission.drop_off_type;
  const demanded =
    dropOffType === 'RESUME_DROP_OFF'
      ? interpretForm(form, valuesByKey(merged), save, 'resume')
      : judged;
  const stored = { ...judged.stored, ...demanded.stored };
  const files = await judgeFiles(rows, save, {
    form,
    stored,
    given: save.resumeUrl,
    before: isResumeEmptied(form, merged) ? null : submission.resume_url,
    isDemanded: dropOffType === 'RESUME_DROP_OFF',
  });
  await keepAnswers(rows, save, { before, merged, judged, files });
  if (save.status === 'APPLY_INTERMEDIATE') return SAVED;
  return finish(rows, save, { submission, dropOffType, demanded, stored, files });
}

interface KeptAnswers {
  readonly before: StoredAnswers;
  readonly merged: TimedAnswers;
  readonly judged: InterpretedForm;
  readonly files: AnsweredFiles;
}

/** Writes what shows; what is wrong is kept as it was typed, and marked. */
async function keepAnswers(
  rows: Kysely<Tables>,
  save: SubmissionSave,
  { before, merged, judged, files }: KeptAnswers,
): Promise<void> {
  const visible = new Set(judged.visible);
  const { published, now } = save;
  await writeAnswers(rows, save, {
    before,
    after: new Map([...merged].filter(([keyId]) => visible.has(keyId))),
    form: published.form,
    formVersion: published.version,
    problems: new Map([...files.errors, ...judged.errors].map(({ keyId, code }) => [keyId, code])),
    now,
  });
  await nameUploads(rows, save, { uploadKeys: files.uploadKeys, now });
  await updateSubmission(rows, save, {
    ...givenColumns(save),
    ...contactOf(published.form, judged.stored),
    resume_url: files.resume ?? null,
    form_version: published.version,
    updated_at: new Date(now),
    expires_at: expiryAfter(now),
  });
}

/** Columns of which the call says something; the others stay as they are. */
function givenColumns({ page, location, jobId, candidateId, ...save }: SubmissionSave) {
  const { pages, notice } = save.published.form;
  const purposes = new Set(notice.voluntary.map(({ key }) => key));
  const consents = save.notice?.voluntary.filter((key) => purposes.has(key));
  return {
    ...(page !== undefined && { page, page_key: pages[page]?.keyId ?? null }),
    ...(location !== undefined && { location }),
    ...(jobId !== undefined && { job_id: jobId }),
    ...(candidateId !== undefined && { candidate_id: candidateId }),
    ...(save.source !== undefined && { source: save.source }),
    ...(save.dropOffType && { drop_off_type: save.dropOffType }),
    ...(save.notice && { notice_version: save.notice.version }),
    ...(consents && { consents: JSON.stringify([...new Set(consents)]) }),
  };
}

/** The person may have chosen by mistake and go on, so the submission itself stays. */
async function forgetAnswers(rows: Kysely<Tables>, save: SubmissionSave): Promise<void> {
  await deleteAnswers(rows, save);
  await removeUploads(rows, save, save.now);
  await updateSubmission(rows, save, {
    ...FORGOTTEN,
    updated_at: new Date(save.now),
    expires_at: expiryAfter(save.now),
  });
}

interface FinishedAnswers {
  readonly submission: StoredSubmission;
  readonly dropOffType: DropOffType | null;
  /** What has to be right. */
  readonly demanded: InterpretedForm;
  readonly stored: Answers;
  readonly files: AnsweredFiles;
}

async function finish(
  rows: Kysely<Tables>,
  save: SubmissionSave,
  { submission, dropOffType, demanded, stored, files }: FinishedAnswers,
): Promise<SaveOutcome> {
  const { published, now } = save;
  const errors = withFileErrors(published.form, demanded.errors, files.errors);
  const isWrong = errors.length > 0 || files.resumeError !== undefined;
  const isOtherNotice = save.notice && save.notice.version !== published.form.notice.version;
  const isOtherForm = save.seenVersion !== undefined && save.seenVersion !== published.version;
  if (isOtherNotice || (isOtherForm && isWrong)) return { state: 'form-changed' };
  if (isWrong) return { state: 'refused', errors, resumeError: files.resumeError };
  const given = givenColumns(save);
  const mayBeDuplicate = await finishApplication(rows, {
    key: save,
    published,
    submitted: {
      channel: submission.channel,
      job_id: given.job_id ?? submission.job_id,
      drop_off_type: dropOffType,
      source: save.source ?? submission.source,
      location: given.location ?? submission.location,
      resume_url: files.resume ?? null,
      notice_version: given.notice_version ?? submission.notice_version,
      consents: given.consents ?? submission.consents,
      candidate_id: given.candidate_id ?? submission.candidate_id,
      created_at: submission.created_at,
      application_id: submission.application_id,
    },
    stored: withAddresses(published.form, stored),
    now,
  });
  return { state: 'saved', mayBeDuplicate };
}
