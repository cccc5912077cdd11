import type { FormDocument, FormQuestion } from '#schemas/documents/documents.ts';
import { type Answers, valuesOf } from '#schemas/forms/base/answers.ts';
import { fieldHints } from '#schemas/forms/field-hints.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import { fieldName, type PostedField } from '#schemas/forms/posted-form.ts';
import type { ReadAnswer } from '../recruiting/application-answers.ts';
import { type Markup, markup } from './applicant-page.ts';

/** Types whose answers a plain field takes; files, consents and licences stay as they were sent. */
const FIXED: ReadonlySet<FormQuestion['type']> = new Set([
  'information',
  'resume',
  'file',
  'consent',
  'licence',
]);

/** Questions of an application whose answers a person may correct. */
export function correctable(form: FormDocument, sent: Answers): FormQuestion[] {
  return placedQuestions(form)
    .map(({ question }) => question)
    .filter(({ keyId, type, ends }) => !FIXED.has(type) && !ends && Object.hasOwn(sent, keyId));
}

/** A field that was left as it showed has the answer that was sent: a place keeps where it lies. */
export function readCorrection(
  questions: readonly FormQuestion[],
  fields: readonly PostedField[],
  { answers, read }: Pick<CorrectionView, 'answers' | 'read'>,
): Answers {
  return Object.fromEntries(
    questions.map((question) => {
      const name = fieldName(question.keyId);
      const given = fields.filter(([each, value]) => each === name && value !== '');
      const values = given.map(([, value]) => value);
      const before = valuesOf(answers, question.keyId);
      const [value] = values;
      const isLeft = value !== undefined && value === shownText(question, before, read);
      return [question.keyId, isLeft ? before : values];
    }),
  );
}

/** What a field to type in shows: nothing where nothing was answered. */
function shownText(question: FormQuestion, values: readonly string[], read: ReadAnswer): string {
  return values.length === 0 ? '' : read(question, values);
}

export interface CorrectionView {
  readonly answers: Answers;
  /** What is wrong, by `keyId`. */
  readonly wrong: ReadonlyMap<string, string>;
  /** What the answers to a question of yes or no are called. */
  readonly choices: Readonly<Record<'yes' | 'no', string>>;
  readonly read: ReadAnswer;
}

export function correctionField(question: FormQuestion, view: CorrectionView): Markup {
  const { answers, wrong } = view;
  const { keyId, label } = question;
  const values = valuesOf(answers, keyId);
  const text = wrong.get(keyId);
  const problem = text === undefined ? '' : markup`<span class="wrong">${text}</span>`;
  if (question.type === 'multiple-choice')
    return markup`<fieldset><legend>${label}</legend>${problem}${boxes(question, values)}</fieldset>`;
  return markup`<label>${label}${problem}${control(question, values, view)}</label>`;
}

function control(
  question: FormQuestion,
  values: readonly string[],
  { wrong, choices, read }: CorrectionView,
): Markup {
  const [value = ''] = values;
  const name = fieldName(question.keyId);
  const { inputMode, autocomplete, autocapitalize } = fieldHints(question);
  const [firstWrong] = wrong.keys();
  const state = {
    html: `${wrong.has(question.keyId) ? ' aria-invalid="true"' : ''}${firstWrong === question.keyId ? ' autofocus' : ''}`,
  };
  const text = shownText(question, values, read);
  const hints = markup`name="${name}" autocomplete="${autocomplete}" autocapitalize="${autocapitalize}"${state}`;
  if (question.type === 'long-text') return markup`<textarea ${hints} rows="4">${text}</textarea>`;
  const options = optionsOf(question, choices);
  if (options === undefined)
    return markup`<input ${hints} inputmode="${inputMode}" value="${text}">`;
  const items = options.map((option) => {
    const chosen: Markup = { html: option.value === value ? ' selected' : '' };
    return markup`<option value="${option.value}"${chosen}>${option.label}</option>`;
  });
  return markup`<select name="${name}"${state}>${items}</select>`;
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
