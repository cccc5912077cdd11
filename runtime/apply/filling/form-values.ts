import type { UseFormReturn } from 'react-hook-form';
import type { Form, FormQuestion } from '#schemas/documents/documents.ts';
import { type Answers, valuesOf } from '#schemas/forms/base/answers.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import { fieldName } from '#schemas/forms/posted-form.ts';
import { parseLocationText } from '#schemas/text/location-text.ts';
import { toNationalPhone } from '#schemas/text/phone-number.ts';
import type { SaveRequest } from '../../client/apply/stored-saves.ts';

/** What fields hold, by `fieldName`. */
export type FormValues = Record<string, unknown>;

/** The library's part in a form: it registers fields, holds what they hold and tells each of its message. */
export type FormControlMethods = Pick<
  UseFormReturn<FormValues>,
  'getValues' | 'setValue' | 'trigger' | 'setError' | 'clearErrors' | 'getFieldState'
>;

/** Chosen places, `city, state, country--lat--lng`, by the label that their field shows. */
export type ChosenPlaces = ReadonlyMap<string, string>;

/** What the fields hold as answers. A place that was chosen is sent with its coordinates. */
export function toAnswers(
  form: Pick<Form, 'pages'>,
  values: FormValues,
  places: ChosenPlaces,
): Answers {
  const answers = placedQuestions(form).flatMap(({ question }) => {
    const texts = toTexts(values[fieldName(question.keyId)]);
    if (texts === undefined) return [];
    const isPlace = question.type === 'location';
    const given = isPlace ? texts.map((text) => places.get(text.trim()) ?? text) : texts;
    return [[question.keyId, given] as const];
  });
  return Object.fromEntries(answers);
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

/** What a field shows of its answer: coordinates are not for people, nor are digits in one row. */
export function shownValue({ type }: FormQuestion, value: string): string {
  if (type === 'phone') return toNationalPhone(value);
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

/** Types whose answers are chosen from few: they say nothing of who answered. */
const CHOSEN: ReadonlySet<string> = new Set(['single-choice', 'multiple-choice', 'yes-no']);

/** A save that tells the server of an answer that ends the application, without what the person wrote. */
export function toEnd(
  form: Pick<Form, 'pages'>,
  { location: _location, resumeUrl: _resumeUrl, ...request }: SaveRequest,
): SaveRequest {
  const chosen = placedQuestions(form).filter(({ question }) => CHOSEN.has(question.type));
  const keys = new Set(chosen.map(({ question }) => question.keyId));
  const pages = request.values.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      questions: section.questions.filter(({ keyId }) => keys.has(keyId)),
    })),
  }));
  return { ...request, values: { pages }, isEnd: true };
}
