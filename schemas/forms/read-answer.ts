import type { FormQuestion } from '../documents/documents.ts';
import { isBlank } from '../text/blank-text.ts';
import type { AnswerContext } from './base/answers.ts';
import { EMPTY, invalid, type Verdict } from './base/verdict.ts';
import { questionTypes } from './types/question-types.ts';

/** Beyond these no answer is read: no type takes more, and cleaning costs by length. In values and UTF-16 units. */
const MAX_VALUES = 1000;
const MAX_LENGTH = 50_000;

/** Judges what was typed for a question as if it were optional, and gives its normal form. */
export function readAnswer(
  question: FormQuestion,
  typed: readonly string[],
  context: AnswerContext,
): Verdict {
  if (typed.length > MAX_VALUES) return invalid('chosen-max', { max: MAX_VALUES });
  const length = typed.reduce((sum, value) => sum + value.length, 0);
  if (length > MAX_LENGTH) return invalid('text-long', { max: MAX_LENGTH, count: length });
  if (typed.every(isBlank)) return EMPTY;
  return questionTypes[question.type].read(typed, question, context);
}
