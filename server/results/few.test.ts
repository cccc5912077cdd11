import { describe, expect, it } from 'vitest';
import { toSplit } from './few.ts';

const of = (counts: Readonly<Record<string, readonly [number, number]>>) =>
  Object.entries(counts).map(([value, [count, before]]) => ({ value, count, before }));

describe('numbers of few people', () => {
  it('are told only as a sum of several', () => {
    expect(toSplit(of({ a: [50, 40], b: [9, 30], c: [3, 20] }), true)).toEqual({
      rows: [
        { value: 'a', count: 50, before: 40 },
        { value: 'b', count: null, before: 30 },
        { value: 'c', count: null, before: 20 },
      ],
      rest: { values: 2, count: 12, before: 50 },
      total: 62,
    });
  });

  it('take the smallest other one into their sum where one alone would be told by it', () => {
    expect(toSplit(of({ a: [50, 40], b: [20, 30], c: [3, 20] }), true)).toEqual({
      rows: [
        { value: 'a', count: 50, before: 40 },
        { value: 'c', count: null, before: 20 },
      ],
      rest: { values: 2, count: 23, before: 50 },
      total: 73,
    });
  });

  it('of the period before are no more to be found out', () => {
    const { rows } = toSplit(of({ a: [50, 40], b: [20, 30], c: [30, 4] }), true);
    expect(rows).toEqual([
      { value: 'a', count: 50, before: 40 },
      { value: 'c', count: 30, before: null },
      { value: 'b', count: 20, before: null },
    ]);
  });

  it('are told where they are of no place and no device', () => {
    expect(toSplit(of({ a: [5, 1], b: [2, 0] }), false)).toMatchObject({ rest: null, total: 7 });
  });
});
