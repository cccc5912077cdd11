import { expect, it } from 'vitest';
import { commands } from './commands.ts';

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

it('gives each command an id, a name in both languages and keys of its own', () => {
  expect(repeated(commands.map(({ id }) => id))).toEqual([]);
  expect(repeated(commands.map(({ label }) => label.es))).toEqual([]);
  expect(repeated(commands.map(({ label }) => label.en))).toEqual([]);
  expect(repeated(commands.flatMap(({ shortcuts = [] }) => shortcuts))).toEqual([]);
});
