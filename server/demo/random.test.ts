import { expect, it } from 'vitest';
import { createRandom, drawInteger, drawWeighted } from './random.ts';

it('gives the numbers that mulberry32 is known for', () => {
  const random = createRandom(0);
  expect([random(), random()]).toEqual([0.26642920868471265, 0.0003297457005828619]);
});

it('draws both ends of a range', () => {
  const random = createRandom(1);
  const drawn = Array.from({ length: 200 }, () => drawInteger(random, 1, 3));
  expect([...new Set(drawn)].sort()).toEqual([1, 2, 3]);
});

it('draws heavier items more often', () => {
  const random = createRandom(2);
  const items = [{ weight: 1 }, { weight: 9 }];
  const heavy = Array.from({ length: 1000 }, () => drawWeighted(random, items)).filter(
    ({ weight }) => weight === 9,
  );
  expect(heavy.length).toBeGreaterThan(850);
  expect(heavy.length).toBeLessThan(950);
});
