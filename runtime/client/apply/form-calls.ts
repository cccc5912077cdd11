import type { FieldProblem } from '#schemas/api/problem-details.ts';
import type { AnswerTree } from '#schemas/forms/answer-tree.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { visitorId } from '../memory/visitor-id.ts';
import type { AgreedNotice } from './agreed-notice.ts';
import { callAddress } from './call-address.ts';
import { type CallAnswer, request } from './call-answer.ts';
import type { FormSubject } from './form-subject.ts';

/** What browsers send on when the page goes, in UTF-16 units: well below their 64 KiB for all such calls. */
const MAX_KEEPALIVE = 20_000;

export type ApplicationStatus = 'APPLY_INTERMEDIATE' | 'APPLY_FINISH';

/** What a save or the last step sends. */
export interface SubmitCall {
  readonly subject: FormSubject;
  readonly status: ApplicationStatus;
  /** Without it a new submission is made. */
  readonly submissionId?: string | undefined;
  /** Index of the page in the document. */
  readonly page: number;
  readonly values: AnswerTree;
  /** `city, state, country--lat--lng` */
  readonly location?: string | undefined;
  readonly formVersion?: number | undefined;
  readonly notice: Pick<AgreedNotice, 'version' | 'voluntary'>;
  readonly resumeUrl?: string | undefined;
  /** The CV that an earlier call named is wanted no more. */
  readonly resumeRemoved?: true;
  /** An earlier submission of the site whose upload is copied. */
  readonly resumeFrom?: string | undefined;
  /** What was filled in where people see no field; the server refuses it, as in posts without script. */
  readonly website?: string;
  /** At least 20 random characters: a first save that comes again makes the same submission. */
  readonly idempotencyKey: string;
}

export type SubmitResult =
  | {
      readonly state: 'saved';
      /** Empty where the service names none. */
      readonly id: string;
      readonly ignored: readonly string[];
      readonly mayBeDuplicate: boolean;
      /** Of an application that was sent for good. */
      readonly folio?: string;
      /** Of the link to what was sent. */
      readonly myData?: string;
    }
  | { readonly state: 'refused'; readonly problems: readonly FieldProblem[] }
  | { readonly state: 'job-closed' }
  | { readonly state: 'form-changed'; readonly form: unknown; readonly formVersion: number }
  /** The submission is no more: too old, or never there. */
  | { readonly state: 'gone' }
  | { readonly state: 'busy'; readonly retryAfterS: number }
  | {
      readonly state: 'failed';
      readonly status: number;
      /** What the server wants to be left alone for. */
      readonly retryAfterS?: number | undefined;
      /** Whether no answer came in time. */
      readonly isLate?: boolean | undefined;
    };

/** Saves or sends an application; never rejects. */
export async function submitForm(call: SubmitCall): Promise<SubmitResult> {
  const body = JSON.stringify({ ...submitBody(call), sentAt: Date.now() });
  const answer = await request(submitAddress(call), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': call.idempotencyKey },
    body,
    keepalive: body.length <= MAX_KEEPALIVE,
  });
  if (answer.status !== 200) return toRefusal(answer);
  const { id, ignored, maybeDuplicate, folio, myData } = answer.members;
  return {
    state: 'saved',
    id: typeof id === 'string' ? id : (call.submissionId ?? ''),
    ignored: (Array.isArray(ignored) ? ignored : []).filter((key) => typeof key === 'string'),
    mayBeDuplicate: maybeDuplicate === true,
    ...(typeof folio === 'string' && { folio }),
    ...(typeof myData === 'string' && { myData }),
  };
}

/** v1 saves values and place (spec section 7), and what would be lost: a file beside the answers, and at last what was agreed to. */
function submitBody(call: SubmitCall): Readonly<Record<string, unknown>> {
  const { subject, status, values, location, page, formVersion, resumeUrl, resumeFrom } = call;
  const { version, voluntary } = call.notice;
  const notice = { version, voluntary };
  const given = {
    values,
    location: location ?? null,
    resumeUrl,
    resumeRemoved: call.resumeRemoved,
    resumeFrom,
    website: call.website,
  };
  if (subject.version === 'v2') return { ...given, pageNumber: page, formVersion, notice };
  return status === 'APPLY_FINISH' ? { ...given, notice } : given;
}

function submitAddress({ subject, status, submissionId }: SubmitCall): string {
  const { channel, formId, templateId, jobId, stage, dropOffType } = subject;
  const about = { formId, templateId, jobId };
  const common = { submissionId, applicationStatus: status, dropOffType };
  if (subject.version === 'v2')
    return callAddress(`/api/v2/forms/${channel}/submit`, subject, {
      ...common,
      ...about,
      _juid: visitorId(),
      stage: String(stage),
    });
  const path = channel === 'cb' ? '/api/v2/application/submit' : '/api/v1/application/submit';
  return callAddress(path, subject, {
    ...common,
    preApplyScreen: 'true',
    ...(submissionId === undefined && about),
  });
}

