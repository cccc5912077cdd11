import type { EditedPage } from '../../document/edited-page.ts';
import { insertionPlace } from '../../document/insertion-place.ts';
import { sectionName } from '../../document/names/section-name.ts';
import type { SectionPlace } from '../../document/page-structure.ts';
import type { PageEditor } from '../../document/store/page-editor.ts';
import { formatMessage, type Language } from '../../ui/messages/messages.ts';
import { setView, viewStore } from '../../ui/view/view-store.ts';
import { type Box, contains, intersection, type Point } from './box.ts';
import { createCanvasSurface, findCanvas } from './canvas-surface.ts';
import { createDragMarks } from './drag-marks.ts';
import { type DragPayload, insertPayload, movePayload } from './drag-payload.ts';
import {
  announceLift,
  announcePlace,
  type DragHost,
  type DragSession,
  openSession,
} from './drag-session.ts';
import { dragSource } from './drag-sources.ts';
import { type ShownSlot, type Surface, scrollersAround } from './drop-surface.ts';
import { startKeyboardDrag } from './keyboard-drag.ts';
import { type OutlineRow, type OutlineSlot, outlineSlotAt } from './outline-slot.ts';
import { startPointerDrag } from './pointer-drag.ts';
import type { WalkStep } from './slot-walk.ts';

const WRITABLE =
  'input, textarea, select, option, [contenteditable]:not([contenteditable="false"])';

/** What does something of its own with Space. */
const PRESSABLE = 'a, button, summary, [role="button"], [role="tab"]';

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

/** What a grab drags: everything selected where it took hold of a part of that. */
function payloadOf(editor: PageEditor, grab: Grab, language: Language): DragPayload | undefined {
  const page = editor.page.state();
  if (grab.kind === 'source') {
    const source = dragSource(grab.key);
    return source && insertPayload(page, source.fragment(), source.label);
  }
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

/** The outline's list of rows; null while another pane is shown. */
function findOutline(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-outline=""]');
}

/** The outline as a place to drop on: its rows carry the ids of their sections as `data-drag-node`. */
function createOutlineSurface(outline: HTMLElement, page: () => EditedPage): Surface {
  const scrollers = scrollersAround(outline);
  let rows: readonly OutlineRow[] = [];
  const clip = (): Box =>
    (scrollers.length > 0 ? scrollers : [outline])
      .map((element): Box => element.getBoundingClientRect())
      .reduce(intersection);
  const measure = () => {
    rows = [...outline.querySelectorAll<HTMLElement>('[data-drag-node]')].map(rowOf);
  };
  measure();
  return {
    content: outline,
    scrollers,
    measure,
    hasPoint: (point) => contains(clip(), point),
    slotAt(point: Point, { accepts }) {
      measure();
      const slot = outlineSlotAt(page(), rows, point, accepts);
      return slot && shown(slot, outline, clip());
    },
  };
}

function rowOf(element: HTMLElement): OutlineRow {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const { paddingInlineStart } = getComputedStyle(element);
  return {
    id: element.dataset['dragNode'] ?? '',
    box: { left, top, right, bottom },
    indent: left + Number.parseFloat(paddingInlineStart),
    isOpen: element.closest('[role="treeitem"]')?.getAttribute('aria-expanded') === 'true',
  };
}

function shown({ place, x, y, into }: OutlineSlot, outline: HTMLElement, clip: Box): ShownSlot {
  const { right } = outline.getBoundingClientRect();
  const line = { x, y, length: Math.max(0, right - x - 8), isVertical: false };
  return { place, line, zone: into?.box, clip };
}

/** What a pointer or a key takes hold of. */
type Grab =
  | { readonly kind: 'section'; readonly id: string }
  | { readonly kind: 'selection' }
  | { readonly kind: 'source'; readonly key: string };

/** What is dragged from an element by mouse or finger; undefined where nothing is. */
function grabByPointer(target: EventTarget | null, page: EditedPage): Grab | undefined {
  if (!(target instanceof Element) || target.closest(WRITABLE)) return undefined;
  return markedGrab(target) ?? grabOnCanvas(target, page);
}

/** What Space picks up at the focus; Enter does it at the handle, which does nothing else. */
function grabByKey(target: EventTarget | null, key: string): Grab | undefined {
  if (!(target instanceof Element) || target.closest(WRITABLE)) return undefined;
  if (key === 'Enter')
    return target.closest('[data-drag-handle]') ? { kind: 'selection' } : undefined;
  if (key !== ' ') return undefined;
  const marked = markedGrab(target);
  if (marked) return marked.kind === 'section' && isControlIn(target) ? undefined : marked;
  const canvas = findCanvas();
  const isOnCanvas = canvas && (canvas.contains(target) || isScrollerOf(target, canvas));
  return isOnCanvas && !target.closest(PRESSABLE) ? { kind: 'selection' } : undefined;
}

function markedGrab(target: Element): Grab | undefined {
  const key = target.closest<HTMLElement>('[data-drag-source]')?.dataset['dragSource'];
  if (key !== undefined) return { kind: 'source', key };
  if (target.closest('[data-drag-handle]')) return { kind: 'selection' };
  const id = target.closest<HTMLElement>('[data-outline=""] [data-drag-node]')?.dataset['dragNode'];
  return id === undefined ? undefined : { kind: 'section', id };
}

/** The innermost section; other elements of a page may have ids that begin like one. */
function grabOnCanvas(target: Element, { sections, rootId }: EditedPage): Grab | undefined {
  if (!findCanvas()?.contains(target)) return undefined;
  for (let at = target.closest('[id^="s-"]'); at; ) {
    const id = at.id.slice(2);
    if (sections[id]) return id === rootId ? undefined : { kind: 'section', id };
    at = at.parentElement?.closest('[id^="s-"]') ?? null;
  }
  return undefined;
}

/** A button within a row keeps its keys. */
function isControlIn(target: Element): boolean {
  return target.matches(PRESSABLE) && !target.matches('[data-drag-node]');
}

function isScrollerOf(target: Element, canvas: Element): boolean {
  return (
    target.contains(canvas) && document.querySelector('[data-desk]')?.contains(target) === true
  );
}
