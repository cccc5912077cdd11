import type { Kysely } from 'kysely';
import { isEqual } from 'lodash-es';
import type { Form, FormQuestion } from '#schemas/documents/documents.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import type { Tables } from '../db/schema.ts';
import type { AnswerRow } from '../form-calls/load-submission.ts';
import { type SubmissionKey, submissionColumns } from '../form-calls/submission-rows.ts';
import type { TimedAnswer, TimedAnswers } from './merge-answers.ts';

type FormPages = Pick<Form, 'pages'>;

export interface StoredAnswers {
  readonly answers: TimedAnswers;
  /** Of questions that the form does not ask any more, or asks for something else. */
  readonly dropped: readonly AnswerRow[];
}

export function readAnswers(form: FormPages, rows: readonly AnswerRow[]): StoredAnswers {
  const types = questionTypesOf(form);
  const isAsked = (row: AnswerRow) => types.get(row.question_key) === row.question_type;
  return {
    answers: new Map(
      rows.filter(isAsked).map((row) => [row.question_key, toTimedAnswer(row)] as const),
    ),
    dropped: rows.filter((row) => !isAsked(row)),
  };
}

function questionTypesOf(form: FormPages): Map<string, FormQuestion['type']> {
  return new Map(placedQuestions(form).map(({ question }) => [question.keyId, question.type]));
}

function toTimedAnswer({ answer, edited_at }: AnswerRow): TimedAnswer {
  const values: unknown = JSON.parse(answer);
  const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
  return { values: texts, editedAt: edited_at };
}

export interface AnswerChange {
  readonly before: StoredAnswers;
  readonly after: TimedAnswers;
  readonly form: FormPages;
  /** What is wrong with answers that are kept all the same, by key. */
  readonly problems: ReadonlyMap<string, string>;
}

/** What makes the stored answers those of `after`. */
export interface WrittenAnswers {
  /** Keys of rows to delete. */
  readonly gone: readonly string[];
  readonly written: readonly {
    readonly question_key: string;
    readonly question_type: string;
    readonly answer: string;
    readonly problem: string | null;
    readonly edited_at: Date;
  }[];
}

export function toWrittenAnswers({ before, after, form, problems }: AnswerChange): WrittenAnswers {
  const types = questionTypesOf(form);
  const hidden = [...before.answers.keys()].filter((keyId) => !after.has(keyId));
  const dropped = before.dropped.map(({ question_key }) => question_key);
  return {
    // A question that has another type now may be answered already.
    gone: [...hidden, ...dropped.filter((keyId) => !after.has(keyId))],
    written: [...after].flatMap(([keyId, answer]) => {
      const type = types.get(keyId);
      if (type === undefined || isEqual(before.answers.get(keyId), answer)) return [];
      return {
        question_key: keyId,
        question_type: type,
        answer: JSON.stringify(answer.values),
        problem: problems.get(keyId) ?? null,
        edited_at: new Date(answer.editedAt),
      };
    }),
  };
}

/** Keeps apart what a later version of the form does not ask any more. */
export async function keepDropped(
  rows: Kysely<Tables>,
  key: SubmissionKey,
  {
    before,
    formVersion,
    now,
  }: Pick<AnswerChange, 'before'> & { readonly formVersion: number; readonly now: number },
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

/** Nothing of an application that has ended stays. */
export async function deleteAnswers(rows: Kysely<Tables>, key: SubmissionKey): Promise<void> {
  await rows
    .deleteFrom('submission_answers')
    .where((eb) => eb.and(submissionColumns(key)))
    .execute();
}
