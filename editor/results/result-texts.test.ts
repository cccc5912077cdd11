import { expect, it } from 'vitest';
import { shareOf } from './result-texts.ts';

it('no part is greater than its whole, and none is one of nothing', () => {
  expect(shareOf(3, 4)).toBe(0.75);
  expect(shareOf(0, 4)).toBe(0);
  expect([shareOf(20, 10), shareOf(0, 0), shareOf(null, 4), shareOf(4, null)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
