import type { Kysely } from 'kysely';
import type { ApplicationAnswer } from '#schemas/api/recruiting.ts';
import type { FormDocument, FormQuestion } from '#schemas/documents/documents.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { parseFormText } from '#schemas/parse/parse-form.ts';
import { parseStoredJson } from '#schemas/parse/parse-json.ts';
import type { Tables } from '../db/schema.ts';
import { submissionColumns } from '../form-calls/submission-rows.ts';
import { documentColumns } from '../sites/documents/document-key.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';
import { uploadKeyOf } from '../uploads/upload-address.ts';
import { fileIdOf } from './application-files.ts';
import { applicationColumns } from './application-state.ts';
import type { ListedRow } from './listed-applications.ts';

/** What was answered, in normal form or, before it was sent, as it was typed: values by `keyId`. */
export type GivenAnswers = ReadonlyMap<string, readonly string[]>;

/** Says an answer as the site's review page does. */
export type ReadAnswer = (question: FormQuestion, values: readonly string[]) => string;

type AnsweredRow = Pick<ListedRow, 'application_id' | 'submission_hash' | 'finished_at'>;

export async function loadGivenAnswers(
  kysely: Kysely<Tables>,
  site: SiteKey,
  { application_id, submission_hash, finished_at }: AnsweredRow,
): Promise<GivenAnswers> {
  if (finished_at === null) {
    const rows = await kysely
      .selectFrom('submission_answers')
      .select(['question_key', 'answer'])
      .where((eb) => eb.and(submissionColumns({ ...site, submissionHash: submission_hash })))
      .execute();
    return new Map(rows.map(({ question_key, answer }) => [question_key, toTexts(answer)]));
  }
  const stored = await kysely
    .selectFrom('applications')
    .select('answers')
    .where((eb) => eb.and(applicationColumns({ ...site, applicationId: application_id })))
    .executeTakeFirst();
  return parseGivenAnswers(stored?.answers ?? '{}');
}

/** @param json of the column `answers` of an application */
function parseGivenAnswers(json: string): GivenAnswers {
  const answers: unknown = JSON.parse(json);
  return new Map(
    Object.entries(isRecord(answers) ? answers : {}).map(([keyId, values]) => [
      keyId,
      onlyTexts(values),
    ]),
  );
}

function toTexts(json: string): readonly string[] {
  return onlyTexts(JSON.parse(json));
}

function onlyTexts(values: unknown): readonly string[] {
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
}

/** The version of a form that was filled in; undefined where it is gone or of a schema before this one. */
export async function loadFormVersion(
  kysely: Kysely<Tables>,
  site: SiteKey,
  { form_id, form_version }: Pick<ListedRow, 'form_id' | 'form_version'>,
): Promise<FormDocument | undefined> {
  const row = await kysely
    .selectFrom('document_versions')
    .select('document')
    .where((eb) => eb.and(documentColumns({ ...site, kind: 'form', documentId: form_id })))
    .where('version', '=', form_version)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const parsed = parseFormText(row.document, parseStoredJson(row.document));
  return parsed.ok ? parsed.value : undefined;
}

/** Answers in the order of the form, then those of which it does not know the question. */
export function describeAnswers(
  form: FormDocument | undefined,
  given: GivenAnswers,
  read: ReadAnswer,
): ApplicationAnswer[] {
  const questions = (form ? placedQuestions(form) : []).map(({ question }) => question);
  const known = new Set(questions.map(({ keyId }) => keyId));
  const asked = questions.flatMap((question) => {
    const values = given.get(question.keyId);
    return values === undefined ? [] : [describeAnswer(question, values, read)];
  });
  const others = [...given]
    .filter(([keyId]) => !known.has(keyId))
    .map(([keyId, values]) => {
      const shown = values.map(withoutUploadKey);
      return { keyId, type: null, label: keyId, values: shown, text: shown.join(', ') };
    });
  return [...asked, ...others];
}

function describeAnswer(
  question: FormQuestion,
  values: readonly string[],
  read: ReadAnswer,
): ApplicationAnswer {
  const { keyId, type, label = keyId } = question;
  const text = read(question, values);
  return { keyId, type, label, values: values.map(withoutUploadKey), text };
}

/** With its key and the submission anybody could read the file. */
function withoutUploadKey(value: string): string {
  const uploadKey = uploadKeyOf(value);
  return uploadKey === undefined ? value : fileIdOf(uploadKey);
}
