import type { EditedPage } from '../document/edited-page.ts';
import { findCanvas } from './canvas-surface.ts';

/** What a pointer or a key takes hold of. */
export type Grab =
  | { readonly kind: 'section'; readonly id: string }
  | { readonly kind: 'selection' }
  | { readonly kind: 'source'; readonly key: string };

const WRITABLE =
  'input, textarea, select, option, [contenteditable]:not([contenteditable="false"])';

/** What does something of its own with Space. */
const PRESSABLE = 'a, button, summary, [role="button"], [role="tab"]';

/** What is dragged from an element by mouse or finger; undefined where nothing is. */
export function grabByPointer(target: EventTarget | null, page: EditedPage): Grab | undefined {
  if (!(target instanceof Element) || target.closest(WRITABLE)) return undefined;
  return markedGrab(target) ?? grabOnCanvas(target, page);
}

/** What Space picks up at the focus; Enter does it at the handle, which does nothing else. */
export function grabByKey(target: EventTarget | null, key: string): Grab | undefined {
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
