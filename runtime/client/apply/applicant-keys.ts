import type { Answers } from '#schemas/forms/base/answers.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { APPLIED } from '../memory/kept-marks.ts';
import { type AgreedNotice, parseNotice } from './agreed-notice.ts';
import { DROP_OFF_APPLIED, tellAppliedChange } from './applied-jobs.ts';
import { APPLIED_AT } from './applied-times.ts';
import { forgetDrafts, parseAnswers } from './device-draft.ts';
import { keysBeginningWith, readJson, readText, removeText, writeText } from './device-storage.ts';
import { type FormSubject, subjectKey } from './form-subject.ts';
import { departPerson } from './stored-saves.ts';

/** The persistent browser keys of spec section 3. Anyone may write to them: what does not parse is not there. */
const SUBMISSION_ID = 'submissionId';
const SUBMISSIONS = 'submissions';
const VALUES = 'values_v2';

/** That a person has left this browser to the next one. */
const PERSON_LEFT = 'rumbo_person_left';

/** Idempotency keys of quick applications that have no answer yet, by job. */
const QUICK = 'rumbo_quick.';

/** Longest id that the server looks up (`schemas/api/applications.ts`). */
const MAX_ID = 100;

/** How far somebody came with an application. */
export interface Progress {
  readonly submissionId: string;
  /** Index in the document. */
  readonly pageNumber: number;
  /** An id that has gone, which the address may still name. */
  readonly insteadOf?: string;
}

/** The submission that an application goes on with: the address's, else this browser's for the same job or form. */
export function readSubmissionId(subject: FormSubject): string | undefined {
  const named = new URLSearchParams(subject.query).get(SUBMISSION_ID) ?? undefined;
  const progress = readProgress(subject);
  return isId(named) && named !== progress?.insteadOf ? named : progress?.submissionId || undefined;
}

export function readProgress(subject: FormSubject): Progress | undefined {
  return readSubmissions().get(subjectKey(subject));
}

/** Keeps what a save or a session answered. */
export function rememberSubmission(subject: FormSubject, id: string, pageNumber: number): void {
  const before = readProgress(subject)?.insteadOf;
  const progress = { pageNumber, submissionId: id, ...(before && { insteadOf: before }) };
  writeSubmissions(readSubmissions().set(subjectKey(subject), progress));
  writeText(SUBMISSION_ID, id);
}

/** Clears what belongs to one application (spec section 4, "Application status"). */
export function forgetSubmission(subject: FormSubject): void {
  const submissions = readSubmissions();
  const id = submissions.get(subjectKey(subject))?.submissionId;
  submissions.delete(subjectKey(subject));
  writeSubmissions(submissions);
  if (id === undefined || readText(SUBMISSION_ID) === id) removeText(SUBMISSION_ID);
}

/** The submission is no more: from now on this application is without one, whatever the address says. */
export function replaceSubmission(subject: FormSubject, gone: string): void {
  const progress = { pageNumber: 0, submissionId: '', insteadOf: gone };
  writeSubmissions(readSubmissions().set(subjectKey(subject), progress));
  if (readText(SUBMISSION_ID) === gone) removeText(SUBMISSION_ID);
}

function readSubmissions(): Map<string, Progress> {
  const stored = readJson(SUBMISSIONS);
  return new Map(
    Object.entries(isRecord(stored) ? stored : {}).flatMap(([key, value]) => {
      const progress = parseProgress(value);
      return progress ? [[key, progress] as const] : [];
    }),
  );
}

function parseProgress(value: unknown): Progress | undefined {
  if (!isRecord(value)) return undefined;
  const { submissionId = '', pageNumber, insteadOf } = value;
  if (submissionId !== '' && !isId(submissionId)) return undefined;
  const page = Number.isInteger(pageNumber) ? Number(pageNumber) : 0;
  return { submissionId, pageNumber: Math.max(page, 0), ...(isId(insteadOf) && { insteadOf }) };
}

function writeSubmissions(submissions: ReadonlyMap<string, Progress>): void {
  if (submissions.size === 0) removeText(SUBMISSIONS);
  else writeText(SUBMISSIONS, JSON.stringify(Object.fromEntries(submissions)));
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_ID;
}

/** The key by which a quick application that comes again is the same one. */
export function quickKey(jobId: string): string {
  const kept = readText(QUICK + jobId);
  if (kept !== undefined) return kept;
  const digits = crypto.getRandomValues(new Uint32Array(4));
  const made = Array.from(digits, (part) => part.toString(16).padStart(8, '0')).join('');
  writeText(QUICK + jobId, made);
  return made;
}

export function forgetQuickKey(jobId: string): void {
  removeText(QUICK + jobId);
}

/** What quick apply sends again. */
export interface SavedValues {
  /** By `keyId`; no sensitive ones. */
  readonly values: Answers;
  readonly formId: string;
  readonly notice: AgreedNotice;
  readonly location?: string | undefined;
  /** An earlier submission of the site whose upload may be copied. */
  readonly resumeFrom?: string | undefined;
}

export function savedValues(siteId: string): SavedValues | undefined {
  return readSavedValues().get(siteId);
}

export function saveValues(siteId: string, saved: SavedValues): void {
  const all = readSavedValues().set(siteId, saved);
  writeText(VALUES, JSON.stringify(Object.fromEntries(all)));
}

function readSavedValues(): Map<string, SavedValues> {
  const stored = readJson(VALUES);
  return new Map(
    Object.entries(isRecord(stored) ? stored : {}).flatMap(([siteId, value]) => {
      const saved = parseSavedValues(value);
      return saved ? [[siteId, saved] as const] : [];
    }),
  );
}

function parseSavedValues(value: unknown): SavedValues | undefined {
  if (!isRecord(value)) return undefined;
  const { values, formId, notice, location, resumeFrom } = value;
  const agreed = parseNotice(notice);
  if (typeof formId !== 'string' || agreed === undefined) return undefined;
  return {
    values: parseAnswers(values),
    formId,
    notice: agreed,
    ...(typeof location === 'string' && { location }),
    ...(isId(resumeFrom) && { resumeFrom }),
  };
}

/**
 * 'No soy yo', 'Aplicar para otra persona': the next person finds nothing of this one. What was sent for good and waits
 * for the network is still sent.
 */
export function wipeApplicant(): void {
  departPerson(readSubmissionId);
  for (const key of [SUBMISSION_ID, SUBMISSIONS, VALUES, APPLIED, APPLIED_AT, DROP_OFF_APPLIED])
    removeText(key);
  for (const key of keysBeginningWith(QUICK)) removeText(key);
  forgetDrafts();
  void import('../memory/release-visitor-id.ts').then(({ releaseVisitorId }) => releaseVisitorId());
  writeText(PERSON_LEFT, '1');
  tellAppliedChange();
}

/** Whether this browser was somebody else's before: its history may still hold what that person typed. */
export function hadOtherPerson(): boolean {
  return readText(PERSON_LEFT) !== undefined;
}
