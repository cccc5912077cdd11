import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { hasSortableData, SortableContext } from '@dnd-kit/sortable';
import { type ReactNode, useMemo, useRef } from 'react';
import { DragKeys } from '../../ui/dragging/drag-keys.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import { nextPlace, placeInList } from './list-places.ts';

/** Pixels that the pointer moves before it drags. */
const POINTER = { activationConstraint: { distance: 3 } };

const KEYBOARD = { coordinateGetter: nextPlace };

export interface SortableListProps {
  /** Of the items, in their order. */
  readonly ids: readonly number[];
  /** Gets the place where the item lands, counted without it. */
  readonly onMove: (from: number, to: number) => void;
  readonly children: ReactNode;
}

/** A list whose items are dragged by their handles, by pointer and by keyboard. */
export function SortableList({ ids, onMove, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, POINTER),
    useSensor(KeyboardSensor, KEYBOARD),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active), placeOf(over)];
    if (from !== undefined && to !== undefined && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={placeInList}
      accessibility={useListAccessibility(ids.length)}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={[...ids]} strategy={inPlace}>
        {children}
      </SortableContext>
      <DragKeys />
    </DndContext>
  );
}

/** A line shows where the item lands: no item moves before. */
function inPlace(): null {
  return null;
}

function useListAccessibility(count: number) {
  const message = useMessage();
  // The list is drawn with the item in its new place before the drop is told.
  const told = useRef<number>(undefined);
  return useMemo(() => {
    const placed = (at: number | undefined) => ({ place: (at ?? 0) + 1, count });
    const announcements: Announcements = {
      onDragStart({ active }) {
        told.current = placeOf(active);
        return message('fields.lifted', placed(told.current));
      },
      onDragOver({ over }) {
        const place = placeOf(over);
        if (place === undefined || place === told.current) return undefined;
        told.current = place;
        return message('fields.carried', placed(place));
      },
      onDragEnd: ({ active, over }) =>
        over && over.id !== active.id
          ? message('fields.moved', placed(told.current))
          : message('fields.drag-cancelled', placed(placeOf(active))),
      onDragCancel: ({ active }) => message('fields.drag-cancelled', placed(placeOf(active))),
    };
    return {
      announcements,
      screenReaderInstructions: { draggable: message('fields.drag-help') },
    };
  }, [message, count]);
}

/** From 0, among the items of its list. */
function placeOf(item: Parameters<typeof hasSortableData>[0]): number | undefined {
  return hasSortableData(item) ? item.data.current?.sortable.index : undefined;
}
