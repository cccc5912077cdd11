import {
  DndContext,
  type DraggableSyntheticListeners,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { usePageEditor } from '../../document/store/page-editor-context.ts';
import { useLanguage } from '../../ui/language/use-message.ts';
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

export interface DragSensorsProps {
  /** Everything that can be dragged is inside it. */
  readonly root: RefObject<HTMLElement | null>;
  /** Filled with what hears the root's events. */
  readonly listeners: RefObject<DraggableSyntheticListeners>;
}

/** What drags: the library with its sensors, and what is drawn over the workshop meanwhile. */
export function DragSensors({ root, listeners }: DragSensorsProps) {
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
      <Draggable root={root} listeners={listeners} />
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
function Draggable({ root, listeners }: DragSensorsProps) {
  const { setNodeRef, listeners: current } = useDraggable({ id: 'workshop' });
  useLayoutEffect(() => {
    setNodeRef(root.current);
    listeners.current = current;
    return () => {
      listeners.current = undefined;
    };
  }, [setNodeRef, root, listeners, current]);
  return null;
}

function noCollisions(): [] {
  return [];
}
