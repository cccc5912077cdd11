import type { EditedPage } from '../../document/edited-page.ts';
import { type Box, contains, intersection, type ScreenPoint } from './box.ts';
import { type ShownSlot, type Surface, scrollersAround } from './drop-surface.ts';
import { rowDroppable } from './droppables.ts';
import { type DrawnRow, type OutlineSlot, outlineSlotAt, rowIndexAt } from './outline-slot.ts';

/** The outline's list of rows; null while another pane is shown. */
export function findOutline(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-outline=""]');
}

/** The outline as a place to drop on: its rows carry the ids of their sections as `data-drag-node`. */
export function createOutlineSurface(outline: HTMLElement, page: () => EditedPage): Surface {
  const scrollers = scrollersAround(outline);
  let rows: readonly DrawnRow[] = [];
  const clip = (): Box =>
    (scrollers.length > 0 ? scrollers : [outline])
      .map((element): Box => element.getBoundingClientRect())
      .reduce(intersection);
  const measure = () => {
    rows = [...outline.querySelectorAll<HTMLElement>('[data-drag-node]')].map(rowOf);
  };
  measure();
  return {
    content: outline,
    scrollers,
    measure,
    hasPoint: (point) => contains(clip(), point),
    droppableAt: ({ y }) => rowDroppable(rows[rowIndexAt(rows, y)]?.id ?? ''),
    slotAt(point: ScreenPoint, { accepts }) {
      measure();
      const slot = outlineSlotAt(page(), rows, point, accepts);
      return slot && shown(slot, outline, clip());
    },
  };
}

function rowOf(element: HTMLElement): DrawnRow {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { paddingInlineStart } = getComputedStyle(element);
  return {
    id: element.dataset['dragNode'] ?? '',
    box: { left, top, right, bottom },
    indent: left + Number.parseFloat(paddingInlineStart),
    isOpen: element.closest('[role="treeitem"]')?.getAttribute('aria-expanded') === 'true',
  };
}

function shown({ place, x, y, into }: OutlineSlot, outline: HTMLElement, clip: Box): ShownSlot {
  const { right } = outline.getBoundingClientRect();
  const line = { x, y, length: Math.max(0, right - x - 8), isVertical: false };
  return { place, line, zone: into?.box, clip };
}
