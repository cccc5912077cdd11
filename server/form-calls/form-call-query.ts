import type { Static, TObject } from 'typebox';
import type { submissionQuery } from '#schemas/api/applications.ts';
import type { FormChannel } from '#schemas/documents/documents.ts';
import { cleanLine } from '#schemas/forms/base/clean-text.ts';
import { isRecord } from '#schemas/json/fields.ts';
import type { Caller } from '../forms/calling-site.ts';
import type { FormCall } from './find-form-call.ts';

type SubmissionQuery = Static<TObject<typeof submissionQuery>>;

/** Longest text of a passed parameter that is kept. */
const MAX_PASSED = 200;

const UNSTORABLE = /[\p{Cc}\p{Cs}]/u;

/** What a call's address names. A parameter without a value is as if it were not there. */
export function toFormCall(
  { host, headers }: Caller,
  query: SubmissionQuery,
  channel: FormChannel,
): FormCall {
  const submissionId = named(query.submissionId);
  // A submission knows its form; other forms of the site may have been its template.
  const templateId = submissionId === undefined ? named(query.templateId) : undefined;
  return {
    caller: { host, headers },
    channel,
    stage: query.stage ?? 0,
    websiteId: named(query.websiteId),
    submissionId,
    formId: named(query.formId),
    templateId,
    jobId: named(query.jobId),
  };
}

/** Of a parameter that is given twice the first counts. PostgreSQL takes no NUL; such an id is nobody's. */
function named(given: unknown): string | undefined {
  const first: unknown = Array.isArray(given) ? given[0] : given;
  return typeof first === 'string' && first !== '' ? first.replaceAll('\0', '\ufffd') : undefined;
}

/** The first value of a parameter that no schema knows, where it can be kept. */
export function passedText(query: unknown, name: string): string | undefined {
  const value: unknown = isRecord(query) ? query[name] : undefined;
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return storableText(first, MAX_PASSED);
}

/** A text of one line that is neither empty nor too long. */
export function storableText(value: unknown, maxLength: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const isStorable = !UNSTORABLE.test(value.trim());
  const text = cleanLine(value);
  return isStorable && text !== '' && text.length <= maxLength ? text : undefined;
}
