import type { Collision } from '@dnd-kit/core';
import { shallow } from 'zustand/shallow';
import type { ShownSlot } from './drop-surface.ts';

/** Id of the desk, as draggable and as droppable. */
export const DESK = 'desk';

/** Id of a row of the outline, as draggable and as droppable. */
export function rowDroppable(sectionId: string): string {
  return `row:${sectionId}`;
}

/** What a collision says: where a drop would go. */
class Landing {
  readonly slot: ShownSlot;

  constructor(slot: ShownSlot) {
    this.slot = slot;
  }
}

export function landingOn(droppableId: string, slot: ShownSlot): Collision {
  return { id: droppableId, data: { landing: new Landing(slot) } };
}

/** Whether a drop would go to the same place, shown where it was. */
export function isSameLanding(one: Collision | undefined, other: Collision | undefined): boolean {
  const [now, before] = [one && landingOf([one]), other && landingOf([other])];
  return (
    one?.id === other?.id &&
    shallow({ ...now?.place, ...now?.line }, { ...before?.place, ...before?.line })
  );
}

export function landingOf(collisions: readonly Collision[] | null): ShownSlot | undefined {
  const landing: unknown = collisions?.[0]?.data?.['landing'];
  return landing instanceof Landing ? landing.slot : undefined;
}
