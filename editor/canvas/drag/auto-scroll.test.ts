import { expect, it } from 'vitest';
import { speedAt } from './auto-scroll.ts';

it('scrolls near the edges only, the nearer the faster', () => {
  const speeds = [0, 20, 50, 300, 550, 580, 600].map((value) => speedAt(value, 0, 600));
  expect(speeds[3]).toBe(0);
  expect(speeds).toEqual([...speeds].sort((a, b) => a - b));
  expect(speeds[0]).toBeLessThan(speeds[1] ?? 0);
  expect(speeds[6]).toBeGreaterThan(speeds[5] ?? 0);
});

it('is as fast beyond an edge as at it, and leaves a middle in small panes', () => {
  expect(speedAt(-500, 0, 600)).toBe(speedAt(0, 0, 600));
  expect(speedAt(900, 0, 600)).toBe(speedAt(600, 0, 600));
  expect(speedAt(20, 0, 40)).toBe(0);
});
