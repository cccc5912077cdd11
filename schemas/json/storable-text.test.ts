import { expect, it } from 'vitest';
import { unstorableTextAt } from './storable-text.ts';

it.each([
  ['NUL in a value', { a: ['x', 'y\0'] }, '/a/1'],
  ['NUL in a key, at its object', { a: { 'x\0': 1 } }, '/a'],
  ['a high surrogate alone', { a: 'x\ud800' }, '/a'],
  ['a low surrogate alone', { 'a/b': '\udc00x' }, '/a~1b'],
  ['a bare text', '\0', ''],
])('finds %s', (_, data, pointer) => {
  expect(unstorableTextAt(data)).toBe(pointer);
});

it('finds nothing in texts with emoji, line breaks and numbers', () => {
  expect(unstorableTextAt({ a: '🚚\n', b: [1, null, true] })).toBeUndefined();
});
