import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SectionNode } from '#schemas/documents/documents.ts';
import type { EditedPage } from '../../document/edited-page.ts';
import { accepts } from '../../document/page-structure.ts';
import type { ScreenPoint } from './box.ts';
import { movePayload } from './drag-payload.ts';
import type { Line } from './gaps.ts';
import { type Slot, slotAt, slotsOf } from './geometry.ts';
import { block, column, draw, pageOf, row } from './testing.ts';
import { zonesOf } from './zone.ts';

const anywhere = () => true;

function at(zones: ReturnType<typeof zonesOf>, x: number, y: number): string | undefined {
  const slot = slotAt(zones, { x, y }, anywhere);
  return slot && `${slot.zoneId} ${slot.index}`;
}

function middleOf({ x, y, length, isVertical }: Line): ScreenPoint {
  return isVertical ? { x, y: y + length / 2 } : { x: x + length / 2, y };
}

describe('a column', () => {
  const page = pageOf(block('a'), block('b'), block('c'));
  const zones = zonesOf(page, draw(page));

  it('is split at the middles of its children', () => {
    expect([10, 40, 80, 100, 140, 170].map((y) => at(zones, 500, y))).toEqual([
      'root 0',
      'root 1',
      'root 1',
      'root 2',
      'root 2',
      'root 3',
    ]);
  });

  it('shows a line across it, between the children', () => {
    const slot = slotAt(zones, { x: 500, y: 70 }, anywhere);
    expect(slot?.line).toEqual({ x: 2, y: 60, length: 996, isVertical: false });
  });

  it('takes its nearest end for a pointer outside of it', () => {
    expect(at(zones, -200, -300)).toBe('root 0');
    expect(at(zones, 4000, 9000)).toBe('root 3');
  });
});

describe('a row', () => {
  const page = pageOf(row('r', [block('a'), block('b'), block('c')], { gap: 40, padding: 20 }));
  const zones = zonesOf(page, draw(page));

  it('is split at the middles of its children, with upright lines', () => {
    expect([30, 300, 500, 980].map((x) => at(zones, x, 50))).toEqual(['r 0', 'r 1', 'r 2', 'r 3']);
    expect(slotAt(zones, { x: 340, y: 50 }, anywhere)?.line).toMatchObject({
      x: expect.closeTo(20 + 880 / 3 + 20),
      y: 20,
      length: 60,
      isVertical: true,
    });
  });

  it('runs from right to left where the page does', () => {
    const mirrored = zonesOf(page, draw(page, { isRtl: true }));
    expect([980, 660, 340, 30].map((x) => at(mirrored, x, 50))).toEqual([
      'r 0',
      'r 1',
      'r 2',
      'r 3',
    ]);
  });

  it('that wraps takes the gap of the lane under the pointer', () => {
    const wide = pageOf(row('g', 'abcdef'.split('').map(block), { gap: 20, padding: 20 }));
    const grid = zonesOf(wide, draw(wide, { perLane: 3 }));
    expect([30, 520, 970].map((x) => at(grid, x, 40))).toEqual(['g 0', 'g 2', 'g 3']);
    expect([30, 650, 970].map((x) => at(grid, x, 130))).toEqual(['g 3', 'g 5', 'g 6']);
  });
});

describe('nested zones', () => {
  const page = pageOf(
    block('a'),
    column('box', [block('b'), column('deep', [block('c')], { padding: 20 })], { padding: 20 }),
    block('d'),
  );
  const zones = zonesOf(page, draw(page));

  it('are hit by the deepest under the pointer', () => {
    expect(at(zones, 500, 75)).toBe('box 0');
    expect(at(zones, 500, 175)).toBe('deep 0');
  });

  it('mean "beside it" in the band along their edge', () => {
    expect(at(zones, 500, 64)).toBe('root 1');
    expect(at(zones, 500, 145)).toBe('box 1');
  });

  it('leave the slot to the next one above that accepts', () => {
    const notDeep = (id: string) => id !== 'deep';
    expect(slotAt(zones, { x: 500, y: 175 }, notDeep)).toMatchObject({ zoneId: 'box', index: 1 });
    expect(slotAt(zones, { x: 500, y: 175 }, () => false)).toBeUndefined();
  });

  it('that lie edge on edge can all be reached', () => {
    const flush = pageOf(column('one', [column('two', [column('three', [block('a')])])]));
    const stacked = zonesOf(flush, draw(flush, { blockHeight: 300 }));
    expect([4, 13, 22, 31].map((y) => at(stacked, 500, y))).toEqual([
      'root 0',
      'one 0',
      'two 0',
      'three 0',
    ]);
  });

  it('of a row keep their bands at its ends only', () => {
    const columns = pageOf(row('r', [column('x', [block('a')]), column('y', [block('b')])]));
    const drawn = zonesOf(columns, draw(columns, { blockHeight: 200 }));
    expect(at(drawn, 250, 12)).toBe('x 0');
    expect(at(drawn, 495, 100)).toBe('r 1');
    expect(at(drawn, 3, 100)).toBe('r 0');
  });
});

