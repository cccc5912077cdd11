import { describe, expect, it } from 'vitest';
import { addUp, toSplit } from './few.ts';

const of = (counts: Readonly<Record<string, readonly [number, number]>>) =>
  Object.entries(counts).map(([value, [count, before]]) => ({ value, count, before }));

describe('numbers of few people', () => {
  it('are not told, and are in no sum', () => {
    expect(toSplit(of({ a: [50, 40], b: [1, 30], c: [1, 20] }), true)).toEqual({
      rows: [
        { value: 'a', count: 50, before: 40 },
        { value: 'b', count: null, before: 30 },
        { value: 'c', count: null, before: 20 },
      ],
      rest: null,
      total: 50,
    });
  });

  it('are few together too where nothing else is told', () => {
    expect(addUp([1, 1, 0], true)).toBe(1);
    expect(addUp([0], true)).toBe(0);
    expect(toSplit(of({ a: [1, 0], b: [1, 0] }), true)).toMatchObject({ total: null });
  });

  it('are told where they are of no place and no device', () => {
    expect(toSplit(of({ a: [5, 1], b: [2, 0] }), false)).toMatchObject({ rest: null, total: 7 });
  });
});

it('values beyond a hundred are told as a sum', () => {
  const many = Array.from({ length: 103 }, (_, at) => ({ value: `v${at}`, count: 20, before: 0 }));
  const { rows, rest, total } = toSplit(many, false);
  expect([rows.length, rest, total]).toEqual([100, { values: 3, count: 60, before: 0 }, 2060]);
});
