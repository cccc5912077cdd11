import { describe, expect, it } from 'vitest';
import type { ReadField, ResumeField } from '#schemas/api/resumes.ts';
import { formOf, question } from '#schemas/testing/forms.ts';
import { openGazetteer } from '../../places/gazetteer.ts';
import { readFields } from '../fields/read-fields.ts';
import { readTextFile } from '../files/read-text.ts';
import { answerQuestions, offerAnswers } from './answer-questions.ts';

const FORM = formOf(question('ciudad', 'location', { prefill: 'city' }));
const OPTIONS = { gazetteer: openGazetteer(), today: '2030-01-01' };

it.each([
  ['Domicilio: Privada Sonora, El Mirador, Puebla', undefined],
  ['Calle 5 de Mayo S/N, San Andrés Cholula, Puebla', /^San Andrés Cholula, Puebla, México/],
  ['Domicilio: Calle Campeche 20, Hipódromo, Ciudad de México', undefined],
  ['vivo en ecatepec edo mex', /^Ecatepec, Estado de México/],
])('a part of a capital is no town that is called so: %s', (line, expected) => {
  const { lines } = readTextFile(Buffer.from(`Ana Ruiz Soto\n${line}`));
  const [answer] = answerQuestions(FORM, readFields(lines), OPTIONS);
  if (expected === undefined) expect(answer).toBeUndefined();
  else expect(answer?.values[0]).toMatch(expected);
});

/** A form that asks for all that a CV may answer; the licence as text, which takes a letter alone too. */
const WHOLE_FORM = formOf(
  question('name', 'full-name', { prefill: 'name' }),
  question('email', 'email', { prefill: 'email' }),
  question('phone', 'phone', { prefill: 'phone' }),
  question('city', 'short-text', { prefill: 'city' }),
  question('postalCode', 'postal-code', { prefill: 'postalCode' }),
  question('lastTitle', 'short-text', { prefill: 'lastTitle' }),
  question('lastCompany', 'short-text', { prefill: 'lastCompany' }),
  question('experienceYears', 'number', { prefill: 'experienceYears' }),
  question('licence', 'short-text', { prefill: 'licence' }),
);
const OFFERING_FORM = formOf(question('curp', 'curp'), question('rfc', 'rfc'));

const CLEAR = [
  'Nombre: Ana Ruiz Soto',
  'Tel. 55 1234 5678',
  'Correo: ana.ruiz@correo.example',
  'Domicilio: Calle Hidalgo 4, Col. Centro, Puebla, Puebla, C.P. 72000',
  'CURP: CUPL900101HOCRXS04',
  'RFC: GODE561231GR8',
  '5 años de experiencia',
  'EXPERIENCIA',
  'Empresa: Paquetes del Valle',
  'Puesto: Repartidora',
  'marzo 2021 - abril 2024',
  'Licencia federal tipo B',
];

function readText(lines: readonly string[]): ReadField[] {
  return readFields(readTextFile(Buffer.from(lines.join('\n'))).lines);
}

function filledIn(fields: readonly ReadField[]): Record<string, string> {
  const answers = [
    ...answerQuestions(WHOLE_FORM, fields, OPTIONS),
    ...offerAnswers(OFFERING_FORM, fields, OPTIONS),
  ];
  return Object.fromEntries(answers.map(({ keyId, values }) => [keyId, values.join(' ')]));
}

const FILLED = {
  ...{ name: 'Ana Ruiz Soto', phone: '+525512345678', email: 'ana.ruiz@correo.example' },
  ...{ city: 'Puebla, Puebla', postalCode: '72000', experienceYears: '5' },
  ...{ lastTitle: 'Repartidora', lastCompany: 'Paquetes del Valle', licence: 'federal B' },
  ...{ curp: 'CUPL900101HOCRXS04', rfc: 'GODE561231GR8' },
};

it('a CV that says everything clearly answers everything', () => {
  expect(filledIn(readText(CLEAR))).toEqual(FILLED);
});

/** No word says which is the company. */
const UNCLEAR_JOB = ['EXPERIENCIA', 'Proyecto Anáhuac — Altata Norte (2019 - 2023)'];

describe('what a CV does not say clearly is read, and answers nothing:', () => {
  it.each<readonly [ResumeField, value: string, ...lines: string[]]>([
    ['name', 'Nohemí Arriaga', 'Nohemí Arriaga', 'Villalpando'],
    ['phone', '+525512345678', 'Ana Ruiz Soto', 'HABILIDADES', 'Ventas, 55 1234 5678'],
    ['lastTitle', 'Proyecto Anáhuac', ...UNCLEAR_JOB],
    ['lastCompany', 'Altata Norte', ...UNCLEAR_JOB],
    ['licence', 'C', 'Ana Ruiz Soto', 'Chofer tipo C'],
  ])('%s', (field, value, ...lines) => {
    const fields = readText(lines);
    const read = fields.find((each) => each.field === field);
    expect(read?.value).toBe(value);
    expect(filledIn(fields)[field]).toBeUndefined();
  });

  it('nor does anything that is as likely wrong as right', () => {
    const unsure = readText(CLEAR).map((each) => ({ ...each, confidence: 0.5 }));
    expect(filledIn(unsure)).toEqual({});
  });
});
