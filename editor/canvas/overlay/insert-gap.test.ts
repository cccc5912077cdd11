import { expect, it } from 'vitest';
import { samplePage } from '../../testing/pages.ts';
import { insertGapAt } from './insert-gap.ts';

const box = { left: 100, top: 200, right: 300, bottom: 400 };
const at = (sectionId: string, x: number, y: number, isInRow = false) =>
  insertGapAt(samplePage(), { sectionId, box, isInRow, x, y });

it('is before a section at its upper edge and behind it at its lower', () => {
  expect(at('box', 150, 203)).toEqual({ place: { parentId: 'root', index: 1 }, x: 200, y: 200 });
  expect(at('box', 150, 395)).toEqual({ place: { parentId: 'root', index: 2 }, x: 200, y: 400 });
});

it('is beside a section that stands in a row', () => {
  const expected = { place: { parentId: 'row', index: 1 }, x: 300, y: 300 };
  expect(at('s-c', 295, 220, true)).toEqual(expected);
});

it('is nowhere in the middle of a section, nor at the page itself', () => {
  expect(at('box', 150, 300)).toBeUndefined();
  expect(at('root', 150, 200)).toBeUndefined();
});
