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

it('gives each command of the toolbar at the selection an icon, which is all that shows there', () => {
  const shown = commands.filter(({ isInToolbar }) => isInToolbar === true);
  expect(shown.filter(({ icon }) => icon === undefined)).toEqual([]);
  expect(shown.length).toBeGreaterThan(3);
});

it('finds commands by what else people call them, in both languages', () => {
  const foundBy = (word: string) =>
    commands
      .filter(({ words }) => Object.values(words ?? {}).some((each) => each.includes(word)))
      .map(({ id }) => id);
  expect(foundBy('historial')).toEqual(['versions']);
  expect(foundBy('history')).toEqual(['versions']);
  expect(foundBy('borrar')).toEqual(['delete']);
  expect(foundBy('eliminadas')).toEqual(['pane.bin']);
  expect(foundBy('configuración')).toEqual(['settings']);
  expect(foundBy('respaldo')).toEqual(['export.site']);
});
