import type { EditedPage } from '../../document/edited-page.ts';
import { type Box, contains, intersection, nearestIn, type ScreenPoint, shifted } from './box.ts';
import type { DragPayload } from './drag-payload.ts';
import {
  type ShownSlot,
  type Surface,
  scaleOf,
  scrollersAround,
  topLeftOf,
} from './drop-surface.ts';
import { DESK } from './droppables.ts';
import { type Slot, slotAt } from './geometry.ts';
import { type PageLayout, type Zones, zonesOf } from './zone.ts';

/** The page on its desk as a place to drop on, measured when it is made and when it says it is stale. */
export interface CanvasSurface extends Surface {
  zones(): Zones;
  /** A slot as it stands on the screen now. */
  shown(slot: Slot): ShownSlot;
  /** Scrolls a slot into view. */
  reveal(slot: Slot): void;
}

export function createCanvasSurface(canvas: HTMLElement, page: () => EditedPage): CanvasSurface {
  const scrollers = scrollersAround(canvas);
  const desk = canvas.closest('[data-desk]') ?? scrollers.at(-1) ?? canvas;
  let zones: Zones = new Map();
  let measuredAt = topLeftOf(canvas);
  const measure = () => {
    zones = zonesOf(page(), layoutOf(canvas, page().rootId));
    measuredAt = topLeftOf(canvas);
  };
  const offset = (): ScreenPoint => {
    const now = topLeftOf(canvas);
    return { x: now.x - measuredAt.x, y: now.y - measuredAt.y };
  };
  const clip = () =>
    scrollers.map(boxOfElement).reduce(intersection, intersection(boxOfElement(desk), windowBox()));
  const shown = ({ zoneId, index, line }: Slot): ShownSlot => {
    const by = offset();
    const zone = zones.get(zoneId);
    return {
      place: { parentId: zoneId, index },
      line: { ...line, x: line.x + by.x, y: line.y + by.y },
      zone: zone && zone.parentId !== null ? shifted(zone.box, by) : undefined,
      clip: clip(),
    };
  };
  measure();
  return {
    content: canvas,
    scrollers,
    zones: () => zones,
    measure,
    shown,
    hasPoint: (point) => contains(boxOfElement(desk), point) && !isCovered(desk, point),
    droppableAt: () => DESK,
    slotAt(point: ScreenPoint, payload: DragPayload) {
      const by = offset();
      const { x, y } = nearestIn(clip(), point);
      const slot = slotAt(zones, { x: x - by.x, y: y - by.y }, payload.accepts);
      return slot && shown(slot);
    },
    reveal: (slot) => reveal(scrollers, shown(slot)),
  };
}

function windowBox(): Box {
  return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
}

/** The root has no element of its own around all its bands: the page's header and footer stand outside. */
function layoutOf(canvas: HTMLElement, rootId: string): PageLayout {
  const elementOf = (id: string) => (id === rootId ? canvas : document.getElementById(`s-${id}`));
  return {
    boxOf: (id) => drawnBox(elementOf(id)),
    boxOfRootWidget: () => {
      const root = document.getElementById(`s-${rootId}`);
      // The root and the band in it reach down to the end of the sheet.
      const widget = root?.firstElementChild?.firstElementChild ?? null;
      return drawnBox(widget) ?? drawnBox(root);
    },
    axisOf({ id, options }) {
      if (options?.childDirection !== 'horizontal') return 'column';
      const element = document.getElementById(`s-${id}`);
      return element && getComputedStyle(element).flexDirection.startsWith('row')
        ? 'row'
        : 'column';
    },
    isRtl: getComputedStyle(canvas).direction === 'rtl',
  };
}

function drawnBox(element: Element | null): Box | undefined {
  const rect = element?.getBoundingClientRect();
  return rect && rect.width + rect.height > 0 ? rect : undefined;
}

function boxOfElement(element: Element): Box {
  return element.getBoundingClientRect();
}

/** On narrow screens the panes lie over the desk. */
function isCovered(desk: Element, point: ScreenPoint): boolean {
  const around = [...(desk.parentElement?.children ?? [])];
  return around.some((pane) => pane !== desk && contains(boxOfElement(pane), point));
}

/** Distance that a revealed slot keeps from the edges, in pixels of the screen. */
const REVEALED = 64;

function reveal(scrollers: readonly HTMLElement[], { line, clip }: ShownSlot): void {
  const end = line.isVertical ? line.y + line.length : line.y;
  const above = line.y - (clip.top + REVEALED);
  const below = end - (clip.bottom - REVEALED);
  const [scroller] = scrollers;
  if (!scroller || (above >= 0 && below <= 0)) return;
  const by = above < 0 ? above : Math.min(below, above);
  scroller.scrollBy({ top: by / scaleOf(scroller), behavior: 'instant' });
}
