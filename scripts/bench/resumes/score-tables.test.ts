import { expect, it } from 'vitest';
import { scoreTables } from './score-tables.ts';

function file(generator: string, read: string | null, isHeldApart = false) {
  return {
    ...{ fileName: '', ms: 0, generator, isHeldApart },
    results: [{ field: 'name' as const, wanted: 'Ana Ruiz', read }],
  };
}

it('each field has its precision, recall and F1 by part and kind of file, and by generator', () => {
  const files = [
    ...[file('word', 'Ana Ruiz'), file('table', 'Eva'), file('photo', null)],
    file('latex', 'Ana Ruiz', true),
  ];
  const rows = scoreTables(files)
    .split('\n')
    .filter((row) => !/^[el]/.test(row) && !/^(?:phone|city)/.test(row))
    .map((row) => row.split(/\s{2,}/));
  expect(rows).toEqual([
    ['Open, by kind'],
    ['', 'docx (2)', 'photo (1)'],
    ['name', '50 50 50', '100 0 0'],
    [''],
    ['Held apart, by kind'],
    ['', 'pdf (1)'],
    ['name', '100 100 100'],
    [''],
    ['By generator'],
    ['', 'word (1)', 'table (1)', 'photo (1)', 'latex (1)'],
    ['name', '100 100 100', '0 0 0', '100 0 0', '100 100 100'],
  ]);
});
