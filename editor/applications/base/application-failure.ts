import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { toContentError } from '../../service/request/content-error.ts';
import { failureText } from '../../service/request/failure-text.ts';
import { codeOfRefusal } from '../../service/request/reported-problem.ts';
import { formatMessage, type Language } from '../../ui/messages/messages.ts';

/** What recruiters decide of an application, as the service has it. */
export type Decision = Pick<ApplicationSummary, 'step' | 'stepReason' | 'assignee' | 'etag'>;

/** Whether what was to be read or changed is not there any more. */
export function isGone(error: unknown): boolean {
  return codeOfRefusal(toContentError(error)) === 'application-unknown';
}

/** Why nothing was done about an application. */
export function applicationFailure(error: unknown, language: Language): string {
  return isGone(error)
    ? formatMessage(language, 'applications.gone')
    : failureText(error, language);
}

/** What is there where a change was refused because of it; undefined for other failures. */
export function stateThere(error: unknown): Decision | undefined {
  const { failure, details } = toContentError(error);
  if (failure !== 'conflict' || !isRecord(details)) return undefined;
  const { step, stepReason, assignee, etag } = details;
  if (typeof step !== 'string' || typeof etag !== 'string') return undefined;
  return { step, etag, stepReason: textOrNull(stepReason), assignee: textOrNull(assignee) };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
