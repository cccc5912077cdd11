import type { FormDocument } from '#schemas/documents/documents.ts';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { type Answers, contextAt } from '#schemas/forms/base/answers.ts';
import { isSensitive, placedQuestions } from '#schemas/forms/form-questions.ts';
import { interpretForm } from '#schemas/forms/interpret-form.ts';
import { track } from '../../../base/track.ts';
import { rememberTrail } from '../../memory/job-trail.ts';
import { findPageJobById } from '../../memory/page-jobs.ts';
import {
  forgetQuickKey,
  forgetSubmission,
  quickKey,
  readSubmissionId,
  type SavedValues,
  savedValues,
} from '../applicant-keys.ts';
import { markSent } from '../applied-times.ts';
import { clearDraft } from '../device-draft.ts';
import {
  fetchFormId,
  fetchJobForm,
  type JobForm,
  type SubmitCall,
  type SubmitResult,
  statusOf,
  submitForm,
} from '../form-calls.ts';
import { type FormSubject, templateIdOf } from '../form-subject.ts';
import { parseForm } from '../parse-form.ts';
import { submissionError } from '../save-events.ts';
import { removePageSaves } from '../stored-saves.ts';

/** The button that was pressed, on a page of a form channel. */
export interface QuickApplyRequest {
  readonly siteId: string;
  readonly agencyId: string;
  readonly channel: FormSubject['channel'];
  readonly stage: number;
  /** Of this page's address. */
  readonly query: string;
  /** The clicked job. */
  readonly jobId: string;
  /** The job of this page. */
  readonly currentJobId: string;
}

/** `normal`: the form itself has to be filled in. */
export type QuickApplyOutcome = 'applied' | 'normal' | 'failed';

/**
 * Applies with the answers of an earlier application where the job's form is the one of this page's job, asks nothing that is
 * not answered, and has the notice that was agreed to (spec section 5). Never rejects.
 */
export async function quickApply(request: QuickApplyRequest): Promise<QuickApplyOutcome> {
  const saved = savedValues(request.siteId);
  if (saved === undefined) return 'normal';
  const [clicked, current] = await Promise.all([
    fetchFormId(request),
    fetchFormId({ ...request, jobId: request.currentJobId }),
  ]);
  if (clicked.state === 'failed' || current.state === 'failed') return 'failed';
  if (clicked.state === 'none' || current.state === 'none') return 'normal';
  if (clicked.text !== current.text) return 'normal';
  return applyBy(request, saved);
}

async function applyBy(
  request: QuickApplyRequest & JobForm,
  saved: SavedValues,
): Promise<QuickApplyOutcome> {
  const fetched = await fetchJobForm(request);
  if (fetched === undefined) return 'failed';
  const form = parseForm(fetched);
  if (form === undefined || !isAgreed(form, saved)) return 'normal';
  const answers = answersFor(form, saved);
  if (!isComplete(form, answers, saved)) return 'normal';
  const call = toCall(request, form, { answers, saved });
  return settle(call, await submitForm(call));
}

function isAgreed({ notice }: FormDocument, saved: SavedValues): boolean {
  return notice.text === saved.notice.text && notice.version === saved.notice.version;
}

/** What the form still asks, by questions that may be answered from the device. */
function answersFor(form: FormDocument, { values }: SavedValues): Answers {
  const asked = placedQuestions(form).filter(({ question }) => !isSensitive(question));
  const given = asked.flatMap(({ question: { keyId } }) =>
    Object.hasOwn(values, keyId) ? [[keyId, values[keyId] ?? []] as const] : [],
  );
  return Object.fromEntries(given);
}

/** The server copies the CV of the earlier application. */
function isComplete(form: FormDocument, answers: Answers, { resumeFrom }: SavedValues): boolean {
  const { errors, ended } = interpretForm(form, answers, contextAt(Date.now()));
  const resumes = new Set(resumesOf(form));
  const missing = errors.filter(({ keyId }) => resumeFrom === undefined || !resumes.has(keyId));
  return ended === undefined && missing.length === 0;
}

function resumesOf(form: FormDocument): string[] {
  const questions = placedQuestions(form).map(({ question }) => question);
  return questions.filter(({ type }) => type === 'resume').map(({ keyId }) => keyId);
}

interface Given {
  readonly answers: Answers;
  readonly saved: SavedValues;
}

function toCall(
  { siteId, agencyId, channel, stage, query, jobId }: QuickApplyRequest,
  form: FormDocument,
  { answers, saved }: Given,
): SubmitCall {
  const { id: formId, version, pages, notice } = form;
  const about: FormSubject = {
    siteId,
    agencyId,
    channel,
    version,
    formId,
    jobId,
    stage,
    query,
    ...(version === 'v1' && { templateId: templateIdOf(form) }),
  };
  // The address names the submission of this page's own job.
  const submissionId = readSubmissionId({ ...about, query: '' });
  const voluntary = new Set(notice.voluntary.map(({ key }) => key));
  return {
    subject: about,
    status: 'APPLY_FINISH',
    submissionId,
    page: Math.max(pages.length - 1, 0),
    values: toAnswerTree(form, answers),
    location: saved.location,
    notice: {
      version: notice.version,
      voluntary: saved.notice.voluntary?.filter((key) => voluntary.has(key)),
    },
    ...(resumesOf(form).length > 0 && { resumeFrom: saved.resumeFrom }),
    idempotencyKey: quickKey(jobId),
  };
}

function settle({ subject, page, status }: SubmitCall, result: SubmitResult): QuickApplyOutcome {
  const { jobId = '' } = subject;
  const emit = (eventName: 'formSubmit' | 'APPLY_FINISH' | 'formSubmitError') =>
    track({
      eventName,
      widgetId: '',
      eventData: { applicationStatus: status, pageNumber: page },
    });
  if (result.state === 'saved') {
    forgetBegun(subject);
    forgetQuickKey(jobId);
    markSent(jobId);
    const job = findPageJobById(jobId);
    if (job) rememberTrail(job, 'applied');
    emit('formSubmit');
    emit('APPLY_FINISH');
    track({ eventName: 'Quick_Apply', widgetId: '', eventData: { jobId } });
    return 'applied';
  }
  emit('formSubmitError');
  reportError(submissionError(statusOf(result)));
  // The next press makes a new one.
  if (result.state === 'gone') forgetSubmission(subject);
  return isForForm(result) ? 'normal' : 'failed';
}

/** What had been begun in the form itself: it went out with other answers (spec section 4). */
function forgetBegun(subject: FormSubject): void {
  forgetSubmission(subject);
  clearDraft(subject);
  removePageSaves(subject);
}

/** What the form itself can show or mend is left to it. */
function isForForm({ state }: SubmitResult): boolean {
  return state === 'refused' || state === 'job-closed' || state === 'form-changed';
}
