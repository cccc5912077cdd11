import type { FormQuestion } from '../../documents/documents.ts';
import { isBlank } from '../../text/blank-text.ts';
import { cleanLine } from '../base/clean-text.ts';
import { EMPTY, invalid, type Verdict, valid } from '../base/verdict.ts';
import type { AnswerReader } from './reader.ts';

export const readSingleChoice: AnswerReader = (typed, question) =>
  readOne(typed, optionValues(question));

export const readYesNo: AnswerReader = (typed) => readOne(typed, YES_NO);

/** Chosen values in the order in which they were given, each once. */
export const readMultipleChoice: AnswerReader = (typed, question) => {
  const chosen = chosenOf(typed, optionValues(question));
  if (chosen === undefined) return invalid('choice-unknown');
  if (chosen.length === 0) return EMPTY;
  const { minChosen: min = 0, maxChosen: max = chosen.length } = question.limits ?? {};
  if (chosen.length < min) return invalid('chosen-min', { min });
  return chosen.length > max ? invalid('chosen-max', { max }) : valid(...chosen);
};

/** A box that is not ticked is no answer. */
export const readConsentBox: AnswerReader = (typed) =>
  typed.some((value) => cleanLine(value) === 'true') ? valid('true') : EMPTY;

const YES_NO: ReadonlySet<string> = new Set(['yes', 'no']);

function optionValues({ options = [] }: FormQuestion): ReadonlySet<string> {
  return new Set(options.map(({ value }) => value));
}

function readOne(typed: readonly string[], options: ReadonlySet<string>): Verdict {
  const chosen = chosenOf(typed, options);
  if (chosen === undefined) return invalid('choice-unknown');
  if (chosen.length > 1) return invalid('one-answer');
  return chosen.length === 0 ? EMPTY : valid(...chosen);
}

/** Undefined where something is no option. */
function chosenOf(
  typed: readonly string[],
  options: ReadonlySet<string>,
): readonly string[] | undefined {
  const given = typed.filter((value) => !isBlank(value));
  const values = given.map((value) => (options.has(value) ? value : cleanLine(value)));
  return values.every((value) => options.has(value)) ? [...new Set(values)] : undefined;
}
