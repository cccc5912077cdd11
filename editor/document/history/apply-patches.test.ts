import { enablePatches, produceWithPatches } from 'immer';
import { expect, it } from 'vitest';
import { applyPatches } from './apply-patches.ts';

enablePatches();

interface Shelf {
  rows: { books: string[]; owner?: { name: string } }[];
  rest: { lamp: boolean };
}

const shelf: Shelf = {
  rows: [{ books: ['a', 'b', 'c'] }, { books: [], owner: { name: 'Ana' } }],
  rest: { lamp: true },
};

it.each<[string, (draft: Shelf) => void]>([
  ['items added and moved', ({ rows: [row] }) => row?.books.splice(1, 1, 'x', 'y', 'z')],
  ['a list that gets shorter', ({ rows: [row] }) => row?.books.splice(0, 2)],
  ['an item taken out with what it holds', ({ rows }) => rows.splice(0, 1)],
  ['a key taken away', ({ rows }) => delete rows[1]?.owner],
  [
    'something added and then changed',
    ({ rows }) => {
      rows.push({ books: ['new'] });
      rows[2]?.books.push('newer');
    },
  ],
])('takes %s back and forth', (_, change) => {
  const [changed, patches, inverse] = produceWithPatches(shelf, (draft) => {
    change(draft);
  });
  const forth = applyPatches(shelf, patches);
  expect(forth).toEqual(changed);
  expect(applyPatches(forth, inverse)).toEqual(shelf);
  expect(forth.rest).toBe(shelf.rest);
});

it.each(['constructor', 'prototype', '__proto__'])('changes what is called %s', (name) => {
  const before: Record<string, { readonly text: string }> = Object.create(null);
  before[name] = { text: 'Hola' };
  const patch = { op: 'replace' as const, path: [name, 'text'], value: 'Adiós' };
  const after = applyPatches(before, [patch]);
  expect([before[name], after[name]]).toEqual([{ text: 'Hola' }, { text: 'Adiós' }]);
  expect('text' in Object.prototype).toBe(false);
});

it('gives back the very object that went', () => {
  const [without, , inverse] = produceWithPatches(shelf, (draft) => {
    draft.rows.splice(1, 1);
  });
  expect(applyPatches(without, inverse).rows[1]).toBe(shelf.rows[1]);
});
