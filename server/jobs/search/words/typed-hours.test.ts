import { expect, it } from 'vitest';
import { hoursAt } from './typed-hours.ts';

const read = (text: string) => hoursAt(text.split(' '));

it.each([
  ['de 8 a 4', 4, '8', '16'],
  ['de 9am a 6pm', 4, '9', '18'],
  ['de las 9 de la mañana a las 6 de la tarde cerca', 12, '9', '18'],
  ['de 2 a 10', 4, '14', '22'],
  ['de 10 a 6 de la mañana', 7, '22', '6'],
  ['de 8 a 8', 4, '8', '20'],
  ['de 16 a 20', 4, '16', '20'],
  ['10pm a 6am', 3, '22', '6'],
  ['22 a 6', 3, '22', '6'],
  ['22 00 a 06 00', 5, '22', '6'],
  ['10 p m a 6 a m', 7, '22', '6'],
  ['6 a 14 hrs', 4, '6', '14'],
])('%s is the hours of a shift, of %i words', (text, length, start, end) => {
  const hours = read(text);
  expect(hours?.length).toBe(length);
  const [begins, ends] = (hours?.query ?? '').split(' & ');
  expect(begins).toContain(`('${start}':C <-> '00':C)`);
  expect(ends).toContain(`('${end}':C <-> '00':C)`);
});

it.each([
  '8 a 4',
  '18 a 20 años',
  '15 a 20 paquetes',
  'de 18 a 50 años',
  'de lunes a viernes',
  'de 30 a 40',
  '',
])('%s is none', (text) => {
  expect(read(text)).toBeUndefined();
});
