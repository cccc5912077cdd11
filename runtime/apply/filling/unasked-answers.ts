import type { Form, FormQuestion } from '#schemas/documents/documents.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import { isBlank } from '#schemas/text/blank-text.ts';
import type { AskedQuestion } from '../../client/apply/device-draft.ts';
import { shownValue } from './form-values.ts';

/** An answer whose question the form no longer has. */
export interface UnaskedAnswer {
  readonly label: string;
  readonly text: string;
}

/** What was asked where there are answers: a later version of the form may ask it no more. */
export function askedFor(
  questions: ReadonlyMap<string, FormQuestion>,
  answers: Answers,
): Record<string, AskedQuestion> {
  const asked = Object.keys(answers).flatMap((keyId) => {
    const question = questions.get(keyId);
    return question ? [[keyId, { type: question.type, label: question.label }] as const] : [];
  });
  return Object.fromEntries(asked);
}

export interface SortedAnswers {
  /** Of questions that are there with the same type; options that have gone are left out, so that they are asked anew. */
  readonly kept: Answers;
  readonly unasked: readonly UnaskedAnswer[];
}

/** What of answers to an earlier version of a form its current one still asks. */
export function sortAnswers(
  form: Pick<Form, 'pages'>,
  answers: Answers,
  asked: Readonly<Record<string, AskedQuestion>>,
): SortedAnswers {
  const questions = new Map(
    placedQuestions(form).map(({ question }) => [question.keyId, question]),
  );
  const kept: [string, readonly string[]][] = [];
  const unasked: UnaskedAnswer[] = [];
  for (const [keyId, values] of Object.entries(answers)) {
    const question = questions.get(keyId);
    const before = asked[keyId];
    if (question && (before === undefined || before.type === question.type))
      kept.push([keyId, values.filter((value) => isOffered(question, value))]);
    else if (before !== undefined && !FILES.has(before.type) && !values.every(isBlank))
      unasked.push({ label: before.label, text: values.map(withoutPoint).join(', ') });
  }
  return { kept: Object.fromEntries(kept), unasked };
}

const FILES: ReadonlySet<string> = new Set(['resume', 'file']);

function isOffered({ options }: FormQuestion, value: string): boolean {
  return options === undefined || options.some((option) => option.value === value);
}

/** Places without their coordinates. */
function withoutPoint(value: string): string {
  return shownValue({ keyId: '', type: 'location', label: '' }, value);
}
