import type { FormDocument, FormQuestion } from '#schemas/documents/documents.ts';
import { type Answers, valuesOf } from '#schemas/forms/base/answers.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import { fieldName, type PostedField } from '#schemas/forms/posted-form.ts';
import { type Markup, markup } from './applicant-page.ts';

/** Types whose answers a plain field takes; files, consents and licences stay as they were sent. */
const FIXED: ReadonlySet<FormQuestion['type']> = new Set([
  'information',
  'resume',
  'file',
  'consent',
  'licence',
  'location',
]);

/** Questions of an application whose answers a person may correct. */
export function correctable(form: FormDocument, sent: Answers): FormQuestion[] {
  return placedQuestions(form)
    .map(({ question }) => question)
    .filter(({ keyId, type, ends }) => !FIXED.has(type) && !ends && Object.hasOwn(sent, keyId));
}

export function readCorrection(
  questions: readonly FormQuestion[],
  fields: readonly PostedField[],
): Answers {
  const valuesOfField = (name: string) =>
    fields.filter(([each, value]) => each === name && value !== '').map(([, value]) => value);
  return Object.fromEntries(questions.map(({ keyId }) => [keyId, valuesOfField(fieldName(keyId))]));
}

export interface CorrectionView {
  readonly answers: Answers;
  /** What is wrong, by `keyId`. */
  readonly wrong: ReadonlyMap<string, string>;
  /** What the answers to a question of yes or no are called. */
  readonly choices: Readonly<Record<'yes' | 'no', string>>;
}

export function correctionField(
  question: FormQuestion,
  { answers, wrong, choices }: CorrectionView,
): Markup {
  const { keyId, label } = question;
  const values = valuesOf(answers, keyId);
  const text = wrong.get(keyId);
  const problem = text === undefined ? '' : markup`<span class="wrong">${text}</span>`;
  if (question.type === 'multiple-choice')
    return markup`<fieldset><legend>${label}</legend>${problem}${boxes(question, values)}</fieldset>`;
  return markup`<label>${label}${problem}${control(question, values[0] ?? '', choices)}</label>`;
}

function control(
  question: FormQuestion,
  value: string,
  choices: CorrectionView['choices'],
): Markup {
  const name = fieldName(question.keyId);
  if (question.type === 'long-text')
    return markup`<textarea name="${name}" rows="4">${value}</textarea>`;
  const options = optionsOf(question, choices);
  if (options === undefined) return markup`<input name="${name}" value="${value}">`;
  const items = options.map((option) => {
    const chosen: Markup = { html: option.value === value ? ' selected' : '' };
    return markup`<option value="${option.value}"${chosen}>${option.label}</option>`;
  });
  return markup`<select name="${name}">${items}</select>`;
}

function boxes(question: FormQuestion, values: readonly string[]): Markup[] {
  return (question.options ?? []).map(({ value, label }) => {
    const chosen: Markup = { html: values.includes(value) ? ' checked' : '' };
    return markup`<label class="box"><input type="checkbox" name="${fieldName(question.keyId)}" value="${value}"${chosen}>${label}</label>`;
  });
}

function optionsOf(
  { type, options }: FormQuestion,
  { yes, no }: CorrectionView['choices'],
): FormQuestion['options'] {
  if (type !== 'yes-no') return options;
  return [
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ];
}
