import type { ReadField } from '#schemas/api/resumes.ts';
import { formOf, question } from '#schemas/testing/forms.ts';
import { openGazetteer } from '../../../server/places/gazetteer.ts';
import { answerQuestions } from '../../../server/resumes/answers/answer-questions.ts';
import type { ResumeTruth } from './invent-person.ts';
import type { FieldResult, TruthField } from './truth-fields.ts';

/** What forms ask of what is scored; months of jobs are for recruiters alone. */
export const FILLED_FIELDS = [
  'name',
  'email',
  'phone',
  'city',
  'lastTitle',
  'lastCompany',
  'licence',
] as const satisfies readonly TruthField[];

const FORM = formOf(
  question('name', 'full-name', { prefill: 'name' }),
  question('email', 'email', { prefill: 'email' }),
  question('phone', 'phone', { prefill: 'phone' }),
  question('city', 'location', { prefill: 'city' }),
  question('lastTitle', 'short-text', { prefill: 'lastTitle' }),
  question('lastCompany', 'short-text', { prefill: 'lastCompany' }),
  question('licence', 'licence', { prefill: 'licence' }),
);

const OPTIONS = { gazetteer: openGazetteer(), today: '2026-11-01' };

/** What one form that asks for all of it gets of what was read, beside what a person would answer. */
export function scoreFilled(fields: readonly ReadField[], truth: ResumeTruth): FieldResult[] {
  const answers = new Map(
    answerQuestions(FORM, fields, OPTIONS).map(({ keyId, values }) => [keyId, values.join(' ')]),
  );
  return FILLED_FIELDS.map((field) => {
    const answer = answers.get(field) ?? null;
    return {
      field,
      wanted: dueAnswer(field, truth),
      read: field === 'city' ? townOf(answer) : answer,
    };
  });
}

/** Towns as the gazetteer names them. A licence's letter without the office that issued it is no answer. */
function dueAnswer(field: TruthField, truth: ResumeTruth): string | null {
  const { [field]: value } = truth;
  if (field === 'licence' && value?.length === 1) return null;
  if (field !== 'city' || value === null) return value;
  const [city = '', state = ''] = value.split(', ');
  const place = OPTIONS.gazetteer.findPlace({ city, state });
  return place === undefined ? value : `${place.city}, ${place.state}`;
}

/** `Puebla, Puebla` of `Puebla, Puebla, México--19.04--98.2`. */
function townOf(answer: string | null): string | null {
  return answer === null ? null : answer.split(', ').slice(0, 2).join(', ');
}
