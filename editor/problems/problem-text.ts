import { formatProblem, type ProblemText } from '#schemas/format-problem.ts';
import type { Problem } from '#schemas/problem.ts';
import type { EditedPage } from '../document/edited-page.ts';
import { formatMessage, type Language } from '../messages/messages.ts';
import { fieldLabel } from './field-label.ts';
import { nodeNameOf } from './node-name.ts';
import { ownWordsOf } from './own-words.ts';

/** Codes whose common words are for people who write JSON, of a field of the inspector. */
const OF_FIELDS = [
  'property-missing',
  'value-wrong-type',
  'value-not-allowed',
  'value-wrong-format',
  'value-too-long',
  'value-too-short',
] as const;

/** A problem of the open page in the words of its interface: what is wrong and what to do. */
export function problemText(page: EditedPage, problem: Problem, language: Language): ProblemText {
  const { code, params } = problem;
  const field = fieldLabel(page, problem, language);
  const ofField = field === undefined ? undefined : fieldWords(problem);
  const known = ofField ?? ownWordsOf(code);
  if (known === undefined) return formatProblem(problem, language);
  const { widget } = params;
  const words = {
    ...params,
    ...(field !== undefined && { field }),
    ...(widget !== undefined && { widget: nodeNameOf(page, String(widget), language) }),
  };
  return {
    message: formatMessage(language, `problem-words.${known}`, words),
    remedy: formatMessage(language, `problem-words.${known}.do`, words),
  };
}

/** A text that was emptied is missing, whatever its schema calls that. */
function fieldWords({ code, params }: Problem): (typeof OF_FIELDS)[number] | undefined {
  const isEmpty = code === 'value-too-short' && params['limit'] === 1;
  return isEmpty ? 'property-missing' : OF_FIELDS.find((each) => each === code);
}
