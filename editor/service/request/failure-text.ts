import { formatMessage, type Language } from '../../ui/messages/messages.ts';
import { toContentError } from './content-error.ts';

/** Why something was not done and what to do, as one text. */
export function failureText(error: unknown, language: Language): string {
  const { failure, status } = toContentError(error);
  const title = formatMessage(language, `failure.${failure}.title`);
  return `${title}. ${formatMessage(language, `failure.${failure}.text`, { status })}`;
}
