import { expect, it } from 'vitest';
import { movePayload } from './drag-payload.ts';
import { type DrawnRow, outlineSlotAt } from './outline-slot.ts';
import { block, column, pageOf } from './testing.ts';

const page = pageOf(
  block('a'),
  column('box', [block('b'), column('deep', [block('c'), block('d')])]),
  column('shut', [block('e')]),
);

/** Rows of 30 px: root, a, box, b, deep, c, d, shut. */
const rows: readonly DrawnRow[] = [
  ['root', 1],
  ['a', 2],
  ['box', 2],
  ['b', 3],
  ['deep', 3],
  ['c', 4],
  ['d', 4],
  ['shut', 2],
].map(([id, level], i) => ({
  id: String(id),
  box: { left: 0, top: i * 30, right: 280, bottom: i * 30 + 30 },
  indent: 8 + Number(level) * 16,
  isOpen: ['root', 'box', 'deep'].includes(String(id)),
}));

function at(row: string, share: number, x = 200, accepts = (_: string) => true) {
  const top = rows.find(({ id }) => id === row)?.box.top ?? 0;
  const slot = outlineSlotAt(page, rows, { x, y: top + 30 * share }, accepts);
  return slot && `${slot.place.parentId} ${slot.place.index}`;
}

it('puts it before the upper third, behind the lower and into the middle of a row', () => {
  expect([0.1, 0.5, 0.9].map((share) => at('box', share))).toEqual(['root 1', 'box 0', 'box 0']);
  expect([0.1, 0.5, 0.9].map((share) => at('shut', share))).toEqual(['root 2', 'shut 1', 'root 3']);
});

it('halves rows that take nothing', () => {
  expect([0.1, 0.4, 0.6, 0.9].map((share) => at('b', share))).toEqual([
    'box 0',
    'box 0',
    'box 1',
    'box 1',
  ]);
});

it('goes out as far as the pointer is to the left at the end of lists', () => {
  expect([200, 60, 45, 0].map((x) => at('d', 0.9, x))).toEqual([
    'deep 2',
    'box 2',
    'root 2',
    'root 2',
  ]);
  expect(at('c', 0.9, 0)).toBe('deep 1');
});

it('offers nothing that is not accepted', () => {
  const accepts = movePayload(page, ['box'], 'x')?.accepts ?? (() => true);
  expect(at('deep', 0.5, 200, accepts)).toBeUndefined();
  expect(at('d', 0.9, 200, accepts)).toBe('root 2');
});

it('stays with the last row below it and with the root above the first', () => {
  expect(outlineSlotAt(page, rows, { x: 200, y: 900 }, () => true)?.place).toEqual({
    parentId: 'root',
    index: 3,
  });
  expect(at('root', 0.1)).toBe('root 0');
  expect(outlineSlotAt(page, [], { x: 0, y: 0 }, () => true)).toBeUndefined();
});
