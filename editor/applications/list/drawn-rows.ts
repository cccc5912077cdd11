import { observeElementOffset, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { inRange, isEqual, range, sortBy } from 'lodash-es';

/** Rows by which the window moves at once: most frames of a scroll change no row at all. */
const BLOCK = 8;

/** Rows that are drawn beyond those in sight, at least, so that a quick finger sees no gap. */
const BEYOND = 3;

/**
 * Tells which rows are drawn, in order: those in sight, some beyond, and one that is kept, with those to which Tab leads from
 * it. As many wherever the list stands, so that no element is made while it scrolls; the same array as long as they are the
 * same, so that nothing is rendered for a frame that changes none.
 *
 * @param kept index of the row that is kept
 */
export function createRowWindow(kept?: number) {
  let told: number[] = [];
  let perScreen = 0;
  return ({ startIndex, endIndex, count }: Omit<Range, 'overscan'>): number[] => {
    perScreen = Math.max(perScreen, endIndex - startIndex + 1);
    const size = perScreen + 2 * BEYOND + BLOCK;
    const wanted = blockOf(startIndex) * BLOCK - BEYOND;
    const start = Math.max(0, Math.min(wanted, count - size));
    const end = Math.min(count, start + size);
    const near = range(start, end);
    const around = kept === undefined ? [] : [kept - 1, kept, kept + 1];
    const apart = around.filter((index) => inRange(index, count) && !inRange(index, start, end));
    const indexes = apart.length > 0 ? sortBy([...near, ...apart]) : near;
    if (!isEqual(indexes, told)) told = indexes;
    return told;
  };
}

function blockOf(index: number): number {
  return Math.floor(index / BLOCK);
}

/** Tells of a scroll when other rows are drawn for it, and when it ends. In frames between there is nothing to do. */
export function observeBlocks<Row extends Element>(
  virtual: Virtualizer<HTMLDivElement, Row>,
  tell: (offset: number, isScrolling: boolean) => void,
) {
  let told: number | undefined;
  return observeElementOffset(virtual, (offset, isScrolling) => {
    const block = blockOf(virtual.getVirtualItemForOffset(offset)?.index ?? 0);
    if (isScrolling && block === told) return;
    told = isScrolling ? block : undefined;
    tell(offset, isScrolling);
  });
}

/** Numbers of the elements that show rows. */
export interface RowPool {
  /**
   * Which element shows which row: one that was shown keeps its element, one that comes takes the element of one that
   * left. The same rows give the same elements.
   */
  readonly take: (keys: readonly string[]) => ReadonlyMap<string, number>;
}

export function createRowPool(): RowPool {
  const elementOf = new Map<string, number>();
  const free: number[] = [];
  let size = 0;
  return {
    take(keys) {
      const shown = new Set(keys);
      for (const [key, element] of elementOf) {
        if (shown.has(key)) continue;
        elementOf.delete(key);
        free.push(element);
      }
      for (const key of shown) {
        if (!elementOf.has(key)) elementOf.set(key, free.pop() ?? size++);
      }
      return new Map(elementOf);
    },
  };
}
