import type { SectionPlace } from '../../document/page-structure.ts';
import type { CanvasSurface } from './canvas-surface.ts';
import type { DragMarks } from './drag-marks.ts';
import type { DragPayload } from './drag-payload.ts';
import type { ShownSlot } from './drop-surface.ts';
import { placeOfSlot, type SlotWalk, stepped, type WalkStep, walkableSlots } from './slot-walk.ts';
import { watchSurfaces } from './watch-surfaces.ts';

/** A drag by keyboard while it lasts. */
export interface KeyboardDrag {
  step(step: WalkStep): void;
  /** Where it is now. */
  place(): SectionPlace;
  /** Ends it. Answers the slot that was shown last. */
  end(): ShownSlot | undefined;
}

export interface KeyboardDragStart {
  readonly payload: DragPayload;
  readonly canvas: CanvasSurface;
  readonly marks: DragMarks;
  /** Where something new would go by itself; what is moved begins where it is. */
  readonly place: SectionPlace;
}

/** Walks through the slots that accept; undefined where there are none. */
export function startKeyboardDrag(start: KeyboardDragStart): KeyboardDrag | undefined {
  const { payload, canvas, marks } = start;
  const first = beginning(start);
  if (!first) return undefined;
  let at = first;
  let slot: ShownSlot | undefined;
  const show = () => {
    canvas.measure();
    at = { ...at, slots: walkableSlots(canvas.zones(), payload) };
    const current = at.slots[at.at];
    slot = current && canvas.shown(current);
    marks.show(slot);
  };
  const go = (next: SlotWalk) => {
    at = next;
    const current = at.slots[at.at];
    if (current) canvas.reveal(current);
    show();
  };
  const endWatching = watchSurfaces([canvas], show);
  marks.begin(payload);
  go(at);
  return {
    step: (step) => go(stepped(at, step, canvas.zones())),
    place: () => slot?.place ?? start.place,
    end() {
      endWatching();
      marks.end();
      return slot;
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
