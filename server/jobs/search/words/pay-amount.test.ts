import { expect, it } from 'vitest';
import { payAmountAt, toPlainAmounts } from './pay-amount.ts';

const read = (text: string) => payAmountAt(toPlainAmounts(text).split(' ').filter(Boolean));

it.each([
  ['4000 semanales', 2],
  ['más de 12000 al mes', 5],
  ['10 mil', 2],
  ['10k mensuales', 2],
  ['$2,500', 2],
  ['$500', 2],
  ['más de 3000', 3],
  ['500 pesos diarios en moto', 3],
  ['60 la hora', 3],
  ['ganar 3500 por semana cerca', 4],
  ['8000 quincenales', 2],
  ['8 mil cada quincena', 4],
  ['2500 cada 8 días', 4],
  ['15k', 1],
  ['mínimo 10,000', 2],
  ['no menos de 3000', 4],
  ['de 10 a 15 mil al mes', 7],
  ['3000 a 4000 semanales', 4],
  ['12000', 1],
  ['12.000', 1],
  ['12 000', 1],
  ['12000-15000', 3],
  ['$12,000 - $15,000', 4],
  ['10-15 mil', 4],
])('%s is an amount of pay, of %i words', (text, length) => {
  expect(read(text)?.length).toBe(length);
});

it.each([
  '200 paquetes',
  '3 y media',
  '150 cc',
  '24 horas',
  '69636',
  '06000',
  '10 200 paquetes',
  '2025-2026',
  '5 días a la semana',
  '2 semanales',
  '900000 al mes',
  'más de un año',
  '10',
  '24x24',
  '3.5',
  'de 8 a 4',
  'de 18 a 50 años',
  'más de 30 años',
  'mínimo 25 años',
  '',
])('%s is none', (text) => {
  expect(read(text)).toBeUndefined();
});

it('counts from the lower of two amounts', () => {
  expect(read('de 10 a 15 mil')?.query).toBe(read('10 mil')?.query);
  expect(read('12000-15000')?.query).toBe(read('12,000')?.query);
  expect(read('500 a 600 diarios')?.query).toBe(read('500 diarios')?.query);
});

it('asks for that much or more, as jobs write it, in the period that is named', () => {
  const query = read('4950 semanales')?.query ?? '';
  expect(query).toContain(`(('4':C) <-> ('950':C))`);
  expect(query).toContain(`(('5':C | '6':C | '7':C | '8':C | '9':C) <-> ('000':C | '050':C`);
  expect(query).toContain(`'5000':C`);
  expect(query).toContain(`(('5':C | '6':C | '7':C | '8':C | '9':C) <-> 'mil':C)`);
  expect(query).toMatch(/ & 'semanal':C$/);
  expect(read('4990 semanales')?.query).not.toContain(`'4':C`);
  expect(read('10 mil')?.query).not.toContain('&');
});

it('also asks for as much in the periods that other jobs pay by', () => {
  const weekly = read('4000 semanales')?.alsoQuery ?? '';
  const monthly = weekly.slice(weekly.indexOf('quincenal'));
  expect(monthly).toContain(`'17500':C`);
  expect(monthly).not.toContain(`'16500':C`);
  expect(weekly).toContain(`'570':C`);
  expect(weekly).not.toContain(`'560':C`);
  expect(read('8000 quincenales')?.query).toMatch(/ & 'quincenal':C$/);
  expect(weekly).toContain(`& 'quincenal':C`);
  expect(read('8000 quincenales')?.alsoQuery).toContain(`('3':C) <-> ('700':C`);
  expect(read('60 la hora')?.alsoQuery).toBeUndefined();
  expect(read('10 mil')?.alsoQuery).toBeUndefined();
});