describe('what is hard to hit', () => {
  it('an empty zone takes its first place over more than its own height', () => {
    const page = pageOf(block('a'), column('empty'), block('b'));
    const zones = zonesOf(page, draw(page));
    expect([53, 60, 67].map((y) => at(zones, 500, y))).toEqual(['empty 0', 'empty 0', 'empty 0']);
  });

  it('sections that are not drawn keep their places', () => {
    const page = pageOf(block('a'), block('b'), block('c'));
    const zones = zonesOf(page, draw(page, { hidden: ['b'] }));
    expect([10, 50, 70, 110].map((y) => at(zones, 500, y))).toEqual([
      'root 0',
      'root 1',
      'root 1',
      'root 3',
    ]);
  });

  it('a page that is one widget takes blocks above and below it', () => {
    const page = pageOf();
    const root = { id: 'root', parentId: null, widgetId: 'w' };
    const single = { ...page, sections: { root } };
    const zones = zonesOf(single, draw(single));
    expect([1, 59].map((y) => at(zones, 1, y))).toEqual(['root 0', 'root 1']);
  });
});

const spacing = fc.constantFrom(0, 4, 16, 40);

const anySection = fc.letrec<{ node: SectionNode }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constant(block('?')),
    fc
      .record({
        subSections: fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
        padding: spacing,
        gap: spacing,
        childDirection: fc.constantFrom('vertical' as const, 'horizontal' as const),
      })
      .map(({ subSections, ...options }) => ({ sectionId: '?', subSections, options })),
  ),
})).node;

const anyPage = fc
  .array(anySection, { minLength: 1, maxLength: 4 })
  .map((sections) => pageOf(...numbered(sections)));

function numbered(sections: readonly SectionNode[]): SectionNode[] {
  let next = 0;
  const visit = ({ widgetId, subSections, options }: SectionNode): SectionNode => {
    const id = `n${next++}`;
    if (widgetId !== undefined) return block(id);
    return { sectionId: id, subSections: (subSections ?? []).map(visit), options: options ?? {} };
  };
  return sections.map(visit);
}

const drawn = fc.record({
  isRtl: fc.boolean(),
  scale: fc.constantFrom(0.5, 1, 1.5),
  perLane: fc.constantFrom(2, 12),
  blockHeight: fc.constantFrom(200, 700),
});

/** Wide enough for bands of eight levels. */
const WIDTH = 30_000;

const move = fc.record({ page: anyPage, drawn, pick: fc.nat(), x: fc.nat(), y: fc.nat() });

interface Picked {
  readonly page: EditedPage;
  readonly id: string;
}

function pickedOf(page: EditedPage, pick: number): Picked {
  const ids = Object.keys(page.sections).filter((id) => id !== page.rootId);
  return { page, id: ids[pick % ids.length] ?? '' };
}

function neighboursOf({ page, id }: Picked, { zoneId, index }: Slot) {
  const siblings = page.sections[zoneId]?.childIds ?? [];
  const staying = (list: readonly string[]) => list.filter((sibling) => sibling !== id);
  return [...staying(siblings.slice(0, index)), id, ...staying(siblings.slice(index))];
}

describe('on any page', () => {
  it('every slot under a pointer is accepted, and a drop puts the section exactly there', () => {
    fc.assert(
      fc.property(move, ({ page, drawn: options, pick, x, y }) => {
        const layout = draw(page, { ...options, width: WIDTH });
        const picked = pickedOf(page, pick);
        const payload = movePayload(page, [picked.id], 'x');
        const root = layout.boxOf('root');
        if (!payload || !root) throw new Error('Everything but the root can be moved.');
        const point = { x: x % (root.right + 50), y: y % (root.bottom + 50) };
        const slot = slotAt(zonesOf(page, layout), point, payload.accepts);
        if (!slot) return;
        const place = { parentId: slot.zoneId, index: slot.index };
        expect(accepts(page, slot.zoneId, { moved: [picked.id] })).toBe(true);
        const edit = payload.edit(page, place);
        expect(edit === undefined).toBe(payload.isHome(place));
        if (!edit) return;
        const after = structuredClone(page);
        edit.change(after as Parameters<typeof edit.change>[0]);
        expect(after.sections[slot.zoneId]?.childIds).toEqual(neighboursOf(picked, slot));
      }),
      { numRuns: 1000 },
    );
  });

  it('the middle of every line is the slot that it shows', () => {
    fc.assert(
      fc.property(anyPage, drawn, (page, options) => {
        const zones = zonesOf(page, draw(page, { ...options, width: WIDTH }));
        for (const slot of slotsOf(zones, anywhere))
          expect(slotAt(zones, middleOf(slot.line), anywhere)).toEqual(slot);
      }),
      { numRuns: 500 },
    );
  });

  it('the list of slots has every gap of every zone once, in the order of the document', () => {
    fc.assert(
      fc.property(anyPage, drawn, (page, options) => {
        const zones = zonesOf(page, draw(page, { ...options, width: WIDTH }));
        const expected: string[] = [];
        const visit = (id: string) => {
          const { childIds } = page.sections[id] ?? {};
          if (!childIds) return;
          childIds.forEach((child, index) => {
            expected.push(`${id} ${index}`);
            visit(child);
          });
          expected.push(`${id} ${childIds.length}`);
        };
        visit(page.rootId);
        const listed = slotsOf(zones, anywhere).map(({ zoneId, index }) => `${zoneId} ${index}`);
        expect(listed).toEqual(expected);
      }),
    );
  });
});
