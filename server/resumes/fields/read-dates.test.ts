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
  ['05/2019 / 11/2023', '2019-05', '2023-11'],
  ['2019 -> 2023', '2019', '2023'],
  ['2019.03 - 2023.10', '2019-03', '2023-10'],
  ['ene. 2020 – hoy en día', '2020-01', null],
  ["mar '20 a la actualidad", '2020-03', null],
  ['sept. 2020 / actualidad', '2020-09', null],
  ['01/03/2020 hasta el día de hoy', '2020-03', null],
  ['2020-03 a la fecha actual', '2020-03', null],
  ['septiembre del 2020 - a la fecha', '2020-09', null],
  ['2020 - laborando', '2020', null],
])('%s is a span', (text, from, to) => {
  expect(findSpan(text)).toMatchObject({ from, to });
});

it.each(['Ruta 15-01 a 30-06', 'Folio 2015/20211', 'Turno 12/24', '12/01/15', 'Modelo 15/21'])(
  '%s is none',
  (text) => {
    expect(findSpan(text)).toBeUndefined();
  },
);
