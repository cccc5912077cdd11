import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchEdited } from './match-edited.ts';

type Item = Readonly<Record<'a' | 'b' | 'c', number>>;
type Items = readonly Item[];

const item = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) });

function shared(old: Item | undefined, now: Item | undefined): number {
  if (!old || !now) return 0;
  return Number(old.a === now.a) + Number(old.b === now.b) + Number(old.c === now.c);
}

function mostByTrying(before: Items, after: Items): number {
  const [old, ...laterOld] = before;
  const [now, ...laterNow] = after;
  if (!old || !now) return 0;
  return Math.max(
    shared(old, now) + mostByTrying(laterOld, laterNow),
    mostByTrying(laterOld, after),
    mostByTrying(before, laterNow),
  );
}

it('finds the pairs that have most in common', () => {
  const lists = fc.array(item, { maxLength: 5 });
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      const pairs = matchEdited(before, after);
      const found = pairs.map(([i, j]) => shared(before[i], after[j]));
      expect(found.every((count) => count > 0)).toBe(true);
      expect(found.reduce((sum, count) => sum + count, 0)).toBe(mostByTrying(before, after));
    }),
    { numRuns: 1000 },
  );
});

it('keeps the order of lists of any length, and takes each item once', () => {
  const lists = fc.array(item, { maxLength: 40 });
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      const pairs = matchEdited(before, after);
      for (const [n, [i, j]] of pairs.entries()) {
        const [previousI, previousJ] = pairs[n - 1] ?? [-1, -1];
        expect(i > previousI && j > previousJ).toBe(true);
        expect(i < before.length && j < after.length).toBe(true);
      }
    }),
    { numRuns: 1000 },
  );
});

it('takes bare values in their order, and the only value of a record for an edited one', () => {
  expect(matchEdited(['a', 'b'], ['x'])).toEqual([[0, 0]]);
  expect(matchEdited([{ name: 'a' }], [{ name: 'x' }])).toEqual([[0, 0]]);
});

it('tells things apart that have ids, share nothing, or are not of one kind', () => {
  expect(matchEdited([{ id: 'a', t: 1 }], [{ id: 'b', t: 1 }])).toEqual([]);
  expect(matchEdited([{ q: 'a', t: 1 }], [{ q: 'b', t: 2 }])).toEqual([]);
  expect(matchEdited(['a', ['b']], [{ t: 1 }])).toEqual([]);
});
