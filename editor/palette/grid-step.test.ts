import { expect, it } from 'vitest';
import { gridStep } from './grid-step.ts';

// Two grids of two columns: 0 1 / 2 and 3 4 / 5 6.
const SIZES = [3, 4];

it.each([
  ['ArrowDown', 1, 2],
  ['ArrowDown', 0, 2],
  ['ArrowDown', 2, 3],
  ['ArrowDown', 5, 5],
  ['ArrowUp', 4, 2],
  ['ArrowUp', 1, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 6, 6],
  ['ArrowLeft', 3, 2],
  ['Home', 5, 0],
  ['End', 0, 6],
])('%s leads from item %i to item %i', (key, at, to) => {
  expect(gridStep(SIZES, at, key)).toBe(to);
});
