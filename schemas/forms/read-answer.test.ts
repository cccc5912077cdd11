import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import cases from '../testing/form-cases/answers.json' with { type: 'json' };
import { question } from '../testing/forms.ts';
import { readAnswer } from './read-answer.ts';
import { licenceIssuers } from './types/licence-issuers.ts';
import { questionTypes } from './types/question-types.ts';

const context = { today: '2026-11-25' };
type Type = keyof typeof questionTypes;
const types = Object.keys(questionTypes) as Type[];

describe('an answer as people give it', () => {
  it.each(cases)('$id is $verdict', ({ type, input, verdict, stored }) => {
    const read = readAnswer(question('q', type as Type), [input].flat(), context);
    expect(read.verdict === 'empty' ? 'invalid' : read.verdict).toBe(verdict);
    if (stored !== undefined) expect(read.values).toEqual([stored]);
    if (verdict === 'invalid') expect(read.values).toEqual([]);
  });
});

it.each<[Type, string, string | undefined, string?]>([
  ['phone', '+52 044 55 1234 5678', '+525512345678'],
  ['phone', '+1 (212) 555-0123', '+12125550123'],
  ['phone', '5512345678 5587654321', undefined, 'phone-one'],
  ['phone', '0512345678', undefined, 'phone-area'],
  ['full-name', 'Ngũgĩ wa Thiong’o', 'Ngũgĩ wa Thiong’o'],
  ['full-name', '王小明', '王小明'],
  ['full-name', 'María\u200b José', 'María José'],
  ['full-name', 'Ma. del Carmen', 'Ma. del Carmen'],
  ['full-name', '👨‍👩‍👧 Ana Ruiz 👋🏽🇲🇽', 'Ana Ruiz'],
  ['full-name', '👋🏽🇲🇽', undefined, 'name-letters'],
  ['full-name', 'J', undefined, 'name-short'],
  ['full-name', '...', undefined, 'name-letters'],
  ['full-name', 'a'.repeat(121), undefined, 'text-long'],
  ['email', 'ana.correo.example', undefined, 'email-at'],
  ['email', 'ana@correo', undefined, 'email-format'],
  ['email', 'ana@@correo.mx', undefined, 'email-format'],
  ['email', 'ana ruiz@correo.mx', undefined, 'email-local'],
  ['email', '.ana@correo.mx', undefined, 'email-local'],
  ['email', '@correo.mx', undefined, 'email-local'],
  ['email', 'a@b.example c@d.example', undefined, 'email-one'],
  ['number', '1,250,000.50', '1250000.5'],
  ['number', '12 000', '12000'],
  ['number', "1'250,000", '1250000'],
  ['number', "1'250", undefined, 'number-format'],
  ['number', '$12,000', '12000'],
  ['number', '1.250,50', '1250.5'],
  ['number', '1.000.000', '1000000'],
  ['number', '1.00.000', undefined, 'number-format'],
  ['number', '-0', '0'],
  ['number', '\u22123', '-3'],
  ['number', '007', '7'],
  ['number', '.5', '0.5'],
  ['number', '1,25,000', undefined, 'number-format'],
  ['number', '1,2345', undefined, 'number-format'],
  ['number', '3 años', undefined, 'number-format'],
  ['number', '$ 1,500.00 MXN', '1500'],
  ['number', '1,500 pesos', '1500'],
  ['number', '$1,500 M.N.', '1500'],
  ['number', 'pesos', undefined, 'number-format'],
  ['number', 'Infinity', undefined, 'number-format'],
  ['number', '9'.repeat(16), undefined, 'number-format'],
  ['date', '1/3/2026', '2026-03-01'],
  ['date', '01-03-2026', '2026-03-01'],
  ['date', '1 de marzo de 2026', '2026-03-01'],
  ['date', '1 mar 2026', '2026-03-01'],
  ['date', '1 de mazo de 2026', undefined, 'date-format'],
  ['date', '1° de marzo de 2026', '2026-03-01'],
  ['date', '1.º de marzo de 2026', '2026-03-01'],
  ['date', 'Primero de marzo de 2026', '2026-03-01'],
  ['date', '12 de setiembre de 2026', '2026-09-12'],
  ['date', '12-mar-2026', '2026-03-12'],
  ['date', '2026/03/01', '2026-03-01'],
  ['date', 'Lunes, 2 de marzo de 2026', '2026-03-02'],
  ['date', 'miércoles 4 de marzo, 2026', '2026-03-04'],
  ['date', 'lunes', undefined, 'date-format'],
  ['date', '31 de abril de 2026', undefined, 'date-missing'],
  ['date', '29/02/2025', undefined, 'date-missing'],
  ['date', '0026-03-01', undefined, 'date-year'],
  ['date', '2026-03-01T00:00', '2026-03-01'],
  ['date', '2026-03-01 00:00:00', '2026-03-01'],
  ['date', '01/03/2026 12:30 p. m.', '2026-03-01'],
  ['date', '01032026', '2026-03-01'],
  ['date', '20260301', '2026-03-01'],
  ['date', '20012001', '2001-01-20'],
  ['date', '010326', undefined, 'date-year'],
  ['date', '99999999', undefined, 'date-format'],
  ['date', '1–3–2026', '2026-03-01'],
  ['date', '1ro de marzo de 2026', '2026-03-01'],
  ['date', 'marzo 1, 2026', '2026-03-01'],
  ['date', 'Mar 1, 2026', '2026-03-01'],
  ['date', 'Fecha: 01/03/2026', '2026-03-01'],
  ['date', 'Fecha de nacimiento: 31/12/1990', '1990-12-31'],
  ['date', '1/3/26', undefined, 'date-year'],
  ['date', 'mañana', undefined, 'date-format'],
  ['date', '2026.03.01', '2026-03-01'],
  ['date', 'a partir del 1 de marzo de 2026', '2026-03-01'],
  ['date', 'Desde el 01/03/2026', '2026-03-01'],
  ['date', 'nací el 5 de mayo de 1990', '1990-05-05'],
  ['date', 'desde marzo', undefined, 'date-format'],
  ['postal-code', '44 100', '44100'],
  ['postal-code', 'C.P. 44100', '44100'],
  ['postal-code', 'CP: 44100.', '44100'],
  ['postal-code', '44100, Guadalajara, Jal.', '44100'],
  ['curp', 'CURP: HEGG560427MVZRRL04', 'HEGG560427MVZRRL04'],
  ['curp', 'Mi CURP es «HEGG-560427-MVZRRL-04».', 'HEGG560427MVZRRL04'],
  ['postal-code', 'Col. Americana 44100', '44100'],
  ['postal-code', '44100 - Guadalajara', '44100'],
  ['postal-code', '44100.0', '44100'],
  ['postal-code', '４４１００', '44100'],
  ['postal-code', 'Calle 5, 44100', undefined, 'postal-code-digits'],
  ['postal-code', '44100 o 44160', undefined, 'postal-code-digits'],
  ['postal-code', '441005', undefined, 'postal-code-digits'],
  ['curp', 'Clave: HEGG560427MVZRRL04', 'HEGG560427MVZRRL04'],
  ['curp', 'HEGG560427MVZRRL04 (Gloria)', 'HEGG560427MVZRRL04'],
  ['curp', 'hegg/560427/mvzrrl/04', 'HEGG560427MVZRRL04'],
  ['curp', 'RFC HEGG560427 CURP HEGG560427MVZRRL04', 'HEGG560427MVZRRL04'],
  ['curp', 'HEGG560427MVZRRL04 NUHJ940312MJCXRS03', undefined, 'curp-length'],
  ['rfc', 'RFC: NUHJ-940312-9E7', 'NUHJ9403129E7'],
  ['rfc', 'NUHJ940312 9E7', 'NUHJ9403129E7'],
  ['rfc', 'El RFC de Ana es NUHJ940312-9E7.', 'NUHJ9403129E7'],
  ['rfc', 'NUHJ940312 sin homoclave', 'NUHJ940312', 'rfc-homoclave'],
  ['rfc', 'HEGG560427MVZRRL04', undefined, 'rfc-length'],
  ['nss', 'No. IMSS 72795608040', '72795608040'],
  ['nss', 'Número de seguridad social: 72-79-56-0804-0', '72795608040'],
  ['nss', '72795608040.0', '72795608040'],
  ['nss', '72/79/56/0804/0', '72795608040'],
  ['nss', '7.27956E+10', undefined, 'nss-digits'],
  ['full-name', 'Nombre: Ana Ruiz', 'Ana Ruiz'],
  ['full-name', '"Ana Ruiz",', 'Ana Ruiz'],
  ['full-name', 'Ana Ruiz 😊', 'Ana Ruiz'],
  ['full-name', 'José Ma. Pérez G.', 'José Ma. Pérez G.'],
  ['full-name', 'Ana/Luz', undefined, 'name-letters'],
  ['full-name', 'Nombre y apellidos: Ana Ruiz', 'Ana Ruiz'],
  ['full-name', '*Ana Ruiz*', 'Ana Ruiz'],
  ['full-name', 'Ana  Ruiz\u00a0 Soto', 'Ana Ruiz Soto'],
  ['number', '12 000,50', '12000.5'],
  ['number', '$8,000.00 MXN neto', '8000'],
  ['number', '8,000 pesos netos', '8000'],
  ['number', '8 mil libres', '8000'],
  ['number', '8 mil 500', '8500'],
  ['number', '$8 mil 500 pesos', '8500'],
  ['number', '1´250,000', '1250000'],
  ['number', '8 mil 50', undefined, 'number-format'],
  ['number', '<5', undefined, 'number-format'],
  ['number', '> 5', undefined, 'number-format'],
  ['number', '1,500 MN', '1500'],
  ['number', '$1,500.00 pesos mexicanos', '1500'],
  ['number', '1,500 pesos M.N.', '1500'],
  ['number', '1,500 pesetas', undefined, 'number-format'],
  ['nss', '72795608040 (IMSS)', '72795608040'],
  ['nss', '72-79-56-0804-0 de Ana', '72795608040'],
  ['nss', '72795608040 y 72795608041', undefined, 'nss-digits'],
  ['email', 'ana@gmail .com', 'ana@gmail.com'],
  ['email', 'ana@yahoo. com. mx', 'ana@yahoo.com.mx'],
  ['email', 'ana@gmail.com. Gracias', undefined, 'email-format'],
  ['number', '"3"', '3'],
  ['number', '３', '3'],
  ['number', 'MXN 1,500', '1500'],
  ['number', '3²', undefined, 'number-format'],
  ['rfc', '"R.F.C. NUHJ 940312 9E7"', 'NUHJ9403129E7'],
  ['nss', 'NSS: 72795608040.', '72795608040'],
  ['date', 'el 5 de mayo de 1990', '1990-05-05'],
  ['date', '31/12/1990.', '1990-12-31'],
  ['date', '"31/12/1990",', '1990-12-31'],
  ['postal-code', '00100', undefined, 'postal-code-unknown'],
  ['curp', 'CUPL881102HOCRXSO3', undefined, 'curp-digit-at'],
  ['curp', 'CUPL881102HOCRXS0', undefined, 'curp-length'],
  ['curp', 'CUPL881102ZOCRXS03', undefined, 'curp-character-at'],
  ['curp', 'CUPL881102HXXRXS03', undefined, 'curp-state'],
  ['curp', 'CUPL881302HOCRXS03', undefined, 'curp-date'],
  ['rfc', 'NUHJ940312', 'NUHJ940312', 'rfc-homoclave'],
  ['rfc', 'NUHJ94031', undefined, 'rfc-length'],
  ['rfc', '1UHJ9403129E7', undefined, 'rfc-letter-at'],
  ['nss', '00000000000', undefined, 'nss-check'],
  [
    'location',
    'Guadalajara, Jalisco, México--99--0',
    'Guadalajara, Jalisco, México--99--0',
    'location-typed',
  ],
  ['yes-no', 'sí', undefined, 'choice-unknown'],
  ['resume', 'https://empleos.example/api/upload/f3a', 'https://empleos.example/api/upload/f3a'],
  ['resume', 'javascript:alert(1)', undefined, 'file-link'],
  ['file', '//mal.example/x', undefined, 'file-link'],
  ['information', 'hola', undefined],
  ['consent', 'on', undefined],
  ['long-text', 'uno\r\ndos\u0000', 'uno\ndos'],
  ['long-text', '👩‍👧 sí', '👩‍👧 sí'],
  ['short-text', '\u202euno\u202c \ud800', 'uno'],
])('%s %j becomes %j', (type, typed, stored, code) => {
  const read = readAnswer(question('q', type), [typed], context);
  expect(read.values).toEqual(stored === undefined ? [] : [stored]);
  expect('code' in read ? read.code : undefined).toBe(code);
});

