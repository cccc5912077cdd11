import { expect, it } from 'vitest';
import { insertPayload, movePayload } from './drag-payload.ts';
import { type SlotWalk, stepped, type WalkStep, walkableSlots } from './slot-walk.ts';
import { block, column, draw, pageOf, row } from './testing.ts';
import { zonesOf } from './zone.ts';

const page = pageOf(
  block('a'),
  column('box', [block('b'), row('r', [block('c'), block('d')])], { padding: 20 }),
  block('e'),
);
const zones = zonesOf(page, draw(page));

const fragment = { sections: [block('new')], widgets: [] };

function start(id?: string): SlotWalk {
  const payload = id ? movePayload(page, [id], id) : insertPayload(page, fragment, 'x');
  if (!payload) throw new Error('It can be dragged.');
  return { slots: walkableSlots(zones, payload), at: 0 };
}

function names({ slots }: SlotWalk): string[] {
  return slots.map(({ zoneId, index }) => `${zoneId} ${index}`);
}

function walk(from: SlotWalk, ...steps: readonly WalkStep[]): string | undefined {
  const end = steps.reduce((at, step) => stepped(at, step, zones), from);
  return names(end)[end.at];
}

it('goes through nested zones in the order of the document', () => {
  expect(names(start())).toEqual([
    'root 0',
    'root 1',
    'box 0',
    'box 1',
    'r 0',
    'r 1',
    'r 2',
    'box 2',
    'root 2',
    'root 3',
  ]);
});

it('counts both sides of what is dragged as one place and leaves out what is inside it', () => {
  expect(names(start('box'))).toEqual(['root 0', 'root 1', 'root 3']);
  expect(names(start('d'))).not.toContain('r 2');
});

it('stops at both ends', () => {
  expect(walk(start(), 'previous')).toBe('root 0');
  expect(walk(start(), 'last', 'next')).toBe('root 3');
  expect(walk(start(), 'last', 'first', 'next')).toBe('root 1');
});

it('goes out behind the zone and into the nearest one', () => {
  expect(walk(start(), 'into')).toBe('box 0');
  expect(walk(start(), 'into', 'into')).toBe('r 0');
  expect(walk(start(), 'into', 'into', 'out')).toBe('box 2');
  expect(walk(start(), 'into', 'out', 'out')).toBe('root 2');
  expect(walk(start(), 'last', 'into')).toBe('box 2');
});
