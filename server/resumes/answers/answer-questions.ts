import type { ReadField, ResumeField } from '#schemas/api/resumes.ts';
import type { Form, FormQuestion } from '#schemas/documents/documents.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import { readAnswer } from '#schemas/forms/read-answer.ts';
import type { Gazetteer } from '../../places/gazetteer.ts';

/** Below it a field stays empty: a wrong answer costs a person more than a blank. The bench fixes each. */
const LEAST_CONFIDENCE: Readonly<Record<ResumeField, number>> = {
  name: 0.8,
  email: 0.9,
  phone: 0.8,
  city: 0.7,
  postalCode: 0.9,
  lastTitle: 0.8,
  lastCompany: 0.8,
  lastFrom: 0.9,
  lastTo: 0.9,
  experienceYears: 0.9,
  licence: 0.9,
  school: 0.9,
  vehicles: 0.8,
  curp: 0.9,
  rfc: 0.9,
};

/** Below it a town must be a big one: a village of that name may be a part of the capital of its state. */
const SURE_OF_TOWN = 0.75;
/** Inhabitants; neighbourhoods that the gazetteer has as villages have fewer. */
const BIG_TOWN = 20_000;

/** An answer that the CV gives, with where it was read. */
export interface ResumeAnswer extends Pick<ReadField, 'confidence' | 'source'> {
  readonly keyId: string;
  readonly values: readonly string[];
}

export interface AnswerOptions {
  readonly gazetteer: Pick<Gazetteer, 'findPlace'>;
  /** YYYY-MM-DD */
  readonly today: string;
}

type PrefillKind = NonNullable<FormQuestion['prefill']>;

/** What a form says nothing of is known by its type, where a CV has one such thing. */
const FIELD_OF_TYPE: Partial<Readonly<Record<FormQuestion['type'], PrefillKind>>> = {
  'full-name': 'name',
  email: 'email',
  phone: 'phone',
  'postal-code': 'postalCode',
  licence: 'licence',
};

/** By the words of its label; the types are those that can hold it. */
const FIELD_OF_LABEL: readonly (readonly [PrefillKind, FormQuestion['type'], RegExp])[] = [
  ['city', 'location', /ciudad|vives|radicas|domicilio|residencia|city/i],
  [
    'lastTitle',
    'short-text',
    /(?:[uú]ltimo|actual).*puesto|puesto.*(?:[uú]ltimo|actual|anterior)|last job title/i,
  ],
  [
    'lastCompany',
    'short-text',
    /(?:[uú]ltim[ao]|actual).*(?:empresa|trabajo)|empresa.*(?:[uú]ltim|anterior)|last (?:company|employer)/i,
  ],
  ['name', 'short-text', /^nombre(?: completo)?$|^full name$/i],
];

/** Questions about other people. */
const OF_OTHERS =
  /referencia|emergencia|familiar|jef[ea]|otr[ao]|adicional|recados|esposa|esposo|padre|madre|emergency|reference/i;

/** Official keys, which are offered and never filled in by themselves. */
const OFFERED: Partial<Readonly<Record<FormQuestion['type'], ResumeField>>> = {
  curp: 'curp',
  rfc: 'rfc',
};

/** What a CV says for questions that a person has to agree to first, each valid and in its normal form. */
export function offerAnswers(
  form: Pick<Form, 'pages'>,
  fields: readonly ReadField[],
  options: AnswerOptions,
): ResumeAnswer[] {
  return placedQuestions(form).flatMap(({ question }) => {
    const kind = OFFERED[question.type];
    const read = fields.find(({ field }) => field === kind);
    return read === undefined || OF_OTHERS.test(question.label)
      ? []
      : answerWith(read, question, options);
  });
}

/** Answers to the questions of a form, each valid and in its normal form. CURP, RFC and NSS are never filled in. */
export function answerQuestions(
  form: Pick<Form, 'pages'>,
  fields: readonly ReadField[],
  options: AnswerOptions,
): ResumeAnswer[] {
  const taken = new Set<PrefillKind>();
  return placedQuestions(form).flatMap(({ question }) => {
    const kind = fieldOf(question);
    if (kind === undefined || (question.prefill === undefined && taken.has(kind))) return [];
    taken.add(kind);
    const read = fields.find(({ field }) => field === kind);
    return read === undefined ? [] : answerWith(read, question, options);
  });
}

function answerWith(
  read: ReadField,
  question: FormQuestion,
  options: AnswerOptions,
): ResumeAnswer[] {
  const { confidence, source, field } = read;
  if (confidence < LEAST_CONFIDENCE[field]) return [];
  const verdict = readAnswer(question, toTyped(question, read, options), options);
  if (verdict.verdict !== 'valid') return [];
  return [{ keyId: question.keyId, values: verdict.values, confidence, source }];
}

function fieldOf({ prefill, type, label, sensitive }: FormQuestion): PrefillKind | undefined {
  if (sensitive === true) return undefined;
  if (prefill !== undefined) return prefill;
  if (OF_OTHERS.test(label)) return undefined;
  const named = FIELD_OF_LABEL.find(([, each, words]) => each === type && words.test(label));
  return named?.[0] ?? FIELD_OF_TYPE[type];
}

/** As a person would answer it. */
function toTyped(question: FormQuestion, read: ReadField, options: AnswerOptions): string[] {
  const { field, value } = read;
  if (field === 'city') return cityValues(question, read, options);
  if (field === 'licence' && question.type === 'licence') {
    const [issuer = '', type] = value.split(' ');
    // A letter alone says nothing: each issuer means something else by it.
    return type === undefined ? [] : [issuer, type];
  }
  return [value];
}

/** The place that the gazetteer knows; a town that it does not know is no answer. */
function cityValues(
  { type }: FormQuestion,
  { value, confidence }: ReadField,
  { gazetteer }: AnswerOptions,
): string[] {
  const [city = '', state] = value.split(', ');
  const place = gazetteer.findPlace({ city, ...(state !== undefined && { state }) });
  if (place === undefined) return [];
  if (confidence < SURE_OF_TOWN && place.population < BIG_TOWN) return [];
  const label = [place.city, place.state, place.country].join(', ');
  return [
    type === 'location'
      ? `${label}--${place.latitude}--${place.longitude}`
      : `${place.city}, ${place.state}`,
  ];
}