it.each([
  ['¿Cuántos años manejas?', '3 años', '3'],
  ['¿Cuántos años manejas?', '1 AÑO.', '1'],
  ['¿Cuánto quieres ganar a la semana?', '$2,500 a la semana', '2500'],
  ['¿Cuánto quieres ganar al mes?', '12,000 pesos al mes', '12000'],
  ['¿Cuánto quieres ganar al mes?', '2,500 pesos a la semana', undefined],
  ['Experiencia (meses)', '6meses', '6'],
  ['Experiencia (meses)', '2 años', undefined],
  ['¿Cuántos años manejas?', '3 a', undefined],
  ['¿Cuántos años manejas?', 'tres años', undefined],
])('at %j, %j is %s', (label, typed, stored) => {
  const { values } = readAnswer(question('q', 'number', { label }), [typed], context);
  expect(values).toEqual(stored === undefined ? [] : [stored]);
});

it('says which character of a CURP is wrong', () => {
  expect(readAnswer(question('q', 'curp'), ['CUPL88I102HOCRXS03'], context)).toMatchObject({
    code: 'curp-digit-at',
    params: { position: 7, found: 'I' },
  });
});

it.each([
  [{ min: 3 }, '2', 'number-min'],
  [{ max: 3 }, '3,5', 'number-max'],
  [{ min: 0, max: 3 }, '3', undefined],
])('a number within %j', (limits, typed, code) => {
  const read = readAnswer(question('q', 'number', { limits }), [typed], context);
  expect('code' in read ? read.code : undefined).toBe(code);
});

