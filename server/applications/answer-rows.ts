import type { Kysely, Selectable } from 'kysely';
import { isEqual } from 'lodash-es';
import type { Form, FormQuestion } from '#schemas/documents/documents.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import type { SubmissionAnswersTable } from '../db/application-tables.ts';
import type { Tables } from '../db/schema.ts';
import { type SubmissionKey, submissionColumns } from '../form-calls/submission-rows.ts';
import type { TimedAnswer, TimedAnswers } from './merge-answers.ts';

type AnswerRow = Selectable<SubmissionAnswersTable>;

export interface StoredAnswers {
  readonly answers: TimedAnswers;
  /** Of questions that the form does not ask any more, or asks for something else. */
  readonly dropped: readonly AnswerRow[];
}

export async function loadAnswers(
  rows: Kysely<Tables>,
  key: SubmissionKey,
  form: Pick<Form, 'pages'>,
): Promise<StoredAnswers> {
  const types = questionTypesOf(form);
  const stored = await rows
    .selectFrom('submission_answers')
    .selectAll()
    .where((eb) => eb.and(submissionColumns(key)))
    .execute();
  const isAsked = (row: AnswerRow) => types.get(row.question_key) === row.question_type;
  return {
    answers: new Map(
      stored.filter(isAsked).map((row) => [row.question_key, toTimedAnswer(row)] as const),
    ),
    dropped: stored.filter((row) => !isAsked(row)),
  };
}

function questionTypesOf(form: Pick<Form, 'pages'>): Map<string, FormQuestion['type']> {
  return new Map(placedQuestions(form).map(({ question }) => [question.keyId, question.type]));
}

function toTimedAnswer({ answer, edited_at }: AnswerRow): TimedAnswer {
  const values: unknown = JSON.parse(answer);
  const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
  return { values: texts, editedAt: edited_at.getTime() };
}

export interface AnswerChange {
  readonly before: StoredAnswers;
  readonly after: TimedAnswers;
  readonly form: Pick<Form, 'pages'>;
  readonly formVersion: number;
  /** What is wrong with answers that are kept all the same, by key. */
  readonly problems: ReadonlyMap<string, string>;
  readonly now: number;
}

/** Makes the stored answers those of `after`; what the form dropped is kept apart. */
export async function writeAnswers(
  rows: Kysely<Tables>,
  key: SubmissionKey,
  change: AnswerChange,
): Promise<void> {
  const { before, after } = change;
  const gone = [...before.answers.keys()].filter((keyId) => !after.has(keyId));
  const dropped = before.dropped.map(({ question_key }) => question_key);
  await keepDropped(rows, key, change);
  await removeAnswers(rows, key, [...gone, ...dropped]);
  const changed = [...after].filter(([keyId, answer]) => {
    return !isEqual(before.answers.get(keyId), answer);
  });
  await upsertAnswers(rows, key, { ...change, after: new Map(changed) });
}

async function keepDropped(
  rows: Kysely<Tables>,
  key: SubmissionKey,
  { before, formVersion, now }: AnswerChange,
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

async function removeAnswers(
  rows: Kysely<Tables>,
  key: SubmissionKey,
  keyIds: readonly string[],
): Promise<void> {
  if (keyIds.length === 0) return;
  await rows
    .deleteFrom('submission_answers')
    .where((eb) => eb.and(submissionColumns(key)))
    .where('question_key', 'in', keyIds)
    .execute();
}

async function upsertAnswers(
  rows: Kysely<Tables>,
  key: SubmissionKey,
  { after, form, problems }: AnswerChange,
): Promise<void> {
  const types = questionTypesOf(form);
  const values = [...after].flatMap(([keyId, { values, editedAt }]) => {
    const type = types.get(keyId);
    if (type === undefined) return [];
    return {
      ...submissionColumns(key),
      question_key: keyId,
      question_type: type,
      answer: JSON.stringify(values),
      problem: problems.get(keyId) ?? null,
      edited_at: new Date(editedAt),
    };
  });
  if (values.length === 0) return;
  await rows
    .insertInto('submission_answers')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'site_id', 'submission_hash', 'question_key'])
        .doUpdateSet((eb) => ({
          question_type: eb.ref('excluded.question_type'),
          answer: eb.ref('excluded.answer'),
          problem: eb.ref('excluded.problem'),
          edited_at: eb.ref('excluded.edited_at'),
        })),
    )
    .execute();
}

/** Nothing of an application that has ended stays, and nothing twice of one that was sent. */
export async function deleteAnswers(rows: Kysely<Tables>, key: SubmissionKey): Promise<void> {
  await rows
    .deleteFrom('submission_answers')
    .where((eb) => eb.and(submissionColumns(key)))
    .execute();
}
