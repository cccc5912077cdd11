import { expect, it } from 'vitest';
import { formOf, question } from '#schemas/testing/forms.ts';
import { readFields } from '../fields/read-fields.ts';
import { readTextFile } from '../files/read-text.ts';
import { answerQuestions } from './answer-questions.ts';

const FORM = formOf(
  question('puesto', 'short-text', { prefill: 'lastTitle' }),
  question('empresa', 'short-text', { prefill: 'lastCompany' }),
);
const OPTIONS = { gazetteer: { findPlace: () => undefined }, today: '2030-01-01' };

function answered(...lines: readonly string[]): Record<string, string> {
  const { lines: read } = readTextFile(Buffer.from(['EXPERIENCIA', ...lines].join('\n')));
  const answers = answerQuestions(FORM, readFields(read), OPTIONS);
  return Object.fromEntries(answers.map(({ keyId, values }) => [keyId, values.join(' ')]));
}

it('title and company are answered where the words say which is which', () => {
  const job = { puesto: 'Chofer', empresa: 'Bimbo' };
  expect(answered('Bimbo', 'Chofer', '2019 - 2023')).toEqual(job);
  expect(answered('Empresa: Bimbo', 'Puesto: Chofer', '2019 - 2023')).toEqual(job);
});

it.each([
  ['Proyecto Anáhuac', 'Zona Cumbres', '2019 - 2023'],
  ['Nayarit Unido', '2019 - 2023'],
])('title and company stay empty where no word says which is which: %j', (...lines) => {
  expect(answered(...lines)).toEqual({});
});