it.each([
  [{ from: 'today' }, '2026-11-24', 'date-from'],
  [{ from: 'today' }, '2026-11-25', undefined],
  [{ to: 'today+30d' }, '2026-12-25', undefined],
  [{ to: 'today+30d' }, '2026-12-26', 'date-to'],
  [{ to: 'today-6570d' }, '2010-01-01', 'date-to'],
  [{ from: '2026-01-01', to: '2026-01-31' }, '31/01/2026', undefined],
])('a day within %j', (limits, typed, code) => {
  const read = readAnswer(question('q', 'date', { limits }), [typed], context);
  expect('code' in read ? read.code : undefined).toBe(code);
});

it.each([
  [['a', 'a', 'b'], { values: ['a', 'b'] }],
  [['a'], { code: 'chosen-min', params: { min: 2 } }],
  [['a', 'b', 'c'], { code: 'chosen-max', params: { max: 2 } }],
  [['a', 'x'], { code: 'choice-unknown' }],
  [[''], { verdict: 'empty' }],
])('of choices %j', (typed, outcome) => {
  const asked = question('q', 'multiple-choice', { limits: { minChosen: 2, maxChosen: 2 } });
  expect(readAnswer(asked, typed, context)).toMatchObject(outcome);
});

it.each([
  [
    ['jal', 'Chofer'],
    ['JAL', 'chofer'],
  ],
  [
    ['NLE', 'automovilista'],
    ['NL', 'automovilista'],
  ],
  [
    ['Nuevo León', 'chofer'],
    ['NL', 'chofer'],
  ],
  [['pending'], ['pending']],
  [['none', ''], ['none']],
  [
    ['VER', 'other'],
    ['VER', 'other'],
  ],
])('the licence %j is %j', (typed, values) => {
  expect(readAnswer(question('q', 'licence'), typed, context)).toEqual({
    verdict: 'valid',
    values,
  });
});

