import type { Collision, DataRef, DragStartEvent } from '@dnd-kit/core';
import { insertionPlace } from '../../document/insertion-place.ts';
import { sectionName } from '../../document/names/section-name.ts';
import type { SectionPlace } from '../../document/page-structure.ts';
import type { PageEditor } from '../../document/store/page-editor.ts';
import { letGo } from '../../ui/dragging/drag-keys.ts';
import { formatMessage, type Language } from '../../ui/messages/messages.ts';
import { setView, viewStore } from '../../ui/view/view-store.ts';
import { canvasElement, findCanvas } from '../frame/canvas-dom.ts';
import type { ScreenPoint } from './box.ts';
import { createCanvasSurface } from './canvas-surface.ts';
import { createDragMarks } from './drag-marks.ts';
import { type Grab, grabAt } from './drag-origin.ts';
import { type DragPayload, insertPayload, movePayload } from './drag-payload.ts';
import { cancelledText, droppedText, liftedText, positionText } from './drag-words.ts';
import type { ShownSlot } from './drop-surface.ts';
import { landingOf } from './droppables.ts';
import { type KeyboardDrag, startKeyboardDrag } from './keyboard-drag.ts';
import { createOutlineSurface, findOutline } from './outline-surface.ts';
import { type Drag, type PointerDrag, startPointerDrag } from './pointer-drag.ts';
import { type WalkStep, walkableSlots } from './slot-walk.ts';

/** Where drags take place. */
export interface DragHost {
  readonly editor: PageEditor;
  readonly language: Language;
  /** What is drawn for the marks. */
  readonly layer: () => HTMLElement;
  /** Has the hit test asked again. */
  readonly remeasure: () => void;
}

/** Carries out what the library reports of a drag. */
export interface DragController {
  /** Whether a key can pick up what it is pressed at and there is a place for it. */
  canCarry(data: DataRef, event: Event): boolean;
  begin(event: Pick<DragStartEvent, 'active' | 'activatorEvent'>): void;
  /** Follows the pointer. Answers whether the hit test would say something else than it did. */
  follow(point: ScreenPoint): boolean;
  /** What is over which droppable, with the place where it would land. */
  hitTest(): Collision[];
  /** Where a key leads, in coordinates that differ from place to place. */
  step(code: string): ScreenPoint | undefined;
  /** Shows what the hit test said. */
  draw(collisions: readonly Collision[] | null): void;
  /** One edit at the place that was shown last, or none. */
  drop(): void;
  cancel(): void;
  /** What is to be said, once. */
  words(): string | undefined;
}

const STEPS: Readonly<Record<string, WalkStep>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'out',
  ArrowRight: 'into',
  Home: 'first',
  End: 'last',
};

interface Current {
  readonly drag: Drag;
  readonly payload: DragPayload;
  /** The same drag where keys carry it, or a pointer. */
  readonly byKeys: KeyboardDrag | undefined;
  readonly byPointer: PointerDrag | undefined;
  readonly endWatching: () => void;
}

export function createDragController(host: DragHost): DragController {
  const { editor, language } = host;
  let current: Current | undefined;
  let shown: ShownSlot | undefined;
  let words: string | undefined;
  const announced = (payload: DragPayload) => ({ page: editor.page.state(), payload, language });
  const end = () => {
    const ended = current;
    current = undefined;
    ended?.endWatching();
    ended?.drag.end();
    return ended;
  };
  return {
    canCarry(data, event) {
      const payload = payloadAt(host, data, event);
      const canvas = payload && openCanvas(host);
      return canvas ? walkableSlots(canvas.zones(), payload).length > 0 : false;
    },
    begin({ active, activatorEvent }) {
      end();
      shown = undefined;
      const payload = payloadAt(host, active.data, activatorEvent);
      const byKeys = payload && isKey(activatorEvent) ? carry(host, payload) : undefined;
      const byPointer =
        payload && !isKey(activatorEvent) ? follow(host, payload, activatorEvent) : undefined;
      const drag = byKeys ?? byPointer;
      if (!payload || !drag) return;
      // Nothing is any more where it was measured.
      const endWatching = editor.page.subscribe('', letGo);
      current = { drag, payload, byKeys, byPointer, endWatching };
      if (byKeys) words = liftedText(announced(payload), byKeys.place());
    },
    follow: (point) => current?.byPointer?.follow(point) ?? true,
    hitTest: () => [...(current?.drag.hitTest() ?? [])],
    step(code) {
      const step = STEPS[code];
      if (!current?.byKeys || !step) return undefined;
      const { byKeys, payload } = current;
      const at = byKeys.step(step);
      words = positionText(announced(payload), byKeys.place());
      return at;
    },
    draw(collisions) {
      if (!current) return;
      shown = landingOf(collisions);
      current.drag.show(shown);
    },
    drop() {
      const ended = end();
      if (!ended) return;
      const { payload } = ended;
      const place = shown?.place;
      const told = announced(payload);
      const focused = document.activeElement;
      const isDone = place && editor.edit((page) => payload.edit(page, place));
      words = isDone ? droppedText(told, place) : cancelledText(told);
      if (isDone) returnFocus(focused, editor.selection.get());
    },
    cancel() {
      const ended = end();
      if (ended) words = cancelledText(announced(ended.payload));
    },
    words() {
      const said = words;
      words = undefined;
      return said;
    },
  };
}

