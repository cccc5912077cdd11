import type { DraggableSyntheticListeners } from '@dnd-kit/core';
import { type ReactNode, type SyntheticEvent, useContext, useMemo, useRef } from 'react';
import { PageEditorContext } from '../../document/store/page-editor-context.ts';
import styles from './drag-layer.module.css';
import { DragSensorsPart } from './drag-sensors-part.ts';

/**
 * Drag and drop for everything inside it: wrap the workshop in it, within `PageEditorContext`; it drags while a page is
 * open. It adds no box of its own. What can be dragged says so in the document, and nothing has to be passed on:
 *
 * - sections on the canvas (`#s-…` inside it), and elements with `data-drag-handle` for the selection;
 * - elements with `data-drag-source`, see `registerDragSource`;
 * - rows with `data-drag-node="<sectionId>"` inside `data-outline=""`, which are dropped on as well.
 *
 * What drags is loaded apart: the workshop stands before, and is not drawn again when it arrives.
 */
export function DragLayer({ children }: { readonly children: ReactNode }) {
  const editor = useContext(PageEditorContext);
  const root = useRef<HTMLDivElement>(null);
  const listeners = useRef<DraggableSyntheticListeners>(undefined);
  const handlers = useMemo(() => {
    const pass = (name: string) => (event: SyntheticEvent) => listeners.current?.[name]?.(event);
    return {
      onPointerDown: pass('onPointerDown'),
      onTouchStart: pass('onTouchStart'),
      onKeyDownCapture: pass('onKeyDownCapture'),
    };
  }, []);
  return (
    <>
      <div ref={root} className={styles.root} {...handlers}>
        {children}
      </div>
      {editor && <DragSensorsPart key={editor.pageId} root={root} listeners={listeners} />}
    </>
  );
}
