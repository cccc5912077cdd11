import { expect, it } from 'vitest';
import { kindTable } from './kind-table.ts';

function file(generator: string, read: string | null) {
  return {
    ...{ fileName: '', isHeldApart: false, ms: 0, generator },
    results: [{ field: 'name' as const, wanted: 'Ana Ruiz', read }],
  };
}

it('each field has its precision, recall and F1 by kind of file', () => {
  const files = [file('word', 'Ana Ruiz'), file('table', 'Eva'), file('photo', null)];
  const [head, name] = kindTable(files).split('\n');
  expect(head?.split(/\s{2,}/)).toEqual(['', 'docx (2)', 'photo (1)']);
  expect(name?.split(/\s{2,}/)).toEqual(['name', '50 50 50', '100 0 0']);
});
