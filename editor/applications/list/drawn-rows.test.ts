import { expect, it } from 'vitest';
import { createRowPool, createRowWindow } from './drawn-rows.ts';

const PER_SCREEN = 10;
const COUNT = 1000;

const near = createRowWindow(PER_SCREEN);
const apart = createRowWindow(PER_SCREEN, 3);

it('all rows in sight are drawn, and always as many', () => {
  for (let startIndex = 0; startIndex <= COUNT - PER_SCREEN; startIndex += 1) {
    const drawn = near({ startIndex, count: COUNT });
    const inSight = Array.from({ length: PER_SCREEN }, (_, at) => startIndex + at);
    expect(drawn).toEqual(expect.arrayContaining(inSight));
    expect(drawn).toHaveLength(near({ startIndex: 0, count: COUNT }).length);
  }
});

it('a list that is shorter than the window is drawn whole', () => {
  expect(near({ startIndex: 0, count: 3 })).toEqual([0, 1, 2]);
});

it('frames that lead to no other row are told the same array', () => {
  expect(near({ startIndex: 41, count: COUNT })).toBe(near({ startIndex: 40, count: COUNT }));
});

it('a row that is kept and those beside it are drawn however far away they are, once, and in order', () => {
  expect(apart({ startIndex: 500, count: COUNT }).slice(0, 3)).toEqual([2, 3, 4]);
  expect(apart({ startIndex: 0, count: COUNT })).toEqual(near({ startIndex: 0, count: COUNT }));
  const last = createRowWindow(PER_SCREEN, COUNT - 1)({ startIndex: 0, count: COUNT });
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
