import { expect, it } from 'vitest';
import { synonymsOf } from '../vocabulary/synonyms.ts';
import { toSearchUnits } from './search-units.ts';

const read = (text: string) => toSearchUnits(text, synonymsOf());
const required = (text: string) =>
  read(text)
    .filter(({ isOptional }) => !isOptional)
    .map((unit) => unit.text);

it('keeps every word as it was typed', () => {
  const text = 'chambita d repartidor q no sea d noche o moto y/o bici';
  expect(
    read(text)
      .map((unit) => unit.text)
      .join(' '),
  ).toBe(text.replace('/', ' '));
});

it.each([
  ['repartidor moto o bici', ['repartidor', 'moto o bici']],
  [
    'chofer o de ayudante en tijuana o en mexicali',
    ['chofer o de ayudante', 'tijuana o en mexicali'],
  ],
  ['chofer, ayudante, almacenista', ['chofer, ayudante, almacenista']],
  ['chofer, ayudante y almacenista', ['chofer, ayudante y almacenista']],
  [
    'chofer, ayudante o almacenista en turno noche',
    ['chofer, ayudante o almacenista', 'turno noche'],
  ],
  ['chofer / repartidor | cargador', ['chofer, repartidor, cargador']],
  ['ayudante general, chofer, de noche', ['ayudante general, chofer', 'de noche']],
  ['moto, bici', ['moto, bici']],
  ['jalisco, nuevo león', ['jalisco, nuevo león']],
  ['chofer, moto, turno noche', ['chofer', 'moto', 'turno noche']],
  ['chofer y repartidor', ['chofer', 'repartidor']],
  ['repartidor moto y/o bici', ['repartidor', 'moto y o bici']],
  ['🚚 chofer @ #camión', ['chofer', 'camión']],
  ['chofer entrar a las 6 am', ['chofer', 'entrar a las 6 am']],
  ['chofer o lo que sea', ['chofer']],
  ['o chofer o', ['chofer']],
])('%s has the units %j', (text, units) => {
  expect(required(text)).toEqual(units);
});

it('looks for no more than six of many alternatives', () => {
  const [unit, ...others] = read(Array.from({ length: 40 }, (_, at) => `w${at}`).join(' o '));
  expect(unit?.or).toHaveLength(6);
  expect(others).toEqual([]);
});

it.each([
  'busco chamba de lo que sea me urge',
  'buenas tardes, alguna vacante cerca de mi casa pls',
  'tengo 50 años',
  'de 18 a 45 años',
  'mayor de 45',
  'para adultos mayores de 60 años',
  '2 años de experiencia',
  'trabajo porque debo la renta y ya no aguanto',
  'ayuda, ya no tengo trabajo',
  'a e y o u',
])('%s asks nothing of jobs', (text) => {
  expect(required(text)).toEqual([]);
});

it('reads what follows a denial as denied', () => {
  const denied = (text: string) =>
    read(text).filter(({ says, never }) => says.length === 0 && never.length > 0);
  expect(denied('q no sea d noche ni fds o madrugada')).toHaveLength(2);
  expect(denied('menos uber y didi')).toHaveLength(2);
  expect(denied('sin experiencia y moto')).toEqual([]);
  expect(denied('no tengo ni moto ni carro')).toEqual([]);
});

it('reads a list that was joined as the same again', () => {
  const [list] = required('chofer, ayudante general, almacenista y cargador');
  expect(required(list ?? '')).toEqual([list]);
  expect(read(list ?? '')[0]?.or).toHaveLength(4);
});

it('takes up again what is looked for behind a reason', () => {
  expect(required('porque me corrieron pero quiero algo de chofer')).toEqual(['chofer']);
});

it.each([
  "' | !moto:* & <->",
  '\u0000\u0000',
  '()&|!<>:*\\',
  'no '.repeat(60),
  'o '.repeat(90),
  'x'.repeat(10_000),
])('reads hostile texts', (text) => {
  expect(read(text).length).toBeLessThan(100);
});
