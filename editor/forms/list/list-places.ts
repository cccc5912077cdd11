import {
  type ClientRect,
  type CollisionDetection,
  KeyboardCode,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { sortBy } from 'lodash-es';

const STEPS: Readonly<Record<string, number>> = {
  [KeyboardCode.Down]: 1,
  [KeyboardCode.Up]: -1,
};

/**
 * The item whose place the dragged one takes: items whose middle is above the pointer stay before it. By keyboard it is
 * the one that `nextPlace` went to, whose corner the dragged one has then.
 */
export const placeInList: CollisionDetection = (args) => {
  const { active, collisionRect, droppableContainers, droppableRects, pointerCoordinates } = args;
  const boxes = droppableContainers.flatMap((droppableContainer) => {
    const box = droppableRects.get(droppableContainer.id);
    return box ? [{ id: droppableContainer.id, box, droppableContainer }] : [];
  });
  if (!pointerCoordinates)
    return sortBy(boxes, ({ box }) => Math.abs(box.top - collisionRect.top)).slice(0, 1);
  const others = sortBy(boxes, ({ box }) => box.top);
  const from = others.findIndex(({ id }) => id === active.id);
  const gap = others.filter(({ box }) => middleOf(box) < pointerCoordinates.y).length;
  return others.slice(gap > from ? gap - 1 : gap).slice(0, 1);
};

/** One item up or down, however high items are. */
export const nextPlace: KeyboardCoordinateGetter = ({ code }, { active, context }) => {
  const { droppableRects, over } = context;
  const places = sortBy([...droppableRects], ([, { top }]) => top);
  const at = places.findIndex(([id]) => id === (over?.id ?? active));
  const [, next] = places[at + (STEPS[code] ?? 0)] ?? [];
  return next && { x: next.left, y: next.top };
};

function middleOf({ top, height }: ClientRect): number {
  return top + height / 2;
}
