import { expect, it } from 'vitest';
import { fitMarkup } from './fit-markup.ts';

const bytesOf = (fields: number, repeats: number) => 120 + 20 * fields + 3 * repeats;

it('finds what samples follow, a little drawn towards what is usual', () => {
  const samples = [
    [1, 0],
    [4, 0],
    [6, 12],
    [2, 90],
    [9, 30],
  ].map(([fields = 0, repeats = 0]) => ({ fields, repeats, bytes: bytesOf(fields, repeats) }));
  const { fixed, field, repeat } = fitMarkup(samples);
  expect(Math.abs(fixed - 120)).toBeLessThan(24);
  expect(Math.abs(field - 20)).toBeLessThan(4);
  expect(Math.abs(repeat - 3)).toBeLessThan(0.3);
});

it('takes what is usual where the samples do not tell', () => {
  const { repeat } = fitMarkup([{ fields: 2, repeats: 0, bytes: 100 }]);
  expect(repeat).toBe(4);
});

it('never says that content makes a page lighter', () => {
  const weight = fitMarkup([
    { fields: 1, repeats: 0, bytes: 300 },
    { fields: 9, repeats: 50, bytes: 40 },
  ]);
  expect(Math.min(...Object.values(weight))).toBeGreaterThanOrEqual(0);
});
