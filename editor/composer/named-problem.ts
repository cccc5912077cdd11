import { formObjectSchemaOf } from '#schemas/fields/form-fields.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { MAX_NAME, shortenTo } from '../ui/language/shorten-to.ts';
import type { Say } from '../ui/language/use-message.ts';
import { formatMessage, type Language } from '../ui/messages/messages.ts';
import { valuesToChoose } from './conditions/compared-values.ts';
import type { EditedForm, EditedQuestion } from './document/edited-form.ts';
import { languageName } from './translations/page-languages.ts';

/** Parameters that are keys of pages, sections or questions. */
const KEYS = ['key', 'read'];

/** Parameters that are values of a field of questions that is chosen from a list. */
const CHOSEN: Readonly<Record<string, string>> = {
  type: 'type',
  types: 'type',
  prefill: 'prefill',
};

/** A problem with what people read of a form in the place of what files say: labels for keys, names for types. */
export function namedProblem(form: EditedForm, problem: Problem, language: Language): Problem {
  const { params, example } = problem;
  const named = Object.entries(params).map(([name, value]) => {
    const field = CHOSEN[name];
    if (KEYS.includes(name)) return [name, labelOf(form, String(value))];
    if (name === 'language') return [name, languageName(String(value), language)];
    if (name === 'text') return [name, shortenTo(String(value), MAX_NAME)];
    return [name, field === undefined ? value : choiceNames(field, String(value), language)];
  });
  const answers = example && answersInWords(form, example, language);
  return { ...problem, params: { ...Object.fromEntries(named), ...(answers && { answers }) } };
}

function questionsOf({ pages }: EditedForm): readonly EditedQuestion[] {
  return pages.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions));
}

/** The key itself where nothing with a text has it. */
function labelOf(form: EditedForm, key: string): string {
  const question = questionsOf(form).find(({ keyId }) => keyId === key);
  const page = form.pages.find(({ keyId }) => keyId === key);
  const section = form.pages.flatMap(({ sections }) => sections).find(({ keyId }) => keyId === key);
  return shortenTo(question?.label || page?.title || section?.title || key, MAX_NAME);
}

/** @param values one, or several with commas between them */
function choiceNames(field: string, values: string, language: Language): string {
  const schema = formObjectSchemaOf('FormQuestion')?.fields.find(({ name }) => name === field);
  const nameOf = (value: string) =>
    schema?.choices?.find((choice) => choice.value === value)?.label[language] ?? value;
  return values.split(', ').map(nameOf).join(', ');
}

function answersInWords(
  form: EditedForm,
  answers: NonNullable<Problem['example']>,
  language: Language,
): string {
  const say: Say = (key, params) => formatMessage(language, key, params);
  const questions = questionsOf(form);
  const parts = Object.entries(answers).map(([key, values]) => {
    const question = questions.find(({ keyId }) => keyId === key);
    const choices = question ? valuesToChoose(question, say) : [];
    const names = values.map(
      (value) => choices.find((choice) => choice.value === value)?.name ?? value,
    );
    const name = say('composer.quoted', { text: labelOf(form, key) });
    return `${name}: ${names.join(' + ')}`;
  });
  return parts.join(', ');
}
