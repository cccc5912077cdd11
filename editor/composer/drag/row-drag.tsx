import {
  type Collision,
  type CollisionDetection,
  DndContext,
  type DragMoveEvent,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { minBy } from 'lodash-es';
import { type ReactNode, useState } from 'react';
import { DragKeys } from '../../ui/dragging/drag-keys.ts';
import { SILENT } from '../../ui/dragging/silent-drag.ts';
import { type DropSlot, dropSlots } from '../document/drop-slots.ts';
import { moveTo } from '../document/form-edits.ts';
import { kindOf, placeAt } from '../document/form-place.ts';
import type { FormSession } from '../session/form-session.ts';
import { useFormSession } from '../session/form-session-context.ts';
import styles from './row-drag.module.css';

/** Pixels that the mouse moves before it drags. */
const MOUSE = { activationConstraint: { distance: 4 } };

/** A finger that moves at once scrolls. */
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };

const LIST = 'form-rows';

/** The list of rows, among which pages, sections and questions are dragged: a line shows where they land. */
export function DraggableRows({ children }: { readonly children: ReactNode }) {
  const session = useFormSession();
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const [slot, setSlot] = useState<DropSlot>();
  const over = ({ collisions }: DragMoveEvent) => setSlot(slotIn(collisions));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestSlot(session)}
      accessibility={SILENT}
      onDragMove={over}
      onDragOver={over}
      onDragCancel={() => setSlot(undefined)}
      onDragEnd={({ active, collisions }) => {
        setSlot(undefined);
        const [place, target] = [placeAt(String(active.id)), slotIn(collisions)?.place];
        if (place && target) session.edit((form) => moveTo(form, place, target));
      }}
    >
      <RowList slot={slot}>{children}</RowList>
      <DragKeys />
    </DndContext>
  );
}

interface RowListProps {
  readonly slot: DropSlot | undefined;
  readonly children: ReactNode;
}

function RowList({ slot, children }: RowListProps) {
  const { setNodeRef } = useDroppable({ id: LIST });
  const [list, setList] = useState<HTMLElement | null>(null);
  const hold = (element: HTMLUListElement | null) => {
    setNodeRef(element);
    setList(element);
  };
  const edge = slot && list ? edgeOf(slot) : undefined;
  const top = edge === undefined ? 0 : edge - (list?.getBoundingClientRect().top ?? 0);
  return (
    <ul ref={hold} className={styles.rows} data-form-outline>
      {children}
      {edge !== undefined && <li className={styles.line} style={{ top }} aria-hidden="true" />}
    </ul>
  );
}

/** What makes a row be dragged. */
export function useRowDrag(pointer: string) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: pointer,
    disabled: pointer === '',
  });
  return { setNodeRef, listeners, isDragging };
}

/** The place nearest to the pointer that takes what is dragged. */
function nearestSlot({ form }: FormSession): CollisionDetection {
  return ({ active, pointerCoordinates }) => {
    if (!pointerCoordinates) return [];
    const dragged = placeAt(String(active.id));
    const slots = dragged ? dropSlots(form.state(), kindOf(dragged)) : [];
    const slot = minBy(slots, (one) => Math.abs((edgeOf(one) ?? 0) - pointerCoordinates.y));
    return slot ? [{ id: LIST, data: { slot } }] : [];
  };
}

function slotIn(collisions: readonly Collision[] | null): DropSlot | undefined {
  return collisions?.[0]?.data?.['slot'];
}

/** Where the edge of a row is on the screen, in px from its top. */
function edgeOf({ row, edge }: DropSlot): number | undefined {
  const element = document.querySelector(`[data-form-outline] [data-row="${row}"]`);
  return element?.getBoundingClientRect()[edge === 'before' ? 'top' : 'bottom'];
}
