import { describe, expect, it } from 'vitest';
import { type Grade, isSuccess, ndcg, unjudgedShare } from './relevance-metrics.ts';

const GOOD: readonly Grade[] = [3, 2, 1, 0];

describe('nDCG', () => {
  it('is 1 for the best order and as reckoned by hand for another', () => {
    expect(ndcg([3, 2, 1, 0], GOOD)).toBe(1);
    // (0 + 1 / 1.58496 + 3 / 2 + 7 / 2.32193) / (7 + 3 / 1.58496 + 1 / 2) = 5.14567 / 9.39279
    expect(ndcg([0, 1, 2, 3], GOOD)).toBeCloseTo(0.54783, 5);
  });

  it('counts what is missing', () => {
    // 7 / 9.39279
    expect(ndcg([3], GOOD)).toBeCloseTo(0.74525, 5);
    expect(ndcg([], GOOD)).toBe(0);
  });

  it('leaves out what nobody has judged', () => {
    expect(ndcg([undefined, 3, undefined, 2, 1], GOOD)).toBe(1);
  });

  it('looks at ten results, and at the ten best jobs', () => {
    const perfect: Grade[] = Array.from({ length: 30 }, () => 3);
    expect(ndcg(perfect.slice(0, 10), perfect)).toBe(1);
    const late: Grade[] = [...Array.from({ length: 10 }, (): Grade => 0), 3];
    expect(ndcg(late, perfect)).toBe(0);
  });

  it('is no number where there is nothing to find', () => {
    expect(ndcg([0], [0])).toBeNaN();
  });
});

it('is a success where one of the first three results fits well', () => {
  expect(isSuccess([0, 1, 2])).toBe(true);
  expect(isSuccess([1, 1, 1, 3])).toBe(false);
  expect(isSuccess([undefined, undefined, undefined])).toBe(false);
  expect(isSuccess([])).toBe(false);
});

it('knows which share of the first ten results nobody has judged', () => {
  const long = [...Array.from({ length: 9 }, (): Grade => 3), undefined, undefined];
  expect(unjudgedShare([long, [undefined, 2]])).toBeCloseTo(2 / 12, 10);
  expect(unjudgedShare([[], []])).toBe(0);
});
