import type { Kysely } from 'kysely';
import type { Form } from '#schemas/documents/documents.ts';
import type { TypedAnswer } from '../db/application-tables.ts';
import type { Tables } from '../db/schema.ts';
import { type SubmissionKey, submissionColumns } from '../form-calls/submission-rows.ts';
import { askedQuestions } from './asked-questions.ts';
import type { TimedAnswer, TimedAnswers } from './merge-answers.ts';

type FormPages = Pick<Form, 'pages'>;

export interface StoredAnswers {
  readonly answers: TimedAnswers;
  /** Of questions that the form does not ask any more, or asks for something else. */
  readonly dropped: readonly TypedAnswer[];
}

export function readAnswers(form: FormPages, rows: readonly TypedAnswer[]): StoredAnswers {
  const { types } = askedQuestions(form);
  const isAsked = (row: TypedAnswer) => types.get(row.question_key) === row.question_type;
  return {
    answers: new Map(
      rows.filter(isAsked).map((row) => [row.question_key, toTimedAnswer(row)] as const),
    ),
    dropped: rows.filter((row) => !isAsked(row)),
  };
}

function toTimedAnswer({ answer, edited_at }: TypedAnswer): TimedAnswer {
  const values: unknown = JSON.parse(answer);
  const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
  return { values: texts, editedAt: edited_at };
}

export interface AnswerChange {
  readonly after: TimedAnswers;
  readonly form: FormPages;
  /** What is wrong with answers that are kept all the same, by key. */
  readonly problems: ReadonlyMap<string, string>;
}

/** Answers as they are stored. */
export function toTypedAnswers({ after, form, problems }: AnswerChange): readonly TypedAnswer[] {
  const { types } = askedQuestions(form);
  return [...after].flatMap(([keyId, { values, editedAt }]) => {
    const type = types.get(keyId);
    if (type === undefined) return [];
    return {
      question_key: keyId,
      question_type: type,
      answer: JSON.stringify(values),
      problem: problems.get(keyId) ?? null,
      edited_at: editedAt,
    };
  });
}

/** Keeps apart what a later version of the form does not ask any more. */
export async function keepDropped(
  rows: Kysely<Tables>,
  key: SubmissionKey,
  {
    before,
    formVersion,
    now,
  }: { readonly before: StoredAnswers; readonly formVersion: number; readonly now: number },
): Promise<void> {
  if (before.dropped.length === 0) return;
  const values = before.dropped.map(({ question_key, question_type, answer }) => ({
    ...submissionColumns(key),
    question_key,
    question_type,
    answer,
    form_version: formVersion,
    dropped_at: new Date(now),
  }));
  await rows
    .insertInto('dropped_answers')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
