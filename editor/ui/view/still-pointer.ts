/** What the pointer is on, and where that stands in the window. */
interface Held {
  readonly element: Element;
  readonly top: number;
  readonly scroller: HTMLElement | null;
  readonly dialog: HTMLElement | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Moves below this are of rounding, in CSS pixels. */
const LEAST = 0.5;

/** A hand that presses is not quite still, in CSS pixels. */
const TREMBLE = 4;

/**
 * Nothing moves under the pointer because a text above it came, went or became longer: before the change is drawn, what
 * scrolls is scrolled along, and a dialog grows away from the pointer. What is dragged moves as it is dragged, and the
 * page on the canvas as it is edited.
 */
export function keepStillUnderPointer(root: Document): void {
  let held: Held | null = null;
  let watched: readonly Element[] = [];
  let at: Point = { x: -1, y: -1 };
  let isPressed = false;
  const hold = (target: EventTarget | null) => {
    const next = target instanceof Element ? toHeld(target) : null;
    const isElsewhere = next?.scroller !== held?.scroller || next?.dialog !== held?.dialog;
    if (isElsewhere && held?.scroller) giveRoomBack(held.scroller);
    held = next;
    if (!isElsewhere && watched.every(({ isConnected }) => isConnected)) return;
    watched = next ? partsOf(next) : [];
    sizes.disconnect();
    for (const part of watched) sizes.observe(part);
  };
  const sizes = new ResizeObserver(() => {
    const element = held?.element.isConnected ? held.element : root.elementFromPoint(at.x, at.y);
    if (held && element === held.element) settle(held);
    hold(element);
  });
  const onPress = (event: PointerEvent) => {
    isPressed = true;
    at = pointOf(event);
    hold(event.target);
  };
  const onMove = (event: PointerEvent) => {
    if (isPressed && distance(at, event) > TREMBLE) hold(null);
    if (isPressed) return;
    at = pointOf(event);
    if (event.target !== held?.element) hold(event.target);
  };
  const onRelease = () => {
    isPressed = false;
  };
  // Comes before sizes are told: what somebody scrolls is not taken for a move.
  const onScroll = ({ target }: Event) => {
    if (held && target === held.scroller) hold(held.element);
  };
  const options = { capture: true, passive: true };
  root.addEventListener('pointerdown', onPress, options);
  root.addEventListener('pointermove', onMove, options);
  root.addEventListener('pointerup', onRelease, options);
  root.addEventListener('pointercancel', onRelease, options);
  root.addEventListener('scroll', onScroll, options);
  root.documentElement.addEventListener('pointerleave', () => hold(null));
}

function toHeld(element: Element): Held | null {
  if (element.closest('#canvas') !== null) return null;
  const scroller = scrollerOf(element);
  const dialog = element.closest<HTMLElement>('dialog:modal');
  if (!scroller && !dialog) return null;
  const { top } = element.getBoundingClientRect();
  return { element, top, scroller, dialog };
}

/** What changes its size where a text in it does. */
function partsOf({ scroller, dialog }: Held): readonly Element[] {
  return [dialog, scroller, ...(scroller?.children ?? [])].filter((part) => part !== null);
}

/** A box that scrolls, and is no text that somebody writes. */
function scrollerOf(element: Element): HTMLElement | null {
  const above = element.parentElement;
  if (above === null) return null;
  const isWritten = above.firstElementChild?.hasAttribute('contenteditable');
  const scrolls = !isWritten && /auto|scroll/.test(getComputedStyle(above).overflowY);
  return scrolls ? above : scrollerOf(above);
}

function settle({ element, top, scroller, dialog }: Held): void {
  const moved = () => element.getBoundingClientRect().top - top;
  if (dialog && Math.abs(moved()) > LEAST) moveDialog(dialog, moved());
  if (scroller && Math.abs(moved()) > LEAST) scrollAlong(scroller, moved());
  if (!scroller && dialog && moved() > LEAST) keepHeight(dialog, moved());
}

/** As far as the window has room. From then on the dialog stands where it stands. */
function moveDialog(dialog: HTMLElement, moved: number): void {
  const { top, bottom } = dialog.getBoundingClientRect();
  const to = Math.max(0, Math.min(top - moved, top + innerHeight - bottom));
  dialog.style.marginBlock = `${to}px auto`;
}

/** What is below the content of a dialog with no room above stays where it is: the content scrolls from then on. */
function keepHeight(dialog: HTMLElement, moved: number): void {
  dialog.style.maxHeight = `${dialog.getBoundingClientRect().height - moved}px`;
}

/** @param moved down, in CSS pixels */
function scrollAlong(scroller: HTMLElement, moved: number): void {
  const before = roomOf(scroller, 'paddingTop');
  if (moved > 0) {
    const taken = Math.min(before, moved);
    if (taken > 0) setRoom(scroller, 'paddingTop', before - taken);
    const rest = moved - taken;
    const missing = scroller.scrollTop + scroller.clientHeight + rest - scroller.scrollHeight;
    if (missing > 0)
      setRoom(scroller, 'paddingBottom', roomOf(scroller, 'paddingBottom') + missing);
    scroller.scrollTop += rest;
    return;
  }
  const scrolled = Math.min(scroller.scrollTop, -moved);
  scroller.scrollTop -= scrolled;
  if (-moved - scrolled > LEAST) setRoom(scroller, 'paddingTop', before - moved - scrolled);
}

type Room = 'paddingTop' | 'paddingBottom';

const rooms = new WeakMap<HTMLElement, Partial<Record<Room, number>>>();

/** What was added at an end, so that it can be scrolled further. */
function roomOf(scroller: HTMLElement, room: Room): number {
  return rooms.get(scroller)?.[room] ?? 0;
}

function setRoom(scroller: HTMLElement, room: Room, size: number): void {
  const own = Number.parseFloat(getComputedStyle(scroller)[room]) - roomOf(scroller, room);
  rooms.set(scroller, { ...rooms.get(scroller), [room]: size });
  scroller.style[room] = `${own + size}px`;
}

/** Once the pointer is elsewhere. */
function giveRoomBack(scroller: HTMLElement): void {
  if (!rooms.delete(scroller)) return;
  scroller.style.paddingTop = '';
  scroller.style.paddingBottom = '';
}

function pointOf({ clientX: x, clientY: y }: PointerEvent): Point {
  return { x, y };
}

function distance(from: Point, event: PointerEvent): number {
  const to = pointOf(event);
  return Math.hypot(to.x - from.x, to.y - from.y);
}
