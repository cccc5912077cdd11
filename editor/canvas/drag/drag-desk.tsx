import { type DraggableSyntheticListeners, useDraggable, useDroppable } from '@dnd-kit/core';
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useContext,
  useEffect,
  useMemo,
} from 'react';
import { PageEditorContext } from '../../document/store/page-editor-context.ts';
import { deskOrigin } from './drag-origin.ts';
import { DESK } from './droppables.ts';

/** What joins the desk with the `DndContext`, which it does not stand in. */
export interface DeskJoint {
  readonly element: RefObject<HTMLElement | null>;
  /** Filled with what hears the desk's events. */
  readonly listeners: RefObject<DraggableSyntheticListeners>;
}

export interface DragDeskProps {
  readonly joint: DeskJoint;
  readonly className: string | undefined;
  readonly label: string;
  /** The page. */
  readonly children: ReactNode;
}

/** What the page stands on: sections are dragged from it and dropped on it. */
export function DragDesk({ joint, className, label, children }: DragDeskProps) {
  const { element, listeners } = joint;
  const handlers = useMemo(() => {
    const pass = (name: string) => (event: SyntheticEvent) => listeners.current?.[name]?.(event);
    return {
      onPointerDown: pass('onPointerDown'),
      onTouchStart: pass('onTouchStart'),
      onKeyDownCapture: pass('onKeyDownCapture'),
    };
  }, [listeners]);
  return (
    // The page on it brings the document's main landmark.
    <section
      ref={element}
      className={className}
      aria-label={label}
      tabIndex={-1}
      data-desk=""
      {...handlers}
    >
      {children}
    </section>
  );
}

/** The desk as one draggable and one droppable: what of the page is meant, the hit test says. */
export function DeskDraggable({ element, listeners }: DeskJoint): null {
  const editor = useContext(PageEditorContext);
  const data = useMemo(() => ({ origin: deskOrigin(() => editor?.page.state()) }), [editor]);
  const { setNodeRef: holdDraggable, listeners: current } = useDraggable({ id: DESK, data });
  const { setNodeRef: holdDroppable } = useDroppable({ id: DESK });
  useEffect(() => {
    holdDraggable(element.current);
    holdDroppable(element.current);
    listeners.current = current;
    return () => {
      listeners.current = undefined;
    };
  }, [holdDraggable, holdDroppable, element, listeners, current]);
  return null;
}
