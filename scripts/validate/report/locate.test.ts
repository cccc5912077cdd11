import { expect, it } from 'vitest';
import { createProblem } from '#schemas/problems/create-problem.ts';
import { createLocator } from './locate.ts';

const text = '{\n  "a": [10, {"b/c": 1}],\r\n\t"ñ🚚": 2, "d": 3,\n  "d": 4\n}';
const locate = createLocator(text);

it.each([
  ['', 1, 1],
  ['/a', 2, 8],
  ['/a/0', 2, 9],
  ['/a/1/b~1c', 2, 21],
  ['/ñ🚚', 3, 9],
])('finds the value at "%s"', (pointer, line, column) => {
  expect(locate(createProblem('value-wrong-format', { pointer }))).toEqual({ line, column });
});

it('points at the name of an unknown property', () => {
  expect(locate(createProblem('property-unknown', { pointer: '/a/1/b~1c' }))).toEqual({
    line: 2,
    column: 14,
  });
});

it('points at the innermost value that exists', () => {
  expect(locate(createProblem('value-wrong-format', { pointer: '/a/1/x/y' }))).toEqual({
    line: 2,
    column: 13,
  });
});

it('takes the last of a repeated property, as JSON.parse does', () => {
  expect(locate(createProblem('value-wrong-format', { pointer: '/d' }))).toEqual({
    line: 4,
    column: 8,
  });
});

it('goes to the offset that a problem of the text carries', () => {
  expect(locate(createProblem('json-malformed', { pointer: '' }, { offset: text.length }))).toEqual(
    { line: 5, column: 2 },
  );
});