function isKey(event: Event): boolean {
  return event instanceof KeyboardEvent;
}

function openCanvas({ editor }: DragHost) {
  const canvas = findCanvas();
  return canvas && createCanvasSurface(canvas, () => editor.page.state());
}

function follow(host: DragHost, payload: DragPayload, event: Event): PointerDrag | undefined {
  if (payload.movedIds.length === 0) uncoverCanvas();
  const canvas = openCanvas(host);
  if (!canvas) return undefined;
  const outline = findOutline();
  const page = () => host.editor.page.state();
  return startPointerDrag({
    payload,
    surfaces: [...(outline ? [createOutlineSurface(outline, page)] : []), canvas],
    marks: createDragMarks(host.layer()),
    at: pointOf(event),
    remeasure: host.remeasure,
  });
}

function pointOf(event: Event): ScreenPoint {
  const at = event instanceof MouseEvent ? event : touchOf(event);
  return { x: at?.clientX ?? 0, y: at?.clientY ?? 0 };
}

/** Browsers without touch do not know its events either. */
function touchOf(event: Event): Touch | undefined {
  return typeof TouchEvent === 'function' && event instanceof TouchEvent
    ? event.touches[0]
    : undefined;
}

function carry(host: DragHost, payload: DragPayload): KeyboardDrag | undefined {
  const canvas = openCanvas(host);
  if (!canvas) return undefined;
  const marks = createDragMarks(host.layer());
  const { remeasure } = host;
  return startKeyboardDrag({ payload, canvas, marks, place: usualPlace(host.editor), remeasure });
}

/** Where something new would go without being dragged. */
function usualPlace({ page, selection }: PageEditor): SectionPlace {
  return insertionPlace(page.state(), selection.get().at(-1), { height: 1, count: 1 });
}

/** On narrow screens what can be added lies over the page: it leaves for the drop. */
function uncoverCanvas(): void {
  if (viewStore.getState().openPane === 'left') setView({ openPane: null });
}

function payloadAt(host: DragHost, data: DataRef, event: Event): DragPayload | undefined {
  const grab = grabAt(data, event);
  return grab && payloadOf(host, grab);
}

/** What a grab drags: everything selected where it took hold of a part of that. */
function payloadOf({ editor, language }: DragHost, grab: Grab): DragPayload | undefined {
  const page = editor.page.state();
  if (grab.kind === 'source') return insertPayload(page, grab.source.fragment(), grab.source.label);
  const selected = editor.selection.get();
  const isSelection = grab.kind === 'selection' || selected.includes(grab.id);
  const payload = movePayload(page, isSelection ? selected : [grab.id], '');
  if (!payload) return undefined;
  const [first = ''] = payload.movedIds;
  const count = payload.movedIds.length;
  const label =
    count === 1
      ? sectionName(page, first, language)
      : formatMessage(language, 'drag.many', { count });
  return { ...payload, label };
}

/** Gives the focus back where a drop took away the element that had it: to what was dropped, else to the page. */
function returnFocus(focused: Element | null, droppedIds: readonly string[]): void {
  const wasInOutline = Boolean(focused?.closest('[data-outline=""]'));
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    const row = document.querySelector<HTMLElement>(
      `[data-outline=""] [data-drag-node="${CSS.escape(droppedIds[0] ?? '')}"]`,
    );
    const target = wasInOutline && row ? row : canvasElement();
    target?.focus({ preventScroll: true });
  });
}
