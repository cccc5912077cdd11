import { contains, type ScreenPoint } from './box.ts';
import { type Gap, gapAt, gapsOf } from './gaps.ts';
import type { Zone, Zones } from './zone.ts';

/** A place for what is dragged, with the line that shows it. */
export interface Slot extends Gap {
  readonly zoneId: string;
}

/**
 * The slot that a pointer means: the deepest zone that accepts, then the nearest gap in it. Outside everything it is the
 * nearest gap of the root; undefined where not even that accepts.
 */
export function slotAt(
  zones: Zones,
  point: ScreenPoint,
  accepts: (zoneId: string) => boolean,
): Slot | undefined {
  let deepest: Zone | undefined;
  for (const zone of zones.values())
    if (zone.depth >= (deepest?.depth ?? 0) && contains(zone.inner, point) && accepts(zone.id))
      deepest = zone;
  const gap = deepest && gapAt(deepest, point);
  return deepest && gap && { zoneId: deepest.id, ...gap };
}

/** All slots that accept, in the order of the document through the nested zones. */
export function slotsOf(zones: Zones, accepts: (zoneId: string) => boolean): readonly Slot[] {
  const slots: Slot[] = [];
  const visit = (zone: Zone): void => {
    const gaps = accepts(zone.id) ? gapsOf(zone) : [];
    const add = (from: number, to: number) => {
      for (const gap of gaps)
        if (gap.index >= from && gap.index < to) slots.push({ zoneId: zone.id, ...gap });
    };
    let next = 0;
    for (const child of zone.children) {
      add(next, child.index + 1);
      next = child.index + 1;
      const inside = zones.get(child.id);
      if (inside) visit(inside);
    }
    add(next, Infinity);
  };
  const [root] = zones.values();
  if (root) visit(root);
  return slots;
}
