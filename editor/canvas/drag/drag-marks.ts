import { type Box, intersection, isEmpty, type ScreenPoint } from './box.ts';
import type { DragPayload } from './drag-payload.ts';
import type { ShownSlot } from './drop-surface.ts';
import type { Line } from './gaps.ts';

/** Distance of the ghost from the pointer, in pixels. */
const GHOST_OFFSET = 14;

/** On the sections that are dragged, which look as if they had been lifted. */
const LIFTED = 'data-lifted';

/** Thickness of the line, in pixels; drag-layer.module.css draws it. */
const THICKNESS = 3;

/** The line, the outline of the zone and the ghost: elements that are moved, never drawn anew. */
export interface DragMarks {
  begin(payload: DragPayload): void;
  /** Moves the ghost to the pointer; the keyboard has none. */
  follow(point: ScreenPoint): void;
  show(slot: ShownSlot | undefined): void;
  end(): void;
}

/** Takes the marks that `DragLayer` draws, by their `data-drag-mark`. */
export function createDragMarks(layer: HTMLElement): DragMarks {
  const mark = (name: string) => {
    const element = layer.querySelector<HTMLElement>(`[data-drag-mark="${name}"]`);
    if (!element) throw new Error(`The drag layer has no mark "${name}".`);
    return element;
  };
  const [line, zone, ghost] = [mark('line'), mark('zone'), mark('ghost')];
  const text = textOf(ghost);
  const show = (slot: ShownSlot | undefined) => {
    showLine(line, slot);
    const seen = slot?.zone && intersection(slot.zone, slot.clip);
    display(zone, seen !== undefined && !isEmpty(seen));
    if (seen) putBox(zone, seen);
  };
  return {
    begin({ label, movedIds }) {
      text.data = label;
      display(layer, true);
      for (const id of movedIds) document.getElementById(`s-${id}`)?.setAttribute(LIFTED, '');
    },
    follow({ x, y }) {
      display(ghost, true);
      ghost.style.transform = `translate(${x + GHOST_OFFSET}px, ${y + GHOST_OFFSET}px)`;
    },
    show,
    end() {
      show(undefined);
      display(ghost, false);
      display(layer, false);
      for (const element of document.querySelectorAll(`[${LIFTED}]`))
        element.removeAttribute(LIFTED);
    },
  };
}

function showLine(element: HTMLElement, slot: ShownSlot | undefined): void {
  const seen = slot && seenLine(slot);
  display(element, seen !== undefined);
  if (!slot || !seen) return;
  const { parentId, index } = slot.place;
  const { dataset } = element;
  dataset['zone'] = parentId;
  dataset['index'] = String(index);
  dataset['axis'] = slot.line.isVertical ? 'vertical' : 'horizontal';
  putBox(element, seen);
}

/** The line with its thickness, as far as it can be seen. */
function seenLine({ line, clip }: ShownSlot): Box | undefined {
  const seen = intersection(boxOfLine(line), clip);
  return isEmpty(seen) ? undefined : seen;
}

function boxOfLine({ x, y, length, isVertical }: Line): Box {
  const half = THICKNESS / 2;
  return isVertical
    ? { left: x - half, top: y, right: x + half, bottom: y + length }
    : { left: x, top: y - half, right: x + length, bottom: y + half };
}

/**
 * Shows an element or not, by its own style: an attribute or a new child would have the browser match every `:has()` of
 * the page's widgets anew, at a hundred times the cost.
 */
function display({ style }: HTMLElement, isShown: boolean): void {
  style.display = isShown ? '' : 'none';
}

/** The one text of an element, which is changed in place. */
function textOf(element: HTMLElement): Text {
  const { firstChild } = element;
  if (firstChild instanceof Text) return firstChild;
  const text = document.createTextNode('');
  element.replaceChildren(text);
  return text;
}

function putBox({ style }: HTMLElement, { left, top, right, bottom }: Box): void {
  style.transform = `translate(${left}px, ${top}px)`;
  style.width = `${right - left}px`;
  style.height = `${bottom - top}px`;
}
