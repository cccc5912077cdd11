import type { ReadAnswerTree } from '#schemas/forms/answer-tree.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { type InterpretedForm, interpretForm } from '#schemas/forms/interpret-form.ts';
import type { ApplicationStatus, DropOffType } from '../db/application-tables.ts';
import type { NewSubmission, StoredSubmission } from '../form-calls/submission-rows.ts';
import type { FormEntry } from '../sites/site-entry.ts';
import { readAnswers, type StoredAnswers } from './answer-rows.ts';
import { hasFiles, withResume } from './answered-files.ts';
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
  /** Of the secret key that a last step came with. */
  readonly finishKeyHash: string | undefined;
  /** Whether the person has taken away the CV that an earlier call named. */
  readonly isResumeRemoved: boolean;
}

export interface SeenNotice {
  readonly version: string;
  /** Keys of the voluntary purposes that were agreed to; what was said before holds where a call says nothing of them. */
  readonly voluntary: readonly string[] | undefined;
}

/** What the form makes of a save. */
export interface JudgedSave {
  /** Undefined for one that is not there yet. */
  readonly submission: StoredSubmission | undefined;
  readonly before: StoredAnswers;
  readonly merged: TimedAnswers;
  readonly dropOffType: DropOffType | null;
  readonly given: InterpretedForm;
  /** What has to be right. */
  readonly demanded: InterpretedForm;
  /** In normal form. */
  readonly stored: Answers;
}

export function judgeSave(
  save: SubmissionSave,
  submission: StoredSubmission | undefined,
): JudgedSave {
  const { form } = save.published;
  const before = readAnswers(form, submission?.typed_answers ?? []);
  const merged = withResume(form, mergeAnswers(before.answers, save.tree, save), save);
  const values = valuesByKey(merged);
  const given = interpretForm(form, values, save);
  const dropOffType = save.dropOffType ?? submission?.drop_off_type ?? null;
  const demanded =
    dropOffType === 'RESUME_DROP_OFF' ? interpretForm(form, values, save, 'resume') : given;
  const stored = { ...given.stored, ...demanded.stored };
  return { submission, before, merged, dropOffType, given, demanded, stored };
}

/** Whether more is to be read or written than one statement does: files, what ended or is not asked any more, a finish at once. */
export function needsLock(
  { published, resumeUrl, status }: SubmissionSave,
  { submission, before, merged, given, dropOffType }: JudgedSave,
): boolean {
  const namesFiles =
    (submission?.resume_url ?? resumeUrl) !== undefined ||
    dropOffType === 'RESUME_DROP_OFF' ||
    hasFiles(published.form, before.answers) ||
    hasFiles(published.form, merged);
  const isFinishedAtOnce = submission === undefined && status === 'APPLY_FINISH';
  return namesFiles || isFinishedAtOnce || given.ended !== undefined || before.dropped.length > 0;
}
