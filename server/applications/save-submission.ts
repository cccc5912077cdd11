import type { Kysely } from 'kysely';
import type { ReadAnswerTree } from '#schemas/forms/answer-tree.ts';
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
  insertSubmission,
  lockSubmission,
  type NewSubmission,
  type StoredSubmission,
  updateSubmission,
} from '../form-calls/submission-rows.ts';
import type { FormEntry } from '../sites/site-entry.ts';
import { deleteAnswers, loadAnswers, type StoredAnswers, writeAnswers } from './answer-rows.ts';
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
}

export interface SeenNotice {
  readonly version: string;
  /** Keys of the voluntary purposes that were agreed to. */
  readonly voluntary: readonly string[];
}

export type SaveOutcome =
  | { readonly state: 'saved'; readonly mayBeDuplicate: boolean }
  | { readonly state: 'unknown' | 'form-changed' }
  | { readonly state: 'refused'; readonly errors: readonly AnswerProblem[] }
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
    if (isNew && outcome.state !== 'saved') await deleteSubmission(rows, save);
    return outcome;
  });
}

async function saveAnswers(
  rows: Kysely<Tables>,
  save: SubmissionSave,
  submission: StoredSubmission,
): Promise<SaveOutcome> {
  const { published, today } = save;
  const before = await loadAnswers(rows, save, published.form);
  const merged = mergeAnswers(before.answers, save.tree, save);
  const judged = interpretForm(published.form, valuesByKey(merged), { today });
  if (judged.ended) {
    await forgetAnswers(rows, save);
    return save.status === 'APPLY_FINISH' ? { state: 'ended', ended: judged.ended } : SAVED;
  }
  await keepAnswers(rows, save, { before, merged, judged });
  if (save.status === 'APPLY_INTERMEDIATE') return SAVED;
  return finish(rows, save, { submission, merged, judged });
}

interface Judgement {
  readonly merged: TimedAnswers;
  readonly judged: InterpretedForm;
}

/** Writes what shows; what is wrong is kept as it was typed, and marked. */
async function keepAnswers(
  rows: Kysely<Tables>,
  save: SubmissionSave,
  { before, merged, judged }: Judgement & { readonly before: StoredAnswers },
): Promise<void> {
  const visible = new Set(judged.visible);
  const { published, now } = save;
  await writeAnswers(rows, save, {
    before,
    after: new Map([...merged].filter(([keyId]) => visible.has(keyId))),
    form: published.form,
    formVersion: published.version,
    problems: new Map(judged.errors.map(({ keyId, code }) => [keyId, code])),
    now,
  });
  await updateSubmission(rows, save, {
    ...givenColumns(save),
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
    ...(save.dropOffType && { drop_off_type: save.dropOffType }),
    ...(save.notice && { notice_version: save.notice.version }),
    ...(consents && { consents: JSON.stringify([...new Set(consents)]) }),
  };
}

/** The person may have chosen by mistake and go on, so the submission itself stays. */
async function forgetAnswers(rows: Kysely<Tables>, save: SubmissionSave): Promise<void> {
  await deleteAnswers(rows, save);
  await updateSubmission(rows, save, {
    location: null,
    resume_url: null,
    updated_at: new Date(save.now),
    expires_at: expiryAfter(save.now),
  });
}

async function finish(
  rows: Kysely<Tables>,
  save: SubmissionSave,
  { submission, merged, judged }: Judgement & { readonly submission: StoredSubmission },
): Promise<SaveOutcome> {
  const { published, today, now } = save;
  const dropOffType = save.dropOffType ?? submission.drop_off_type;
  const demanded =
    dropOffType === 'RESUME_DROP_OFF'
      ? interpretForm(published.form, valuesByKey(merged), { today }, 'resume')
      : judged;
  const isOtherNotice = save.notice && save.notice.version !== published.form.notice.version;
  const isOtherForm = save.seenVersion !== undefined && save.seenVersion !== published.version;
  if (isOtherNotice || (isOtherForm && demanded.errors.length > 0))
    return { state: 'form-changed' };
  if (demanded.errors.length > 0) return { state: 'refused', errors: demanded.errors };
  const given = givenColumns(save);
  const mayBeDuplicate = await finishApplication(rows, {
    key: save,
    published,
    submitted: {
      channel: submission.channel,
      job_id: given.job_id ?? submission.job_id,
      drop_off_type: dropOffType,
      source: save.source ?? null,
      location: given.location ?? submission.location,
      resume_url: submission.resume_url,
      notice_version: given.notice_version ?? submission.notice_version,
      consents: given.consents ?? submission.consents,
      candidate_id: given.candidate_id ?? submission.candidate_id,
      created_at: submission.created_at,
    },
    stored: { ...judged.stored, ...demanded.stored },
    now,
  });
  return { state: 'saved', mayBeDuplicate };
}
