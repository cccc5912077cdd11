import { autoScroll } from './auto-scroll.ts';
import type { Point } from './box.ts';
import type { DragMarks } from './drag-marks.ts';
import type { DragPayload } from './drag-payload.ts';
import type { ShownSlot, Surface } from './drop-surface.ts';
import { watchSurfaces } from './watch-surfaces.ts';

/** A drag by mouse or finger while it lasts. */
export interface PointerDrag {
  moveTo(point: Point): void;
  /** Ends it. Answers the slot that was shown last, however far the pointer has moved since. */
  end(): ShownSlot | undefined;
}

export interface PointerDragStart {
  readonly payload: DragPayload;
  /** The first that has the pointer takes it. */
  readonly surfaces: readonly Surface[];
  readonly marks: DragMarks;
  readonly at: Point;
}

/** Milliseconds that a frame counts at most: after a pause nothing leaps. */
const LONGEST = 64;

/** Follows the pointer once per frame, and goes on scrolling while it rests at an edge. */
export function startPointerDrag({ payload, surfaces, marks, at }: PointerDragStart): PointerDrag {
  let point = at;
  let slot: ShownSlot | undefined;
  let isStale = true;
  let hasScrolled = false;
  let last = performance.now();
  const surface = () => surfaces.find((each) => each.hasPoint(point));
  const draw = () => {
    const meant = surface()?.slotAt(point, payload);
    slot = meant && !payload.isHome(meant.place) ? meant : undefined;
    marks.follow(point);
    marks.show(slot);
    isStale = false;
  };
  const frame = (now: number) => {
    const scrolls = autoScroll(surface()?.scrollers ?? [], point, Math.min(LONGEST, now - last));
    last = now;
    if (hasScrolled && !scrolls) for (const surface of surfaces) surface.measure();
    if (isStale || scrolls || hasScrolled) draw();
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
  marks.begin(payload);
  draw();
  return {
    moveTo(next) {
      point = next;
      isStale = true;
    },
    end() {
      cancelAnimationFrame(request);
      endWatching();
      removeEventListener('wheel', onWheel);
      marks.end();
      return slot;
    },
  };
}
