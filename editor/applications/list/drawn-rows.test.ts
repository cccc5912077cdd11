import { expect, it } from 'vitest';
import { createRowPool, createRowWindow } from './drawn-rows.ts';

const PER_SCREEN = 10;
const COUNT = 1000;

const near = createRowWindow();
const apart = createRowWindow(3);

/** What is in sight of a list from a row on. */
const from = (startIndex: number, count = COUNT) => {
  const endIndex = Math.min(count, startIndex + PER_SCREEN) - 1;
  return { startIndex, endIndex, count };
};

it('all rows in sight are drawn, and always as many', () => {
  for (let startIndex = 0; startIndex <= COUNT - PER_SCREEN; startIndex += 1) {
    const drawn = near(from(startIndex));
    const inSight = Array.from({ length: PER_SCREEN }, (_, at) => startIndex + at);
    expect(drawn).toEqual(expect.arrayContaining(inSight));
    expect(drawn).toHaveLength(near(from(0)).length);
  }
});

it('a list that is shorter than the window is drawn whole', () => {
  expect(near(from(0, 3))).toEqual([0, 1, 2]);
});

it('frames that lead to no other row are told the same array', () => {
  expect(near(from(41))).toBe(near(from(40)));
});

it('a row that is kept and those beside it are drawn however far away they are, once, and in order', () => {
  expect(apart(from(500)).slice(0, 3)).toEqual([2, 3, 4]);
  expect(apart(from(0))).toEqual(near(from(0)));
  const last = createRowWindow(COUNT - 1)(from(0));
  expect(last.slice(-2)).toEqual([COUNT - 2, COUNT - 1]);
});

it('a row keeps its element while it is drawn, and one that comes takes that of one that left', () => {
  const pool = createRowPool();
  const before = pool.take(['a', 'b', 'c']);
  const after = pool.take(['b', 'c', 'd']);
  expect([after.get('b'), after.get('c')]).toEqual([before.get('b'), before.get('c')]);
  expect(after.get('d')).toBe(before.get('a'));
  expect(pool.take(['b', 'c', 'd'])).toEqual(after);
});
