import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AnswerCode } from '#schemas/forms/base/verdict.ts';
import type { AnswerProblem, EndedForm } from '#schemas/forms/interpret-form.ts';
import type { Tables } from '../db/schema.ts';
import { type LoadedSubmission, loadSubmission } from '../form-calls/load-submission.ts';
import {
  deleteSubmission,
  expiryAfter,
  FORGOTTEN,
  insertSubmission,
  lockSubmission,
  type StoredSubmission,
  updateSubmission,
} from '../form-calls/submission-rows.ts';
import {
  giveUploads,
  nameUploads,
  releaseUploads,
  removeUploads,
} from '../uploads/name-uploads.ts';
import { keepDropped, toTypedAnswers } from './answer-rows.ts';
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
import { finishSaved, insertSaved, type SavedColumns, updateSaved } from './write-submission.ts';

export type SaveOutcome =
  | {
      readonly state: 'saved';
      readonly mayBeDuplicate: boolean;
      /** Where the call finishes it. */
      readonly sent?: { readonly applicationId: string; readonly at: Date };
    }
  | { readonly state: 'unknown' | 'form-changed' }
  | {
      readonly state: 'refused';
      readonly errors: readonly AnswerProblem[];
      /** What is wrong with a CV that is no question's. */
      readonly resumeError?: AnswerCode | undefined;
    }
  | { readonly state: 'ended'; readonly ended: EndedForm };

const SAVED: SaveOutcome = { state: 'saved', mayBeDuplicate: false };

/**
 * Writes a save or a finish: whatever is answered is committed. Most are one statement; what needs several, or meets another save,
 * is done in a transaction.
 * @param seen the submission as it was a moment ago; undefined for a first save
 */
export async function saveSubmission(
  kysely: Kysely<Tables>,
  save: SubmissionSave,
  seen: LoadedSubmission | undefined,
): Promise<SaveOutcome> {
  const judged = judgeSave(save, seen);
  const outcome = needsLock(save, judged)
    ? undefined
    : await writeSave(kysely, save, { judged, files: NO_FILES });
  return outcome ?? kysely.transaction().execute((rows) => saveLocked(rows, save));
}

async function saveLocked(rows: Kysely<Tables>, save: SubmissionSave): Promise<SaveOutcome> {
  const isNew = save.isFirst && (await insertSubmission(rows, save));
  await lockSubmission(rows, save);
  const loaded = await loadSubmission(rows, [save], { hash: save.submissionHash });
  if (loaded === undefined) return { state: 'unknown' };
  if (loaded.submission.status === 'APPLY_FINISH') return sentAs(loaded.submission);
  const outcome = await saveAnswers(rows, save, loaded);
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
  loaded: LoadedSubmission,
): Promise<SaveOutcome> {
  const { published, now } = save;
  const { form } = published;
  const judged = judgeSave(save, loaded);
  if (judged.given.ended) {
    await forgetAnswers(rows, save);
    return save.status === 'APPLY_FINISH' ? { state: 'ended', ended: judged.given.ended } : SAVED;
  }
  const isEmptied = save.isResumeRemoved || isResumeEmptied(form, judged.merged);
  const files = await judgeFiles(rows, save, {
    form,
    stored: judged.stored,
    given: save.resumeUrl,
    before: isEmptied ? null : loaded.submission.resume_url,
    isDemanded: judged.dropOffType === 'RESUME_DROP_OFF',
  });
  await keepDropped(rows, save, {
    before: judged.before,
    formVersion: published.version,
    now,
  });
  await nameUploads(rows, save, { uploadKeys: files.uploadKeys, now });
  const outcome = await writeSave(rows, save, { judged, files });
  if (outcome === undefined) throw new Error('A submission was changed although it is locked.');
  return outcome;
}

interface Decision {
  readonly judged: JudgedSave;
  readonly files: AnsweredFiles;
}

/** @returns undefined where another save came between: then nothing is written */
async function writeSave(
  rows: Kysely<Tables>,
  save: SubmissionSave,
  decision: Decision,
): Promise<SaveOutcome | undefined> {
  const { submission } = decision.judged;
  const refusal = save.status === 'APPLY_FINISH' ? refusalOf(save, decision) : SAVED;
  if (refusal === undefined && submission) return finish(rows, save, { ...decision, submission });
  return (await keepAnswers(rows, save, decision)) ? refusal : undefined;
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

/** Writes what shows; what is wrong is kept as it was typed, and marked. */
function keepAnswers(
  rows: Kysely<Tables>,
  save: SubmissionSave,
  { judged, files }: Decision,
): Promise<boolean> {
  const { merged, given, submission } = judged;
  const { form } = save.published;
  const visible = new Set(given.visible);
  const written = {
    ...save,
    columns: {
      ...givenColumns(save),
      ...contactOf(form, given.stored),
      resume_url: files.resume,
      form_version: save.published.version,
    },
    answers: toTypedAnswers({
      after: new Map([...merged].filter(([keyId]) => visible.has(keyId))),
      form,
      problems: new Map([...files.errors, ...given.errors].map(({ keyId, code }) => [keyId, code])),
    }),
  };
  const { formId, channel } = save;
  if (submission) {
    const { revision, application_id: applicationId } = submission;
    return updateSaved(rows, written, { channel, applicationId, revision });
  }
  return insertSaved(rows, written, { formId, channel, applicationId: randomUUID() });
}

/** Columns of which the call says something; the others stay as they are. */
function givenColumns({ page, ...save }: SubmissionSave) {
  const { pages, notice } = save.published.form;
  const purposes = new Set(notice.voluntary.map(({ key }) => key));
  const consents = save.notice?.voluntary?.filter((key) => purposes.has(key));
  return {
    page,
    page_key: pages[page ?? -1]?.keyId ?? null,
    location: save.location,
    job_id: save.jobId,
    candidate_id: save.candidateId,
    source: save.source,
    drop_off_type: save.dropOffType,
    notice_version: save.notice?.version,
    consents: consents && JSON.stringify([...new Set(consents)]),
  } satisfies Partial<SavedColumns>;
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
  { judged, files, submission }: Decision & { readonly submission: StoredSubmission },
): Promise<SaveOutcome | undefined> {
  const { published, now } = save;
  const { form } = published;
  const { application_id, agency_id, site_id, submission_hash } = submission;
  const answers = withAddresses(form, judged.stored);
  const contact = contactOf(form, answers);
  const given = givenColumns(save);
  const location = given.location ?? submission.location;
  const at = new Date(now);
  if (files.uploadKeys.length > 0) await giveUploads(rows, save, application_id);
  const sent = await finishSaved(
    rows,
    {
      ...{ agency_id, site_id, submission_hash, application_id, ...contact },
      // A session is made before the chat begins.
      channel: save.channel,
      job_id: given.job_id ?? submission.job_id,
      drop_off_type: judged.dropOffType,
      source: given.source ?? submission.source,
      place: contact.place ?? location?.split('--')[0] ?? null,
      resume_url: files.resume ?? null,
      notice_version: given.notice_version ?? submission.notice_version,
      consents: given.consents ?? submission.consents,
      candidate_id: given.candidate_id ?? submission.candidate_id,
      created_at: submission.created_at,
      form_id: form.id,
      form_version: published.version,
      answers: JSON.stringify(answers),
      finished_at: at,
    },
    submission.revision,
  );
  return sent && { state: 'saved', ...sent, sent: { applicationId: application_id, at } };
}

function sentAs({ application_id: applicationId, updated_at: at }: StoredSubmission): SaveOutcome {
  return { state: 'saved', mayBeDuplicate: false, sent: { applicationId, at } };
}
