import type { FormQuestion } from '../../documents/documents.ts';
import { isBlank } from '../../text/blank-text.ts';
import type { AnswerContext } from '../base/answers.ts';
import { cleanLine } from '../base/clean-text.ts';
import { EMPTY, invalid, type Verdict } from '../base/verdict.ts';

/** What a type makes of typed values, some of which hold more than white space. */
export type AnswerReader = (
  typed: readonly string[],
  question: FormQuestion,
  context: AnswerContext,
) => Verdict;

/** Reads one line of text in its normal form, which is not blank. */
type LineReader = (line: string, question: FormQuestion, context: AnswerContext) => Verdict;

/** A reader of types that hold one value. */
export function oneLine(read: LineReader): AnswerReader {
  return (typed, question, context) => {
    let line = '';
    for (const value of typed) {
      const cleaned = cleanLine(value);
      if (isBlank(cleaned)) continue;
      if (line !== '') return invalid('one-answer');
      line = cleaned;
    }
    return line === '' ? EMPTY : read(line, question, context);
  };
}
