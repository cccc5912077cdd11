import type { SectionPlace } from '../document/page-structure.ts';
import type { PageEditor } from '../page-editor/page-editor.ts';
import { insertionPlace } from '../palette/insertion-place.ts';
import { setView, viewStore } from '../view/view-store.ts';
import type { Point } from './box.ts';
import { createCanvasSurface, findCanvas } from './canvas-surface.ts';
import { createDragMarks } from './drag-marks.ts';
import {
  announceLift,
  announcePlace,
  type DragHost,
  type DragSession,
  openSession,
} from './drag-session.ts';
import { grabByKey, grabByPointer } from './grab.ts';
import { startKeyboardDrag } from './keyboard-drag.ts';
import { createOutlineSurface, findOutline } from './outline-surface.ts';
import { payloadOf } from './payload-of.ts';
import { startPointerDrag } from './pointer-drag.ts';
import type { WalkStep } from './slot-walk.ts';

export interface PointerSession extends DragSession {
  moveTo(point: Point): void;
}

export interface KeyboardSession extends DragSession {
  step(step: WalkStep): void;
}

/** Finds out what is dragged and begins it. */
export interface DragController {
  canGrab(target: EventTarget | null): boolean;
  canPickUp(target: EventTarget | null, key: string): boolean;
  /** Undefined where nothing of it can be moved. */
  grab(target: EventTarget | null, at: Point): PointerSession | undefined;
  pickUp(target: EventTarget | null, key: string): KeyboardSession | undefined;
}

export function createDragController(host: DragHost): DragController {
  const page = () => host.editor.page.state();
  return {
    canGrab: (target) => grabByPointer(target, page()) !== undefined,
    canPickUp: (target, key) => grabByKey(target, key) !== undefined,
    grab: (target, at) => grab(host, target, at),
    pickUp: (target, key) => pickUp(host, target, key),
  };
}

function grab(host: DragHost, target: EventTarget | null, at: Point): PointerSession | undefined {
  const { editor, language, layer } = host;
  const page = () => editor.page.state();
  const grabbed = grabByPointer(target, page());
  const payload = grabbed && payloadOf(editor, grabbed, language);
  const canvas = findCanvas();
  if (!payload || !canvas) return undefined;
  if (payload.movedIds.length === 0) uncoverCanvas();
  const outline = findOutline();
  const surfaces = [
    ...(outline ? [createOutlineSurface(outline, page)] : []),
    createCanvasSurface(canvas, page),
  ];
  const drag = startPointerDrag({ payload, surfaces, marks: createDragMarks(layer()), at });
  return { moveTo: drag.moveTo, ...openSession(host, payload, drag.end) };
}

function pickUp(
  host: DragHost,
  target: EventTarget | null,
  key: string,
): KeyboardSession | undefined {
  const { editor, language, layer } = host;
  const grabbed = grabByKey(target, key);
  const payload = grabbed && payloadOf(editor, grabbed, language);
  const element = findCanvas();
  if (!payload || !element) return undefined;
  const canvas = createCanvasSurface(element, () => editor.page.state());
  const marks = createDragMarks(layer());
  const drag = startKeyboardDrag({ payload, canvas, marks, place: usualPlace(editor) });
  if (!drag) return undefined;
  announceLift(host, payload, drag.place());
  return {
    step(step) {
      drag.step(step);
      announcePlace(host, payload, drag.place());
    },
    ...openSession(host, payload, drag.end),
  };
}

/** Where something new would go without being dragged. */
function usualPlace({ page, selection }: PageEditor): SectionPlace {
  return insertionPlace(page.state(), selection.get().at(-1), { height: 1, count: 1 });
}

/** On narrow screens what can be added lies over the page: it leaves for the drop. */
function uncoverCanvas(): void {
  if (viewStore.getState().openPane === 'left') setView({ openPane: null });
}
