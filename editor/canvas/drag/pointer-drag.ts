import type { Collision } from '@dnd-kit/core';
import { autoScroll } from './auto-scroll.ts';
import type { ScreenPoint } from './box.ts';
import type { DragMarks } from './drag-marks.ts';
import type { DragPayload } from './drag-payload.ts';
import type { ShownSlot, Surface } from './drop-surface.ts';
import { isSameLanding, landingOn } from './droppables.ts';
import { watchSurfaces } from './watch-surfaces.ts';

/** A drag while it lasts. */
export interface Drag {
  /** Where a drop would go. */
  hitTest(): readonly Collision[];
  show(slot: ShownSlot | undefined): void;
  end(): void;
}

/** A drag by pointer while it lasts. */
export interface PointerDrag extends Drag {
  /**
   * The pointer is there now.
   * @returns whether the hit test would answer something else than it did
   */
  follow(point: ScreenPoint): boolean;
}

export interface PointerDragStart {
  readonly payload: DragPayload;
  /** The first that has the pointer takes it. */
  readonly surfaces: readonly Surface[];
  readonly marks: DragMarks;
  readonly at: ScreenPoint;
  /** Something lies elsewhere under the pointer: the hit test is to be asked again. */
  readonly remeasure: () => void;
}

/** Milliseconds that a frame counts at most: after a pause nothing leaps. */
const LONGEST = 64;

/** Goes on scrolling while the pointer rests at an edge. */
export function startPointerDrag(start: PointerDragStart): PointerDrag {
  const { payload, surfaces, marks, remeasure } = start;
  let point = start.at;
  let hasScrolled = false;
  let last = performance.now();
  const surface = () => surfaces.find((each) => each.hasPoint(point));
  const frame = (now: number) => {
    const scrolls = autoScroll(surface()?.scrollers ?? [], point, Math.min(LONGEST, now - last));
    last = now;
    if (hasScrolled && !scrolls) for (const each of surfaces) each.measure();
    if (scrolls || hasScrolled) remeasure();
    hasScrolled = scrolls;
    request = requestAnimationFrame(frame);
  };
  const endWatching = watchSurfaces(surfaces, () => {
    hasScrolled = true;
  });
  // The layer lies between the wheel and what it would scroll.
  const onWheel = ({ deltaX, deltaY }: WheelEvent) => {
    surface()?.scrollers[0]?.scrollBy({ left: deltaX, top: deltaY, behavior: 'instant' });
  };
  addEventListener('wheel', onWheel, { passive: true });
  let request = requestAnimationFrame(frame);
  const landing = (): Collision | undefined => {
    const over = surface();
    const slot = over?.slotAt(point, payload);
    if (!over || !slot || payload.isHome(slot.place)) return undefined;
    return landingOn(over.droppableAt(point), slot);
  };
  let told: Collision | undefined;
  marks.begin(payload);
  marks.follow(point);
  return {
    follow(reached) {
      point = reached;
      const leadsElsewhere = !isSameLanding(landing(), told);
      // All is measured before the first mark moves: the browser would work styles out twice.
      if (!leadsElsewhere) marks.follow(point);
      return leadsElsewhere;
    },
    hitTest() {
      told = landing();
      return told ? [told] : [];
    },
    show(slot) {
      marks.follow(point);
      marks.show(slot);
    },
    end() {
      cancelAnimationFrame(request);
      endWatching();
      removeEventListener('wheel', onWheel);
      marks.end();
    },
  };
}
