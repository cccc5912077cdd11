import type { FormPage, FormQuestion } from '../documents/documents.ts';
import type { Answers } from './base/answers.ts';

/** What a step posts without script beside its answers: names of its hidden fields, buttons and boxes. */
export const POSTED = {
  /** The button: `next`, `back` or `edit:{page}`. */
  act: 'act',
  /** Index of the page in the document, or `review`. */
  step: 'step',
  formId: 'formId',
  formVersion: 'formVersion',
  noticeVersion: 'noticeVersion',
  /** Present where the notice was shown. */
  hasNotice: 'notice',
  /** Keys of the voluntary purposes that were agreed to. */
  voluntary: 'voluntary',
  /** A file of a widget beside the form. */
  resume: 'resume',
  token: 'token',
  /** Left empty by people. */
  trap: 'website',
} as const;

/** Key of a CV for which the form has no question; no question's begins so. */
export const LOOSE_RESUME = '-resume';

const FIELD_PREFIX = 'q-';

/** Name of a question's field, in the browser's form and in posts without script. */
export function fieldName(keyId: string): string {
  return FIELD_PREFIX + keyId;
}

/** The question of a field's name; undefined for what is no question's. */
export function fieldKey(name: string): string | undefined {
  return name.startsWith(FIELD_PREFIX) ? name.slice(FIELD_PREFIX.length).split('.')[0] : undefined;
}

/** Name of the box that takes a kept file of a question away; its value is the file's address. */
export function removalName(keyId: string): string {
  return `remove-${keyId}`;
}

/**
 * The answers of a page as its fields were posted. A question without a field was emptied: browsers send no box that is
 * not ticked. The several fields of one question are numbered, `q-licencia.0`.
 */
export function postedAnswers(
  { sections }: Pick<FormPage, 'sections'>,
  fields: readonly PostedField[],
): Answers {
  const questions = sections.flatMap((section) => section.questions);
  return Object.fromEntries(
    questions.map((question) => {
      const values = valuesOfField(fieldName(question.keyId), fields);
      return [question.keyId, isUpload(question) ? keptFiles(question, values, fields) : values];
    }),
  );
}

/** What was typed into fields of questions, whatever form asked them. */
export function looseAnswers(fields: readonly PostedField[]): Answers {
  const keys = new Set(fields.flatMap(([name]) => fieldKey(name) ?? []));
  return Object.fromEntries([...keys].map((key) => [key, valuesOfField(fieldName(key), fields)]));
}

function isUpload({ type }: FormQuestion): boolean {
  return type === 'resume' || type === 'file';
}

/** A file that was kept is posted before the one that was chosen in its place. */
function keptFiles(
  { keyId, limits }: FormQuestion,
  links: readonly string[],
  fields: readonly PostedField[],
): readonly string[] {
  const removed = new Set(valuesOfField(removalName(keyId), fields));
  return links.filter((link) => !removed.has(link)).slice(-(limits?.maxChosen ?? 1));
}

export type PostedField = readonly [name: string, value: string];

function valuesOfField(name: string, fields: readonly PostedField[]): readonly string[] {
  return fields
    .filter(([each]) => each === name || each.startsWith(`${name}.`))
    .map(([, value]) => value)
    .filter((value) => value !== '');
}
