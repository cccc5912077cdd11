import { expect, it } from 'vitest';
import type { FormQuestion } from '../documents/documents.ts';
import { question } from '../testing/forms.ts';
import { readAnswer } from './read-answer.ts';

type Row = readonly [typed: string, stored: string, hint?: string];

/** What keyboards, dictation, contacts and tables make of a right answer. */
const ODD: Partial<Record<FormQuestion['type'], readonly Row[]>> = {
  'full-name': [
    ['👤 Juan Pérez', 'Juan Pérez'],
    ['Pérez López, Juan', 'Pérez López Juan'],
    ['Mi nombre es Juan Pérez', 'Juan Pérez'],
    ['me llamo Ana Ruiz', 'Ana Ruiz'],
    ['¡Juan Pérez!', 'Juan Pérez'],
    ['Ñuñez', 'Ñuñez'],
    ['Ku’uk’um Xa´aj', 'Ku’uk’um Xa´aj'],
    ['Juan Soy', 'Juan Soy'],
  ],
  email: [
    ['juan@gmail,com', 'juan@gmail.com'],
    ['juan@yahoo.com,mx', 'juan@yahoo.com.mx'],
    ['juan arroba gmail punto com', 'juan@gmail.com'],
    ['juan guion bajo ruiz arroba gmail.com', 'juan_ruiz@gmail.com'],
    ['juan@gmail.com 🙂', 'juan@gmail.com'],
    ['juan@gmail.com/', 'juan@gmail.com'],
    ['muñoz@gmail.com', 'muñoz@gmail.com', 'email-accent'],
  ],
  phone: [
    ['55 1234 5678 👍', '+525512345678'],
    ['33-1234 5678 ext', '+523312345678'],
    ['Ana\n+52 1 55 1234 5678', '+525512345678'],
    ['+502 5123 4567', '+50251234567'],
    ['0155 1234 5678', '+525512345678'],
    ['MX +52 5512345678', '+525512345678'],
  ],
  number: [
    ['12 mil', '12000'],
    ['$12k', '12000'],
    ['8.5 mil pesos', '8500'],
    ['3 y medio', '3.5'],
    ['1 año y medio', '1.5'],
    ['3½', '3.5'],
    ['3 1/2', '3.5'],
    ['tengo 25 años', '25'],
    ['3, 👍', '3'],
    ['12.500', '12.5', 'number-point'],
    ['$12.000', '12', 'number-point'],
    ['$8.000 MXN', '8', 'number-point'],
    ['MX$ 8.000', '8', 'number-point'],
    ['8.000 pesos', '8', 'number-point'],
    ['8.000 M.N.', '8', 'number-point'],
    ['8.000 años', '8', 'number-point'],
    ['8.000 mil pesos', '8000'],
    ['-8.000', '-8'],
    ['8.50 pesos', '8.5'],
    ['0.500', '0.5'],
  ],
  date: [
    ['vie, 4 dic 2026', '2026-12-04'],
    ['mar 1 dic 2026', '2026-12-01'],
    ['Mar 1, 2026', '2026-03-01'],
    ['Jan 5, 2027', '2027-01-05'],
    ['5 August 1990', '1990-08-05'],
    ['Vigencia: 31/12/2027', '2027-12-31'],
    ['vence el 15 de diciembre de 2026', '2026-12-15'],
    ['15_12_2026', '2026-12-15'],
    ['15/12/2026 📅', '2026-12-15'],
  ],
  'postal-code': [
    ['44,100', '44100'],
    ['📍 44100', '44100'],
    ['mi cp es 44100', '44100'],
    ['MX-44100', '44100'],
    ['4 4 1 0 0', '44100'],
    ['44100 creo', '44100'],
  ],
  curp: [
    ['HÉGG560427MVZRRL04', 'HEGG560427MVZRRL04'],
    ['HEGG560427,MVZRRL04', 'HEGG560427MVZRRL04'],
    ['HEGG\n560427MVZRRL04', 'HEGG560427MVZRRL04'],
    ['HEGG560427MVZRRL04|HERNANDEZ|GARCIA|GLORIA', 'HEGG560427MVZRRL04'],
    ['hegg560427mvzrrl04 ✅', 'HEGG560427MVZRRL04'],
    ['Curp HEGG560427MVZRRL04', 'HEGG560427MVZRRL04'],
  ],
  rfc: [
    ['NÚHJ9403129E7', 'NUHJ9403129E7'],
    ['NUHJ9403129E7 (mío)', 'NUHJ9403129E7'],
    ['NUHJ940312,9E7', 'NUHJ9403129E7'],
    ['N.U.H.J. 940312 9E7', 'NUHJ9403129E7'],
    ['NUHJ940312-', 'NUHJ940312', 'rfc-homoclave'],
    ['RBA190304T51', 'RBA190304T51', 'rfc-company'],
  ],
  nss: [
    ['72,795,608,040', '72795608040'],
    ['IMSS 72795608040 🙂', '72795608040'],
    ['72 79 56 0804 0', '72795608040'],
    ['72795608040 imss', '72795608040'],
    ['(72795608040)', '72795608040'],
    ['7279560804-0', '72795608040'],
  ],
};

const rows = Object.entries(ODD).flatMap(([type, list]) =>
  list.map(([typed, stored, hint]) => [type as FormQuestion['type'], typed, stored, hint] as const),
);

it.each(rows)('%s %j is %j', (type, typed, stored, hint) => {
  const asked = question('q', type, type === 'number' ? { label: '¿Cuántos años?' } : {});
  const read = readAnswer(asked, [typed], { today: '2026-11-25' });
  expect(read.values).toEqual([stored]);
  expect('code' in read ? read.code : read.hint?.code).toBe(hint);
});

it.each([
  ['¿Cuánto quieres ganar al mes?', '8,000 mensuales', '8000'],
  ['¿Cuánto quieres ganar al mes?', '12 mil pesos al mes', '12000'],
  ['¿Cuánto quieres ganar al mes?', '8.000 mensuales', '8', 'number-point'],
  ['¿Cuánto quieres ganar al mes?', '$8.000 pesos al mes', '8', 'number-point'],
  ['Experiencia (meses)', '1 mes', '1'],
  ['¿A cuántos kilómetros vives?', '5 km', '5'],
])('asked %j, %j is %s', (label, typed, stored, hint?: string) => {
  const read = readAnswer(question('q', 'number', { label }), [typed], { today: '2026-11-25' });
  expect(read.values).toEqual([stored]);
  expect('code' in read ? read.code : read.hint?.code).toBe(hint);
});

it.each([
  ['phone', true, 'phone-digits'],
  ['phone', false, 'leave-empty'],
  ['curp', true, 'curp-length'],
  ['curp', false, 'leave-empty'],
] as const)('"no tengo" as %s, required: %s, is %s', (type, required, code) => {
  const read = readAnswer(question('q', type, { required }), ['No tengo'], { today: '2026-11-25' });
  expect(read).toMatchObject({ verdict: 'invalid', code });
});

it('thousands behind a point are asked for where the number is too small', () => {
  const asked = question('q', 'number', { limits: { min: 1000 } });
  expect(readAnswer(asked, ['$12.000'], { today: '2026-11-25' })).toMatchObject({
    verdict: 'invalid',
    code: 'number-point',
    params: { number: '12', thousands: '12,000' },
  });
});
