import { expect, it } from 'vitest';
import { synonymsOf } from '../vocabulary/synonyms.ts';
import { toTypedWords } from './typed-words.ts';

const meant = (text: string) =>
  toTypedWords(text, synonymsOf())
    .map((word) => word.meant)
    .join(' ');

it.each([
  ['chambita', 'chamba'],
  ['jalecito', 'jale'],
  ['camioncito', 'camion'],
  ['motitos', 'moto'],
  ['cochecito', 'coche'],
  ['cerquita', 'cerca'],
  ['sueldazo', 'sueldo'],
])('%s is a pet name of %s', (typed, word) => {
  expect(meant(typed)).toBe(word);
});

it.each(['visita', 'circuito', 'plaza', 'cargamento', 'Benito'])('%s is none', (typed) => {
  expect(meant(typed)).toBe(typed);
});

it('writes short forms out', () => {
  expect(meant('q sea d noche x semana')).toBe('que sea de noche por semana');
});
