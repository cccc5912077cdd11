import type { Kysely } from 'kysely';
import type { AnswerCode } from '#schemas/forms/base/verdict.ts';
import type { AnswerProblem, EndedForm } from '#schemas/forms/interpret-form.ts';
import type { Tables } from '../db/schema.ts';
import { loadSubmission } from '../form-calls/load-submission.ts';
import {
  deleteSubmission,
  expiryAfter,
  FORGOTTEN,
  insertSubmission,
  lockSubmission,
  type StoredSubmission,
  updateSubmission,
} from '../form-calls/submission-rows.ts';
import type { AskedJob } from '../jobs/records/load-jobs.ts';
import {
  giveUploads,
  nameUploads,
  releaseUploads,
  removeUploads,
} from '../uploads/name-uploads.ts';
import { keepDropped } from './answer-rows.ts';
import {
  type AnsweredFiles,
  isResumeEmptied,
  judgeFiles,
  NO_FILES,
  withAddresses,
  withFileErrors,
} from './answered-files.ts';
import { contactOf } from './contact-of.ts';
import { type JudgedSave, judgeSave, needsLock, type SubmissionSave } from './judge-save.ts';
import type { RecentSaves } from './recent-saves.ts';
import { givenColumns, submissionAfter } from './submission-after.ts';
import { finishSaved, insertSaved, updateSaved } from './write-submission.ts';

export type SaveOutcome =
  | {
      readonly state: 'saved';
      readonly mayBeDuplicate: boolean;
      /** Where the call finishes it. */
      readonly sent?: { readonly applicationId: string; readonly at: Date };
    }
  /** Nothing is changed any more. */
  | { readonly state: 'sent'; readonly applicationId: string }
  | { readonly state: 'unknown' | 'form-changed' }
  | {
      readonly state: 'refused';
      readonly errors: readonly AnswerProblem[];
      /** What is wrong with a CV that is no question's. */
      readonly resumeError?: AnswerCode | undefined;
    }
  | { readonly state: 'ended'; readonly ended: EndedForm };

export interface SaveContext {
  readonly kysely: Kysely<Tables>;
  readonly recentSaves: RecentSaves;
}

const SAVED: SaveOutcome = { state: 'saved', mayBeDuplicate: false };

/**
 * Writes a save or a finish: whatever is answered is committed. Most are one statement; what needs several, or meets another save,
 * is done in a transaction.
 * @param seen the submission as it was a moment ago; undefined for a first save
 */
export async function saveSubmission(
  context: SaveContext,
  save: SubmissionSave,
  seen: StoredSubmission | undefined,
): Promise<SaveOutcome> {
  const outcome = await saveAtOnce(context, save, seen);
  if (outcome !== undefined) return outcome;
  context.recentSaves.forget(save);
  return context.kysely.transaction().execute((rows) => saveLocked(rows, save));
}

/**
 * Writes a save or a finish that one statement does.
 * @param job that somebody has to be able to apply for, where nobody has looked
 * @returns undefined where nothing is written
 */
export async function saveAtOnce(
  { kysely, recentSaves }: SaveContext,
  save: SubmissionSave,
  seen: StoredSubmission | undefined,
  job?: AskedJob,
): Promise<SaveOutcome | undefined> {
  const judged = judgeSave(save, seen);
  if (needsLock(save, judged)) return undefined;
  const written = await writeSave(kysely, save, { judged, files: NO_FILES, job });
  if (written?.submission) recentSaves.keep(save, written.submission);
  else recentSaves.forget(save);
  return written?.outcome;
}

async function saveLocked(rows: Kysely<Tables>, save: SubmissionSave): Promise<SaveOutcome> {
  const isNew = save.isFirst && (await insertSubmission(rows, save));
  await lockSubmission(rows, save);
  const loaded = await loadSubmission(rows, [save], { hash: save.submissionHash });
  if (loaded === undefined) return { state: 'unknown' };
  const { submission } = loaded;
  if (submission.status === 'APPLY_FINISH')
    return { state: 'sent', applicationId: submission.application_id };
  const outcome = await saveAnswers(rows, save, submission);
  // Whoever began with it never learns its id.
  if (isNew && outcome.state !== 'saved') {
    await releaseUploads(rows, save, save.now);
    await deleteSubmission(rows, save);
  }
  return outcome;
}

