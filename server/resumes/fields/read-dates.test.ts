import { expect, it } from 'vitest';
import { findSpan } from './read-dates.ts';

it.each([
  ['ene-15 a jun-21', '2015-01', '2021-06'],
  ['Ene/98 - Jun/01', '1998-01', '2001-06'],
  ['15/01/15 - 30/06/21', '2015-01', '2021-06'],
  ['del 15-01-15 al 30-06-21', '2015-01', '2021-06'],
  ['mar-19 a la fecha', '2019-03', null],
  ['2015/2021', '2015', '2021'],
  ['Bimbo 2015 / 2021 chofer', '2015', '2021'],
  ['05/2019 - 11/2023', '2019-05', '2023-11'],
])('%s is a span', (text, from, to) => {
  expect(findSpan(text)).toMatchObject({ from, to });
});

it.each(['Ruta 15-01 a 30-06', 'Folio 2015/20211', 'Turno 12/24', '12/01/15', 'Modelo 15/21'])(
  '%s is none',
  (text) => {
    expect(findSpan(text)).toBeUndefined();
  },
);
