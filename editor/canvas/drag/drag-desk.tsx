import { useDraggable, useDroppable } from '@dnd-kit/core';
import { type ReactNode, useCallback, useContext, useMemo } from 'react';
import { PageEditorContext } from '../../document/store/page-editor-context.ts';
import { deskOrigin } from './drag-origin.ts';
import { DESK } from './droppables.ts';

export interface DragDeskProps {
  readonly className: string | undefined;
  readonly label: string;
  /** The page. It is not drawn again while something is dragged. */
  readonly children: ReactNode;
}

/**
 * What the page stands on, as one draggable and one droppable: what of the page is meant, the hit test says. One per
 * section would cost ten times as much at each move (docs/adr/0023-dnd-kit-carries-dragging.md).
 */
export function DragDesk({ className, label, children }: DragDeskProps) {
  const editor = useContext(PageEditorContext);
  const data = useMemo(() => ({ origin: deskOrigin(() => editor?.page.state()) }), [editor]);
  const { setNodeRef: holdDraggable, listeners } = useDraggable({ id: DESK, data });
  const { setNodeRef: holdDroppable } = useDroppable({ id: DESK });
  const hold = useCallback(
    (element: HTMLElement | null) => {
      holdDraggable(element);
      holdDroppable(element);
    },
    [holdDraggable, holdDroppable],
  );
  return (
    // The page on it brings the document's main landmark.
    <section ref={hold} className={className} aria-label={label} data-desk="" {...listeners}>
      {children}
    </section>
  );
}
