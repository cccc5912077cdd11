import { expect, it } from 'vitest';
import { soundOf, spellingsLike } from './sound-of-word.ts';

it.each([
  ['almasen', 'almacen'],
  ['vodega', 'bodega'],
  ['ofisial', 'oficial'],
  ['paketes', 'paquetes'],
  ['camionn', 'camion'],
  ['jeneral', 'general'],
  ['yantas', 'llantas'],
  ['orario', 'horario'],
  ['kamioneta', 'camioneta'],
  ['enpleo', 'empleo'],
])('%s sounds like %s', (typed, meant) => {
  expect(soundOf(typed)).toBe(soundOf(meant));
  expect(spellingsLike(typed)).toContain(meant);
});

it.each([
  ['chofer', 'cofer'],
  ['moto', 'voto'],
  ['carga', 'sarga'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});
