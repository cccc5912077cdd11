import { expect, it } from 'vitest';
import { shortenTo } from './shorten-to.ts';

it('leaves short texts alone', () => {
  expect(shortenTo('Empleos', 7)).toBe('Empleos');
});

it('cuts between words where it can', () => {
  expect(shortenTo('Empleos para repartidores', 20)).toBe('Empleos para…');
  expect(shortenTo('Anticonstitucionalmente', 10)).toBe('Anticonst…');
});

it('cuts before an emoji, not through it', () => {
  expect(shortenTo('Reparto🚚🚚', 9)).toBe('Reparto…');
});
