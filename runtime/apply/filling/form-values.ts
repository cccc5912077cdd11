import type { UseFormReturn } from 'react-hook-form';
import type { Form, FormQuestion } from '#schemas/documents/documents.ts';
import { type Answers, valuesOf } from '#schemas/forms/base/answers.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import { fieldName } from '#schemas/forms/posted-form.ts';
import { parseLocationText } from '#schemas/text/location-text.ts';

/** What fields hold, by `fieldName`. */
export type FormValues = Record<string, unknown>;

/** The library's part in a form: it registers fields, holds what they hold and tells each of its message. */
export type FormControlMethods = Pick<
  UseFormReturn<FormValues>,
  'getValues' | 'setValue' | 'trigger' | 'setError' | 'getFieldState'
>;

/** Chosen places, `city, state, country--lat--lng`, by the label that their field shows. */
export type ChosenPlaces = ReadonlyMap<string, string>;

/** What the fields hold as answers. A place that was chosen is sent with its coordinates. */
export function toAnswers(
  form: Pick<Form, 'pages'>,
  values: FormValues,
  places: ChosenPlaces,
): Answers {
  const given = placedQuestions(form).flatMap(({ question }) => {
    const texts = toTexts(values[fieldName(question.keyId)]);
    if (texts === undefined) return [];
    return [[question.keyId, texts.map((text) => places.get(text.trim()) ?? text)] as const];
  });
  return Object.fromEntries(given);
}

/** Undefined where no field of the question was drawn yet. */
function toTexts(value: unknown): readonly string[] | undefined {
  if (value === undefined) return undefined;
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return items.filter((item) => typeof item === 'string').filter((text) => text !== '');
}

/** What the fields of a question hold for its answer. */
export function toFieldValue(question: FormQuestion, values: readonly string[]): unknown {
  const shown = values.map((value) => shownValue(question, value));
  return LISTS.has(question.type) ? shown : (shown[0] ?? '');
}

/** Types with several fields under one name. */
const LISTS: ReadonlySet<FormQuestion['type']> = new Set([
  'multiple-choice',
  'licence',
  'file',
  'resume',
]);

/** What a field shows of its answer: coordinates are not for people. */
export function shownValue({ type }: FormQuestion, value: string): string {
  return type === 'location' ? (parseLocationText(value)?.label ?? value) : value;
}

/** The chosen places among answers. */
export function placesIn(answers: Answers): Map<string, string> {
  const chosen = Object.keys(answers).flatMap((keyId) =>
    valuesOf(answers, keyId).flatMap((value) => {
      const place = parseLocationText(value);
      return place === undefined ? [] : [[place.label, value] as const];
    }),
  );
  return new Map(chosen);
}
