import type { Kysely } from 'kysely';
import { partition } from 'lodash-es';
import type { ApplicationAnswer } from '#schemas/api/recruiting/applications.ts';
import type { FormDocument, FormQuestion } from '#schemas/documents/documents.ts';
import { cleanText } from '#schemas/forms/base/clean-text.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { parseFormText } from '#schemas/parse/parse-form.ts';
import { parseStoredJson } from '#schemas/parse/parse-json.ts';
import type { Tables } from '../db/schema.ts';
import { documentColumns } from '../sites/documents/document-key.ts';
import { type SiteKey, siteColumns } from '../sites/documents/site-key.ts';
import { uploadKeyOf } from '../uploads/upload-address.ts';
import { fileIdOf } from './application-files.ts';
import type { ListedRow } from './listed/listed-applications.ts';

/** What was answered, in normal form or, before it was sent, as it was typed: values by `keyId`. */
export type GivenAnswers = ReadonlyMap<string, readonly string[]>;

/** Says an answer as the site's review page does. */
export type ReadAnswer = (question: FormQuestion, values: readonly string[]) => string;

type AnsweredRow = Pick<ListedRow, 'application_id' | 'finished_at'>;

/** @returns by the application's id; none where nothing is answered */
export async function loadGivenAnswers(
  kysely: Kysely<Tables>,
  site: SiteKey,
  rows: readonly AnsweredRow[],
): Promise<ReadonlyMap<string, GivenAnswers>> {
  const [underWay, sent] = partition(rows, ({ finished_at }) => finished_at === null);
  return new Map([
    ...(await loadSentAnswers(kysely, site, sent)),
    ...(await loadSavedAnswers(kysely, site, underWay)),
  ]);
}

async function loadSentAnswers(
  kysely: Kysely<Tables>,
  site: SiteKey,
  rows: readonly AnsweredRow[],
): Promise<(readonly [string, GivenAnswers])[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ application_id }) => application_id);
  const stored = await kysely
    .selectFrom('applications')
    .select(['application_id', 'answers'])
    .where((eb) => eb.and(siteColumns(site)))
    .where('application_id', 'in', ids)
    .execute();
  return stored.map(({ application_id, answers }) => [application_id, parseGivenAnswers(answers)]);
}

async function loadSavedAnswers(
  kysely: Kysely<Tables>,
  site: SiteKey,
  rows: readonly AnsweredRow[],
): Promise<(readonly [string, GivenAnswers])[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ application_id }) => application_id);
  const saved = await kysely
    .selectFrom('submissions')
    .select(['application_id', 'typed_answers'])
    .where((eb) => eb.and(siteColumns(site)))
    .where('application_id', 'in', ids)
    .execute();
  return saved.map(({ application_id, typed_answers }) => [
    application_id,
    new Map(
      typed_answers.map(({ question_key, answer }) => [
        question_key,
        toTexts(answer).map(cleanText),
      ]),
    ),
  ]);
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
  given: GivenAnswers | undefined,
  read: ReadAnswer,
): ApplicationAnswer[] {
  const questions = (form ? placedQuestions(form) : []).map(({ question }) => question);
  const known = new Set(questions.map(({ keyId }) => keyId));
  const asked = questions.flatMap((question) => {
    const values = given?.get(question.keyId);
    return values === undefined ? [] : [describeAnswer(question, values, read)];
  });
  const others = [...(given ?? [])]
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