function toRefusal({ status, members, retryAfterS, isLate }: CallAnswer): SubmitResult {
  const { code, form, formVersion } = members;
  if (status === 422) return { state: 'refused', problems: parseProblems(members['problems']) };
  if (status === 429) return { state: 'busy', retryAfterS: retryAfterS ?? 0 };
  if (status === 410 || code === 'submission-unknown') return { state: 'gone' };
  if (code === 'job-closed') return { state: 'job-closed' };
  if (code === 'form-changed' && typeof formVersion === 'number')
    return { state: 'form-changed', form, formVersion };
  return { state: 'failed', status, retryAfterS, isLate };
}

function parseProblems(problems: unknown): FieldProblem[] {
  const list: readonly unknown[] = Array.isArray(problems) ? problems : [];
  return list.flatMap((problem) => {
    if (!isRecord(problem)) return [];
    const { code, keyId, pointer = '', message } = problem;
    if (typeof message !== 'string' || typeof pointer !== 'string') return [];
    return [
      {
        pointer,
        message,
        ...(typeof code === 'string' && { code }),
        ...(typeof keyId === 'string' && { keyId }),
      },
    ];
  });
}

/** Whether the same call may well succeed later. */
export function isTemporary(result: SubmitResult): boolean {
  if (result.state !== 'failed') return result.state === 'busy';
  const { status } = result;
  return status === 0 || status === 408 || status === 425 || status >= 500;
}

/** The HTTP status of the answer. */
export function statusOf(result: SubmitResult): number {
  switch (result.state) {
    case 'refused':
      return 422;
    case 'job-closed':
    case 'form-changed':
      return 409;
    case 'gone':
      return 410;
    case 'busy':
      return 429;
    case 'failed':
      return result.status;
    case 'saved':
      return 200;
  }
}

/** Begins a submission of version v1. Undefined without an answer, which is ignored: the first save makes one. */
export async function createSession(subject: FormSubject): Promise<string | undefined> {
  const { templateId, jobId, formId } = subject;
  const own = { templateId, jobId, formId };
  const address = callAddress('/api/v1/application/session/create', subject, own);
  const { status, text } = await request(address, { method: 'POST' });
  return status === 200 && text.trim() !== '' ? text.trim() : undefined;
}

export type FetchedSubmission =
  | {
      readonly state: 'found';
      /** The answer tree, for `readAnswerTree`. */
      readonly values: unknown;
      /** Index in the document. */
      readonly currentPage: number;
      readonly location?: string;
      /** The CV that no question asks for. */
      readonly resumeUrl?: string;
    }
  /** Of another phone or tab: nothing of it can be read any more. */
  | { readonly state: 'sent' }
  /** Too old, or never there. */
  | { readonly state: 'gone' }
  | { readonly state: 'busy'; readonly retryAfterS: number }
  | { readonly state: 'failed'; readonly status: number };

/** Reads back what was saved; never rejects. */
export async function fetchSubmission(
  subject: FormSubject,
  submissionId: string,
): Promise<FetchedSubmission> {
  const [path, name] =
    subject.version === 'v1'
      ? ['/api/v1/fetch-submission-data', 'formResponse']
      : ['/api/v2/forms/fetch-submission', 'submissionResponse'];
  const answer = await request(callAddress(path, subject, { submissionId }));
  const { status, members, retryAfterS = 0 } = answer;
  if (status === 429) return { state: 'busy', retryAfterS };
  if (members['code'] === 'submission-sent') return { state: 'sent' };
  if (status === 410 || status === 404) return { state: 'gone' };
  const saved = members[name];
  if (status !== 200 || !isRecord(saved)) return { state: 'failed', status };
  const { values, location, resumeUrl } = saved;
  const page = saved['currentPage'] ?? members['currentPage'];
  return {
    state: 'found',
    values,
    currentPage: Number.isInteger(page) ? Math.max(Number(page), 0) : 0,
    ...(typeof location === 'string' && { location }),
    ...(typeof resumeUrl === 'string' && { resumeUrl }),
  };
}

export type FoundText =
  | { readonly state: 'found'; readonly text: string }
  | { readonly state: 'none' }
  | { readonly state: 'failed'; readonly status: number };

/** What a call about the forms of a job needs. */
export type JobForm = Pick<FormSubject, 'query' | 'siteId' | 'channel' | 'stage'> & {
  readonly jobId: string;
};

/** The id of a job's form: two jobs with the same text have the same form. Never rejects. */
export async function fetchFormId(job: JobForm): Promise<FoundText> {
  const { status, text } = await request(
    callAddress(`/api/v2/forms/id/${jobFormPath(job)}`, job, {}),
  );
  if (status === 404) return { state: 'none' };
  return status === 200 ? { state: 'found', text } : { state: 'failed', status };
}

/** A job's form, undefined without an answer. */
export async function fetchJobForm(job: JobForm): Promise<unknown> {
  const address = callAddress(`/api/v2/forms/${jobFormPath(job)}`, job, { _juid: visitorId() });
  const { status, members } = await request(address);
  return status === 200 ? members['form'] : undefined;
}

function jobFormPath({ channel, jobId, stage }: JobForm): string {
  return `${channel}/job/${encodeURIComponent(jobId)}/${stage}`;
}
