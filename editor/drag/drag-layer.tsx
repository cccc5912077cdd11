import { DndContext, useDraggable, useSensor, useSensors } from '@dnd-kit/core';
import { type ReactNode, useMemo, useRef } from 'react';
import { useLanguage } from '../language/use-message.ts';
import { usePageEditor } from '../page-editor/page-editor-context.ts';
import { createDragController } from './drag-controller.ts';
import styles from './drag-layer.module.css';
import { KeyboardDragSensor } from './keyboard-sensor.ts';
import { MouseDragSensor, TouchDragSensor } from './pointer-sensors.ts';

/** Pixels that the mouse moves with its button down before it drags. */
const MOUSE = { distance: 5 };

/** Milliseconds that a finger rests before it drags, and pixels that it may tremble meanwhile. */
const TOUCH = { delay: 250, tolerance: 6 };

/** Announcements and instructions are the editor's own. */
const SILENT = {
  restoreFocus: false,
  screenReaderInstructions: { draggable: '' },
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

/** Until something is dragged; `createDragMarks` says why it is no attribute. */
const HIDDEN = { display: 'none' };

/**
 * Drag and drop for everything inside it: wrap the workshop of an open page in it, within `PageEditorContext`. It adds
 * no box of its own. What can be dragged says so in the document, and nothing has to be passed on:
 *
 * - sections on the canvas (`#s-…` inside it), and elements with `data-drag-handle` for the selection;
 * - elements with `data-drag-source`, see `registerDragSource`;
 * - rows with `data-drag-node="<sectionId>"` inside `data-outline=""`, which are dropped on as well.
 */
export function DragLayer({ children }: { readonly children: ReactNode }) {
  const editor = usePageEditor();
  const { language } = useLanguage();
  const layer = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const controller = useMemo(
    () =>
      createDragController({
        editor,
        language,
        layer: () => {
          if (!layer.current) throw new Error('Something is dragged before the layer is drawn.');
          return layer.current;
        },
        announce: (text) => {
          if (live.current) live.current.textContent = text;
        },
      }),
    [editor, language],
  );
  const sensors = useSensors(
    useSensor(MouseDragSensor, { controller, activationConstraint: MOUSE }),
    useSensor(TouchDragSensor, { controller, activationConstraint: TOUCH }),
    useSensor(KeyboardDragSensor, { controller }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={noCollisions}
      autoScroll={false}
      accessibility={SILENT}
    >
      <Draggable>{children}</Draggable>
      <div ref={layer} className={styles.layer} style={HIDDEN} data-drag-layer="">
        <div className={styles.zone} style={HIDDEN} data-drag-mark="zone" />
        <div className={styles.line} style={HIDDEN} data-drag-mark="line" />
        <div className={styles.ghost} style={HIDDEN} data-drag-mark="ghost" />
      </div>
      <div
        ref={live}
        className={styles.live}
        role="status"
        aria-live="assertive"
        data-drag-live=""
      />
    </DndContext>
  );
}

/** The one draggable: the listeners find out what was grabbed. */
function Draggable({ children }: { readonly children: ReactNode }) {
  const { setNodeRef, listeners } = useDraggable({ id: 'workshop' });
  return (
    <div ref={setNodeRef} className={styles.root} {...listeners}>
      {children}
    </div>
  );
}

function noCollisions(): [] {
  return [];
}