async function saveAnswers(
  rows: Kysely<Tables>,
  save: SubmissionSave,
  submission: StoredSubmission,
): Promise<SaveOutcome> {
  const { published, now } = save;
  const { form } = published;
  const judged = judgeSave(save, submission);
  if (judged.given.ended) {
    await forgetAnswers(rows, save);
    return save.status === 'APPLY_FINISH' ? { state: 'ended', ended: judged.given.ended } : SAVED;
  }
  const isEmptied = save.isResumeRemoved || isResumeEmptied(form, judged.merged);
  const files = await judgeFiles(rows, save, {
    form,
    stored: judged.stored,
    given: save.resumeUrl,
    before: isEmptied ? null : submission.resume_url,
    isDemanded: judged.dropOffType === 'RESUME_DROP_OFF',
  });
  await keepDropped(rows, save, {
    before: judged.before,
    formVersion: published.version,
    now,
  });
  await nameUploads(rows, save, { uploadKeys: files.uploadKeys, now });
  const written = await writeSave(rows, save, { judged, files });
  if (written === undefined) throw new Error('A submission was changed although it is locked.');
  return written.outcome;
}

interface Decision {
  readonly judged: JudgedSave;
  readonly files: AnsweredFiles;
  readonly job?: AskedJob | undefined;
}

interface WrittenSave {
  readonly outcome: SaveOutcome;
  /** As it is stored now; undefined for one that was sent. */
  readonly submission?: StoredSubmission;
}

/** @returns undefined where another save came between, or nobody can apply for the job: then nothing is written */
async function writeSave(
  rows: Kysely<Tables>,
  save: SubmissionSave,
  decision: Decision,
): Promise<WrittenSave | undefined> {
  const { submission } = decision.judged;
  const refusal = save.status === 'APPLY_FINISH' ? refusalOf(save, decision) : SAVED;
  if (refusal === undefined && submission) return finish(rows, save, { ...decision, submission });
  const kept = await keepAnswers(rows, save, decision);
  return kept && refusal && { outcome: refusal, submission: kept };
}

/** Why the last step is not taken; undefined where it is. */
function refusalOf(save: SubmissionSave, { judged, files }: Decision): SaveOutcome | undefined {
  const { published } = save;
  const errors = withFileErrors(published.form, judged.demanded.errors, files.errors);
  const isWrong = errors.length > 0 || files.resumeError !== undefined;
  const isOtherNotice = save.notice && save.notice.version !== published.form.notice.version;
  const isOtherForm = save.seenVersion !== undefined && save.seenVersion !== published.version;
  if (isOtherNotice || (isOtherForm && isWrong)) return { state: 'form-changed' };
  return isWrong ? { state: 'refused', errors, resumeError: files.resumeError } : undefined;
}

async function keepAnswers(
  rows: Kysely<Tables>,
  save: SubmissionSave,
  { judged, files, job }: Decision,
): Promise<StoredSubmission | undefined> {
  const after = submissionAfter(save, judged, files);
  if (judged.submission === undefined)
    return (await insertSaved(rows, after, job)) ? after : undefined;
  const isWritten = await updateSaved(rows, after, job);
  return isWritten ? { ...after, revision: after.revision + 1 } : undefined;
}

/** The person may have chosen by mistake and go on, so the submission itself stays. */
async function forgetAnswers(rows: Kysely<Tables>, save: SubmissionSave): Promise<void> {
  await removeUploads(rows, save, save.now);
  await updateSubmission(rows, save, {
    ...FORGOTTEN,
    updated_at: new Date(save.now),
    expires_at: expiryAfter(save.now),
  });
}

async function finish(
  rows: Kysely<Tables>,
  save: SubmissionSave,
  { judged, files, job, submission }: Decision & { readonly submission: StoredSubmission },
): Promise<WrittenSave | undefined> {
  const { published, now } = save;
  const { form } = published;
  const { application_id, agency_id, site_id, submission_hash } = submission;
  const answers = withAddresses(form, judged.stored);
  const contact = contactOf(form, answers);
  const given = givenColumns(save, submission);
  const at = new Date(now);
  if (files.uploadKeys.length > 0) await giveUploads(rows, save, application_id);
  const sent = await finishSaved(
    rows,
    {
      ...contact,
      agency_id,
      site_id,
      submission_hash,
      application_id,
      // A session is made before the chat begins.
      channel: save.channel,
      job_id: given.job_id,
      drop_off_type: judged.dropOffType,
      source: given.source,
      place: contact.place ?? given.location?.split('--')[0] ?? null,
      resume_url: files.resume ?? null,
      notice_version: given.notice_version,
      consents: given.consents,
      candidate_id: given.candidate_id,
      created_at: submission.created_at,
      form_id: form.id,
      form_version: published.version,
      answers: JSON.stringify(answers),
      finished_at: at,
      finish_key_hash: save.finishKeyHash ?? null,
    },
    submission.revision,
    job,
  );
  const finished = { applicationId: application_id, at };
  return sent && { outcome: { state: 'saved', ...sent, sent: finished } };
}
