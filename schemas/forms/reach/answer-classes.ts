import type { Comparison } from '../../definitions/form-condition.ts';
import type { FormQuestion } from '../../documents/documents.ts';
import { isBlank } from '../../text/blank-text.ts';
import { readAnswer } from '../read-answer.ts';
import { licenceIssuers } from '../types/licence-issuers.ts';
import type { ComparedQuestion } from './compared-question.ts';
import { exampleMaker } from './example-texts.ts';
import { dayAnswers, numberAnswers } from './ordered-answers.ts';

/**
 * Valid answers of one value, in normal form: whatever can be answered, one of them makes the same of the given
 * comparisons true. None where the question takes no answer at all.
 */
export function answerClasses(
  compared: ComparedQuestion,
  leaves: readonly Comparison[],
): readonly (readonly string[])[] {
  const { question, context } = compared;
  const named = [...new Set(leaves.flatMap((leaf) => [...compared.named(leaf)]))];
  if (question.type === 'single-choice') {
    const options = (question.options ?? []).map(({ value }) => value);
    return [...new Set(options)].filter((value) => !isBlank(value)).map((value) => [value]);
  }
  const read = (typed: readonly string[]) => readAnswer(question, typed, context).values;
  const answers = typedAnswers(question, named, context.today).map(read);
  const another = anotherText(question, new Set(named), read);
  return distinct(another ? [...answers, another] : answers);
}

function typedAnswers(
  question: FormQuestion,
  named: readonly string[],
  today: string,
): readonly (readonly string[])[] {
  const one = (texts: readonly string[]) => texts.map((text) => [text]);
  switch (question.type) {
    case 'yes-no':
      return [['yes'], ['no']];
    case 'consent':
      return [['true']];
    case 'number':
      return one(numberAnswers(question, named));
    case 'date':
      return one(dayAnswers(question, named, today));
    case 'licence':
      return LICENCES;
    default:
      return one(named);
  }
}

const LICENCES: readonly (readonly string[])[] = [
  ['none'],
  ['pending'],
  ...licenceIssuers.flatMap(({ code, types }) => types.map((type) => [code, type])),
];

/** Tries beyond those that named values may spoil: identifiers have a digit that checks the others. */
const SPARE_TRIES = 60;

/** A text that no comparison names. */
function anotherText(
  question: FormQuestion,
  named: ReadonlySet<string>,
  read: (typed: readonly string[]) => readonly string[],
): readonly string[] | undefined {
  const make = exampleMaker(question);
  if (make === undefined) return undefined;
  for (let serial = 0; serial < SPARE_TRIES + named.size * 10; serial += 1) {
    const values = read([make(serial, question)]);
    if (values.length > 0 && !values.some((value) => named.has(value))) return values;
  }
  return undefined;
}

function distinct(answers: readonly (readonly string[])[]): (readonly string[])[] {
  const byText = new Map(answers.map((values) => [JSON.stringify(values), values]));
  return [...byText.values()].filter((values) => values.length > 0);
}
