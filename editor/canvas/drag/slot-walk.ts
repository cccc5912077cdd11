import type { SectionPlace } from '../../document/page-structure.ts';
import type { DragPayload } from './drag-payload.ts';
import { type Slot, slotsOf } from './geometry.ts';
import type { Zones } from './zone.ts';

/** The slots that a keyboard goes through, and where it is among them. */
export interface SlotWalk {
  readonly slots: readonly Slot[];
  readonly at: number;
}

export type WalkStep = 'next' | 'previous' | 'out' | 'into' | 'first' | 'last';

/** All slots for what is dragged, in the order of the document. The places where nothing would change count as one. */
export function walkableSlots(zones: Zones, payload: DragPayload): readonly Slot[] {
  let hasHome = false;
  return slotsOf(zones, payload.accepts).filter((slot) => {
    if (!payload.isHome(placeOfSlot(slot))) return true;
    if (hasHome) return false;
    hasHome = true;
    return true;
  });
}

export function placeOfSlot({ zoneId, index }: Slot): SectionPlace {
  return { parentId: zoneId, index };
}

/** The walk one step on; it stays where there is nothing in that direction. */
export function stepped({ slots, at }: SlotWalk, step: WalkStep, zones: Zones): SlotWalk {
  return { slots, at: nextAt({ slots, at }, step, zones) };
}

function nextAt(walk: SlotWalk, step: WalkStep, zones: Zones): number {
  const last = walk.slots.length - 1;
  if (step === 'first') return 0;
  if (step === 'last') return last;
  if (step === 'next') return Math.min(last, walk.at + 1);
  if (step === 'previous') return Math.max(0, walk.at - 1);
  return step === 'out' ? outAt(walk, zones) : intoAt(walk, zones);
}

/** The slot behind the zone, in the nearest zone around it that has slots. */
function outAt({ slots, at }: SlotWalk, zones: Zones): number {
  let zone = zones.get(slots[at]?.zoneId ?? '');
  while (zone?.parentId) {
    const { id, parentId } = zone;
    const parent = zones.get(parentId);
    const index = parent?.children.find((child) => child.id === id)?.index ?? 0;
    const found = slots.findIndex((slot) => slot.zoneId === parentId && slot.index > index);
    const nearest = found >= 0 ? found : slots.findLastIndex((slot) => slot.zoneId === parentId);
    if (nearest >= 0) return nearest;
    zone = parent;
  }
  return at;
}

/** The first slot of the nearest zone that lies deeper: behind, else before. */
function intoAt({ slots, at }: SlotWalk, zones: Zones): number {
  const depthOf = (slot: Slot | undefined) => zones.get(slot?.zoneId ?? '')?.depth ?? 0;
  const depth = depthOf(slots[at]);
  const isDeeper = (slot: Slot) => depthOf(slot) > depth;
  const behind = slots.findIndex((slot, index) => index > at && isDeeper(slot));
  const before = slots.findLastIndex((slot, index) => index < at && isDeeper(slot));
  const isBehindNearer = behind >= 0 && (before < 0 || behind - at <= at - before);
  if (isBehindNearer) return behind;
  return before >= 0 ? before : at;
}
