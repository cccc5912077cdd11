import { expect, it } from 'vitest';
import { formOf, question } from '#schemas/testing/forms.ts';
import { readFields } from '../fields/read-fields.ts';
import { offerAnswers } from './answer-questions.ts';

const FORM = formOf(question('curp', 'curp'), question('rfc', 'rfc'));
const OPTIONS = { gazetteer: { findPlace: () => undefined }, today: '2030-01-01' };

function offered(...texts: readonly string[]): Record<string, string> {
  const lines = ['José Luis Peña', ...texts].map((text) => {
    return { text, page: 1, size: 11, isBold: false };
  });
  const answers = offerAnswers(FORM, readFields(lines), OPTIONS);
  return Object.fromEntries(answers.map(({ keyId, values }) => [keyId, values.join(' ')]));
}

it('a CURP and an RFC are offered in their normal form', () => {
  expect(offered('CURP: cupl900101hocrxs04', 'RFC GODE-561231-GR8')).toEqual({
    curp: 'CUPL900101HOCRXS04',
    rfc: 'GODE561231GR8',
  });
});

it.each([
  ['whose last digit does not fit', ['CURP: CUPL900101HOCRXS08']],
  ['of somebody else beside the own', ['CURP: CUPL900101HOCRXS04', 'GOSM850505MOCRXR03']],
  ['of a reference', ['REFERENCIAS', 'Rosa Medina, CURP CUPL900101HOCRXS04']],
])('a CURP %s is not offered', (_, texts) => {
  expect(offered(...texts)).toEqual({});
});
