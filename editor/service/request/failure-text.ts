import { formatMessage, type Language, type MessageKey } from '../../ui/messages/messages.ts';
import { type ContentError, toContentError } from './content-error.ts';
import { codeOfRefusal } from './reported-problem.ts';

/** Codes of the service of which the status alone would say something else. */
const REFUSALS = [
  'asset-in-use',
  'asset-of-folder',
  'form-exists',
  'form-not-live',
  'operator-only',
  'page-exists',
  'page-not-live',
  'reason-missing',
  'scope-missing',
  'site-too-large',
  'step-in-use',
  'step-unknown',
] as const;

/** Why something was not done and what to do, as one text. */
export function failureText(error: unknown, language: Language): string {
  const known = toContentError(error);
  const refusal = refusalKey(known);
  if (refusal !== undefined) return formatMessage(language, refusal);
  const { failure, status } = known;
  const title = formatMessage(language, `failure.${failure}.title`);
  return `${title}. ${formatMessage(language, `failure.${failure}.text`, { status })}`;
}

/** The words for a code of the service; undefined where those for its status say enough. */
export function refusalKey(error: ContentError): MessageKey | undefined {
  return keyOfRefusal(codeOfRefusal(error));
}

/** The words for a code of the service; undefined for a code that has none of its own. */
export function keyOfRefusal(code: string | undefined): MessageKey | undefined {
  const known = REFUSALS.find((each) => each === code);
  return known && `refusal.${known}`;
}
