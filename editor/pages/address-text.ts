import type { MessageKey, MessageParams } from '../ui/messages/messages.ts';
import type { NameProblem } from './new-page-form.ts';

/** What is wrong with a name of a page and what to do, in words. */
export function addressText(
  problem: NameProblem,
  message: (key: MessageKey, params?: MessageParams) => string,
): string {
  const { kind, ...params } = problem;
  return message(`pages.problem.${kind}`, params);
}
