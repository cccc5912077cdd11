import { describe, expect, it } from 'vitest';
import { tellEach, toSplit } from './few.ts';

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

  it('are in no sum that is itself of few', () => {
    expect(toSplit(of({ a: [50, 40], b: [3, 0], c: [4, 0] }), true)).toMatchObject({
      rows: [
        { value: 'c', count: null },
        { value: 'b', count: null },
      ],
      rest: { values: 3, count: 57 },
    });
    expect(toSplit(of({ a: [50, 40], b: [3, 0], c: [0, 30] }), true).rest?.count).toBe(53);
    expect(toSplit(of({ b: [3, 0], c: [4, 0] }), true)).toMatchObject({ rest: null, total: null });
  });

  it('are not found by taking the other ones from their sum', () => {
    expect(tellEach([50, 9, 12, 0], true)).toEqual([50, null, null, 0]);
    expect(tellEach([50, 2, 3, 12], true)).toEqual([50, null, null, null]);
    expect(tellEach([50, 12, 0], true)).toEqual([50, 12, 0]);
    expect(tellEach([50, 9, 12, 0], false)).toEqual([50, 9, 12, 0]);
  });

  it('are told where they are of no place and no device', () => {
    expect(toSplit(of({ a: [5, 1], b: [2, 0] }), false)).toMatchObject({ rest: null, total: 7 });
  });
});
