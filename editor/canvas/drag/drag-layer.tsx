import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, type RefObject, useContext, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { PageEditorContext } from '../../document/store/page-editor-context.ts';
import { DragKeys } from '../../ui/dragging/drag-keys.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import type { DragController } from './drag-controller.ts';
import { DeskDraggable, type DeskJoint } from './drag-desk.tsx';
import { DragMarksPart } from './drag-marks-part.ts';
import { KeyboardDragSensor, MouseDragSensor, TouchDragSensor } from './drag-sensors.ts';

/** Pixels that the mouse moves with its button down before it drags. */
const MOUSE = { distance: 5 };

/** Milliseconds that a finger rests before it drags, and pixels that it may tremble meanwhile. */
const TOUCH = { delay: 250, tolerance: 6 };

const KEYS = {
  start: [KeyboardCode.Space, KeyboardCode.Enter],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
  cancel: [KeyboardCode.Esc],
};

/** The page scrolls at its own pace (auto-scroll.ts), and never because something moved as it was picked up. */
const AUTO_SCROLL = { enabled: false, layoutShiftCompensation: false };

export interface DragLayerProps {
  readonly desk: DeskJoint;
  readonly children: ReactNode;
}

/**
 * Drag and drop between the desk and what is inside it: put it around the panes that things are dragged from, within
 * `PageEditorContext`. What can be dragged is a draggable whose data has a `DragOrigin`: the desk, rows of the outline,
 * items of the palette. The page is no child: at each move React looks through all children for what depends on the drag.
 *
 * Where things are dropped is loaded apart: the workshop stands before, and is not drawn again when it arrives.
 */
export function DragLayer({ desk, children }: DragLayerProps) {
  const editor = useContext(PageEditorContext);
  const message = useMessage();
  const controller = useRef<DragController>(null);
  const [live, setLive] = useState<HTMLElement | null>(null);
  const { sensors: options, ...handlers } = useMemo(() => handlersOf(controller), []);
  const sensors = useSensors(
    useSensor(MouseDragSensor, options.mouse),
    useSensor(TouchDragSensor, options.touch),
    useSensor(KeyboardDragSensor, options.keyboard),
  );
  const { announcements, collisionDetection, onDragStart, onDragEnd, onDragCancel } = handlers;
  const draggable = message('drag.help');
  const accessibility = useMemo(
    () => ({
      announcements,
      // Where the focus goes is decided by where the drop went.
      restoreFocus: false,
      screenReaderInstructions: { draggable },
      ...(live && { container: live }),
    }),
    [announcements, draggable, live],
  );
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={collisionDetection}
        accessibility={accessibility}
        autoScroll={AUTO_SCROLL}
        onDragStart={onDragStart}
        onDragEnd={onDragEnd}
        onDragCancel={onDragCancel}
      >
        {children}
        <DeskDraggable {...desk} />
        {editor && <DragMarksPart key={editor.pageId} controller={controller} />}
        <DragKeys />
      </DndContext>
      {createPortal(<div ref={setLive} data-drag-live="" />, document.body)}
    </>
  );
}

/** What the library asks, answered by the controller that is there then. */
function handlersOf(controller: RefObject<DragController | null>) {
  const say = () => controller.current?.words();
  const announcements: Announcements = {
    onDragStart: say,
    onDragMove: say,
    onDragOver: () => undefined,
    onDragEnd: say,
    onDragCancel: say,
  };
  const collisionDetection: CollisionDetection = () => controller.current?.hitTest() ?? [];
  const coordinateGetter: KeyboardCoordinateGetter = ({ code }) => controller.current?.step(code);
  return {
    announcements,
    collisionDetection,
    onDragStart: (event: Parameters<DragController['begin']>[0]) =>
      controller.current?.begin(event),
    onDragEnd: () => controller.current?.drop(),
    onDragCancel: () => controller.current?.cancel(),
    sensors: {
      mouse: { controller, activationConstraint: MOUSE },
      touch: { controller, activationConstraint: TOUCH },
      keyboard: { controller, coordinateGetter, keyboardCodes: KEYS },
    },
  };
}
