import { expect, it } from 'vitest';
import { sayShare, shareOf } from './result-texts.ts';

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

it.each([
  [1 / 1_000_000, '<1%'],
  [0, '0%'],
  [0.005, '1%'],
  [1, '100%'],
])('a share of %d is said as %s', (share, said) => {
  const percents = new Intl.NumberFormat('es-MX', { style: 'percent', maximumFractionDigits: 0 });
  expect(sayShare(share, percents)).toBe(said);
});
