import { PLACEHOLDER_PICTURE, PLACEHOLDER_VIDEO } from '#schemas/definitions/widget-starter.ts';
import { formatProblem, type ProblemText } from '#schemas/problems/format-problem.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { formatMessage, type Language, type MessageParams } from '../../ui/messages/messages.ts';

/** Codes with words of the editor's own, because the common ones are for people who write JSON. */
const OWN_WORDS = [
  'link-dead',
  'link-unpublished',
  'cta-empty',
  'image-alt-missing',
  'asset-missing',
  'asset-unchosen',
  'widget-dangling',
  'widget-unused',
  'form-reference-unknown',
  'section-empty',
  'text-unwritten',
  'heading-missing',
  'heading-repeated',
  'markup-over-budget',
  'scripts-over-budget',
  'page-over-budget',
] as const;

/** A problem in the words of its own field: what is wrong and what to do, without the field's name. */
export function fieldProblemText(problem: Problem, language: Language): ProblemText {
  if (problem.code === 'value-wrong-format') return formatWords(problem, language);
  const words = wordsOf(problem);
  if (words !== undefined) return read(`field-words.${words}`, problem.params, language);
  const own = ownWordsOf(problem);
  // Words that name a block need its page.
  if (own === undefined || problem.params['widget'] !== undefined)
    return formatProblem(problem, language);
  return read(`problem-words.${own}`, problem.params, language);
}

/** What the value should look like is the same for everybody. */
function formatWords(problem: Problem, language: Language): ProblemText {
  const { remedy } = formatProblem(problem, language);
  return { message: formatMessage(language, 'field-words.format'), remedy };
}

function read(
  key: `field-words.${Words}` | `problem-words.${NonNullable<ReturnType<typeof ownWordsOf>>}`,
  params: MessageParams,
  language: Language,
): ProblemText {
  return {
    message: formatMessage(language, key, params),
    remedy: formatMessage(language, `${key}.do`, params),
  };
}

type Words =
  | 'choice'
  | 'destination'
  | 'empty'
  | 'few'
  | 'kind'
  | 'list'
  | 'long'
  | 'many'
  | 'picture'
  | 'questions'
  | 'short'
  | 'text'
  | 'unchosen';

function wordsOf(problem: Problem): Words | undefined {
  const areItems = problem.params['unit'] === 'items';
  switch (problem.code) {
    case 'property-missing':
      return missing(problem, 'empty');
    case 'value-too-short':
      return areItems ? tooFew(problem) : tooShort(problem);
    case 'value-too-long':
      return areItems ? tooMany(problem) : 'long';
    case 'value-wrong-type':
      return isUnchosen(problem) ? 'unchosen' : 'kind';
    case 'value-not-allowed':
      return 'choice';
    default:
      return undefined;
  }
}

/** An item that was added to a list of what is chosen, such as widgets, and holds nothing yet. */
export function isUnchosen({ code, params }: Problem): boolean {
  return code === 'value-wrong-type' && params['found'] === 'null';
}

function tooFew({ params }: Problem): Words {
  return params['limit'] === 1 ? 'list' : 'few';
}

/** One question more than a form may have is told at that question, which is no list. */
function tooMany({ pointer }: Problem): Words {
  return /\/questions\/\d+$/.test(pointer) ? 'questions' : 'many';
}

function tooShort(problem: Problem): Words {
  return problem.params['limit'] === 1 ? missing(problem, 'text') : 'short';
}

/** Pictures and links have parts of their own; what is missing is the whole, as people see it. */
function missing({ pointer }: Problem, otherwise: Words): Words {
  if (pointer.endsWith('/src')) return 'picture';
  return pointer.endsWith('/href') ? 'destination' : otherwise;
}

/** What a new block shows on a site without files, until somebody chooses one. */
const STAND_INS: readonly unknown[] = [PLACEHOLDER_PICTURE, PLACEHOLDER_VIDEO];

/** The editor's own words for a problem, whatever field it is about. */
export function ownWordsOf({ code, params }: Problem): (typeof OWN_WORDS)[number] | undefined {
  if (code === 'asset-missing' && STAND_INS.includes(params['src'])) return 'asset-unchosen';
  return OWN_WORDS.find((each) => each === code);
}
