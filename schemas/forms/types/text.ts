import type { FormQuestion } from '../../documents/documents.ts';
import { isBlank } from '../../text/blank-text.ts';
import { cleanText, countCharacters } from '../base/clean-text.ts';
import { EMPTY, invalid, type Verdict, valid } from '../base/verdict.ts';
import { type AnswerReader, oneLine } from './reader.ts';

/** In characters, where the question sets no limit. */
const MAX_SHORT = 300;
const MAX_LONG = 5000;

export const readShortText: AnswerReader = oneLine((line, question) =>
  judgeLength(line, question, MAX_SHORT),
);

/** Keeps line breaks. */
export const readLongText: AnswerReader = (typed, question) => {
  const [text, ...others] = typed.map(cleanText).filter((each) => !isBlank(each));
  if (text === undefined) return EMPTY;
  return others.length > 0 ? invalid('one-answer') : judgeLength(text, question, MAX_LONG);
};

function judgeLength(text: string, { limits = {} }: FormQuestion, most: number): Verdict {
  const { minLength: min = 0, maxLength: max = most } = limits;
  const count = countCharacters(text);
  if (count > max) return invalid('text-long', { max, count });
  return count < min ? invalid('text-short', { min, count }) : valid(text);
}