it.each([
  [['JAL', 'B'], 'licence-type'],
  [['CDMX'], 'licence-type'],
  [['Atlantis', 'A'], 'licence-issuer'],
  [['CDMX', 'A', 'B'], 'one-answer'],
])('the licence %j is refused: %s', (typed, code) => {
  expect(readAnswer(question('q', 'licence'), typed, context)).toMatchObject({ code });
});

it('knows the 32 states and the federal office, each by codes of its own', () => {
  const codes = licenceIssuers.flatMap(({ code, aliases }) => [code, ...aliases]);
  expect(licenceIssuers).toHaveLength(33);
  expect(new Set(codes).size).toBe(codes.length);
});

const anyValues = fc.array(
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[\d ,.$+-]{0,12}$/),
    fc.constantFrom(
      'yes',
      'no',
      'a',
      'b',
      'true',
      'none',
      'CDMX',
      'A',
      ...cases.flatMap((each) => each.input),
    ),
  ),
  { maxLength: 4 },
);

it('of any type survives any text, and its normal form is read as itself', () => {
  fc.assert(
    fc.property(fc.constantFrom(...types), anyValues, (type, typed) => {
      const read = readAnswer(question('q', type), typed, context);
      if (read.values.length === 0) return;
      expect(read.verdict).toMatch(/^(?:valid|warn)$/);
      const { verdict, values } = read;
      expect(readAnswer(question('q', type), values, context)).toMatchObject({ verdict, values });
    }),
    { numRuns: 2000 },
  );
});

it('reads endless text without endless time', () => {
  const start = performance.now();
  for (const type of types) {
    for (const text of [
      '1,'.repeat(1e6),
      'a'.repeat(2e6),
      ' -'.repeat(1e6),
      '\u202a'.repeat(2e6),
    ]) {
      expect(readAnswer(question('q', type), [text], context).values).toEqual([]);
    }
  }
  expect(performance.now() - start).toBeLessThan(2000);
});

/** What patterns that look for an end at each place would read by the square of its length, for ten seconds and more. */
const HOSTILE = [',', ' ', ' ,', '.', '1', '(', 'a ', '@', 'A1'].map((unit) => {
  return `${unit.repeat(49_000 / unit.length)}a`;
});

it.each(types)('a %s of 49,000 signs costs no more than its length', (type) => {
  const label = 'Años '.repeat(100);
  const start = process.cpuUsage();
  for (const typed of HOSTILE) readAnswer(question('q', type, { label }), [typed], context);
  const { user, system } = process.cpuUsage(start);
  expect(user + system).toBeLessThan(3_000_000);
});
