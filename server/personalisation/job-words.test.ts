import { describe, expect, it } from 'vitest';
import {
  toJobWords,
  toKindQuery,
  toLicenceWords,
  toScheduleWords,
  toTextQuery,
  toVehicleWords,
} from './job-words.ts';

it.each([
  ['Repartidora en motocicleta', ['repartidor', 'moto']],
  ['Repartidor(a) de moto (h/m)', ['repartidor', 'moto']],
  ['Conductora o conductor de van', ['chofer', 'van']],
  ['ÚLTIMA MILLA', ['ultim', 'mill']],
  ['24/7', []],
  ['', []],
])('the words of %s are %j', (text, words) => {
  expect(toJobWords(text)).toEqual(words);
});

it.each([
  ['Moto 125 cc con caja', ['moto']],
  ['Camioneta de 1.5 toneladas con rampa', ['camioneta']],
  ['Moto o bicicleta', ['moto', 'bicicleta']],
  ['Patín hidráulico', ['patin', 'hidraulic']],
])('the vehicle %s is %j', (text, words) => {
  expect(toVehicleWords(text)).toEqual(words);
});

it.each([
  ['Lunes a sábado, 7:00 a 15:00', ['manana']],
  ['Martes a domingo, 13:00 a 20:00', ['tarde']],
  ['5 noches a la semana, 1:30 a 9:00', ['noche']],
  ['Turno 3: lunes a viernes, 21:30 a 5:00', ['noche']],
  ['Turno nocturno', ['noche']],
  ['Medio tiempo por las mañanas', ['medio', 'manana']],
  ['Horario flexible', ['flexible']],
])('the schedule %s is %j', (text, words) => {
  expect(toScheduleWords(text)).toEqual(words);
});

it.each([
  ['No se requiere licencia', ['ninguna']],
  ['Estatal tipo A (Jalisco)', ['estatal', 'tipo-a']],
  ['Chofer, expedida en Jalisco', ['chofer']],
  ['Licencia de motociclista', ['moto']],
])('the licence %s is %j', (text, words) => {
  expect(toLicenceWords(text)).toEqual(words);
});

describe('queries for a text index', () => {
  it('hold all words of a title in each of their spellings', () => {
    expect(toTextQuery('Repartidor de moto')).toBe(
      '(repartidor) & (moto | motocicleta | motociclista)',
    );
    expect(toTextQuery("' & ! | ( : * <-> \\ 7")).toBe('');
  });

  it('hold the kinds of a preference, otherwise its words', () => {
    expect(toKindQuery('Bicicleta o moto propia')).toBe(
      'bicicleta | bici | moto | motocicleta | motociclista',
    );
    expect(toKindQuery('Patín hidráulico')).toBe('(patin) & (hidraulico)');
  });
});
