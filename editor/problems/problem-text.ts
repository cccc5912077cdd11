import { formatProblem, type ProblemText } from '#schemas/format-problem.ts';
import type { Problem } from '#schemas/problem.ts';
import type { EditedPage } from '../document/edited-page.ts';
import { formatMessage, type Language } from '../messages/messages.ts';
import { fieldLabel } from './field-label.ts';
import { nodeNameOf } from './node-name.ts';

/** Codes whose common words are for people who write JSON, of a field of the inspector. */
const OF_FIELDS = [
  'property-missing',
  'value-wrong-type',
  'value-not-allowed',
  'value-wrong-format',
  'value-too-long',
  'value-too-short',
] as const;

/** Others of that kind. */
const OF_PAGES = [
  'image-alt-missing',
  'asset-missing',
  'widget-dangling',
  'widget-unused',
  'heading-missing',
  'heading-repeated',
  'markup-over-budget',
  'scripts-over-budget',
  'page-over-budget',
] as const;

/** A problem of the open page in the words of its interface: what is wrong and what to do. */
export function problemText(page: EditedPage, problem: Problem, language: Language): ProblemText {
  const { code, params } = problem;
  const field = fieldLabel(page, problem, language);
  const ofField = field === undefined ? undefined : OF_FIELDS.find((each) => each === code);
  const known = ofField ?? OF_PAGES.find((each) => each === code);
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
