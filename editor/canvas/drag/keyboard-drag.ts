import type { SectionPlace } from '../../document/page-structure.ts';
import type { ScreenPoint } from './box.ts';
import type { CanvasSurface } from './canvas-surface.ts';
import type { DragMarks } from './drag-marks.ts';
import type { DragPayload } from './drag-payload.ts';
import { topLeftOf } from './drop-surface.ts';
import { DESK, landingOn } from './droppables.ts';
import type { Drag } from './pointer-drag.ts';
import { placeOfSlot, type SlotWalk, stepped, type WalkStep, walkableSlots } from './slot-walk.ts';
import { watchSurfaces } from './watch-surfaces.ts';

/** A drag by keyboard while it lasts. */
export interface KeyboardDrag extends Drag {
  /**
   * One step on.
   * @returns where that is on the page, in pixels of the screen from its corner
   */
  step(step: WalkStep): ScreenPoint;
  /** Where it is now. */
  place(): SectionPlace;
}

export interface KeyboardDragStart {
  readonly payload: DragPayload;
  readonly canvas: CanvasSurface;
  readonly marks: DragMarks;
  /** Where something new would go by itself; what is moved begins where it is. */
  readonly place: SectionPlace;
  /** The page lies elsewhere: the hit test is to be asked again. */
  readonly remeasure: () => void;
}

/** Walks through the slots that accept; undefined where there are none. */
export function startKeyboardDrag(start: KeyboardDragStart): KeyboardDrag | undefined {
  const { payload, canvas, marks, remeasure } = start;
  const first = beginning(start);
  if (!first) return undefined;
  let walk = first;
  const current = () => walk.slots[walk.at];
  const measure = () => {
    canvas.measure();
    walk = { ...walk, slots: walkableSlots(canvas.zones(), payload) };
  };
  const go = (next: SlotWalk) => {
    walk = next;
    const slot = current();
    if (slot) canvas.reveal(slot);
    measure();
  };
  const endWatching = watchSurfaces([canvas], () => {
    measure();
    remeasure();
  });
  marks.begin(payload);
  go(walk);
  return {
    step(step) {
      go(stepped(walk, step, canvas.zones()));
      const { x = 0, y = 0 } = current()?.line ?? {};
      const corner = topLeftOf(canvas.content);
      return { x: x - corner.x, y: y - corner.y };
    },
    place() {
      const slot = current();
      return slot ? placeOfSlot(slot) : start.place;
    },
    hitTest() {
      const slot = current();
      return slot ? [landingOn(DESK, canvas.shown(slot))] : [];
    },
    show: marks.show,
    end() {
      endWatching();
      marks.end();
    },
  };
}

function beginning({ payload, canvas, place }: KeyboardDragStart): SlotWalk | undefined {
  const slots = walkableSlots(canvas.zones(), payload);
  if (slots.length === 0) return undefined;
  const home = slots.findIndex((slot) => payload.isHome(placeOfSlot(slot)));
  const usual = slots.findIndex(
    ({ zoneId, index }) => zoneId === place.parentId && index === place.index,
  );
  return { slots, at: Math.max(0, home >= 0 ? home : usual) };
}
