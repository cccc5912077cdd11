import type { FormDocument } from '#schemas/documents/documents.ts';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import { isSensitive, placedQuestions } from '#schemas/forms/form-questions.ts';
import { interpretForm } from '#schemas/forms/interpret-form.ts';
import { track } from '../../../base/track.ts';
import {
  forgetQuickKey,
  forgetSubmission,
  quickKey,
  readSubmissionId,
  type SavedValues,
  savedValues,
} from '../applicant-keys.ts';
import { markApplied } from '../applied-jobs.ts';
import {
  fetchFormId,
  fetchJobForm,
  type JobForm,
  type SubmitCall,
  type SubmitResult,
  statusOf,
  submitForm,
} from '../form-calls.ts';
import type { FormSubject } from '../form-subject.ts';
import { parseForm } from '../parse-form.ts';
import { submissionError } from '../save-events.ts';

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
  const today = todayIn(SITE_TIME_ZONE, Date.now());
  const { errors, ended } = interpretForm(form, answers, { today });
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
    ...(version === 'v1' && { templateId: formId }),
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
      voluntary: saved.notice.voluntary.filter((key) => voluntary.has(key)),
    },
    ...(resumesOf(form).length > 0 && { resumeFrom: saved.resumeFrom }),
    idempotencyKey: quickKey(jobId),
  };
}

/** What the form itself can show or mend is left to it. */
function settle({ subject, page, status }: SubmitCall, result: SubmitResult): QuickApplyOutcome {
  const { jobId = '' } = subject;
  const emit = (eventName: 'formSubmit' | 'APPLY_FINISH' | 'formSubmitError') =>
    track({
      eventName,
      widgetId: '',
      eventData: { applicationStatus: status, pageNumber: page },
    });
  if (result.state === 'saved') {
    forgetQuickKey(jobId);
    forgetSubmission(subject);
    markApplied(jobId);
    emit('formSubmit');
    emit('APPLY_FINISH');
    track({ eventName: 'Quick_Apply', widgetId: '', eventData: { jobId } });
    return 'applied';
  }
  if (result.state !== 'failed' && result.state !== 'busy') return 'normal';
  if (result.state === 'failed') {
    emit('formSubmitError');
    reportError(submissionError(statusOf(result)));
  }
  return 'failed';
}
