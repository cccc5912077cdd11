import { useDraggable } from '@dnd-kit/core';
import { useMemo } from 'react';
import { type DragSource, sourceOrigin } from './drag-origin.ts';

/** Attributes of an element from which something new is dragged onto the page; Space picks it up there. */
export function useDragSource(key: string, source: DragSource) {
  const data = useMemo(() => ({ origin: sourceOrigin(source) }), [source]);
  const { setNodeRef, listeners } = useDraggable({ id: key, data });
  return { ref: setNodeRef, 'data-drag-source': key, ...listeners };
}
