import { type DataRef, useDraggable } from '@dnd-kit/core';
import { useMemo } from 'react';
import type { EditedPage } from '../../document/edited-page.ts';
import type { PageFragment } from '../../document/page-fragment.ts';
import { findCanvas } from '../frame/canvas-dom.ts';

/** Something that can be dragged onto the page and is not on it yet, such as a widget of the palette. */
export interface DragSource {
  /** Its name as people read it, on the ghost under the pointer and in announcements. */
  readonly label: string;
  /** What a drop puts on the page. Called once per drag, when it begins; ids are made anew by the drop. */
  fragment(): PageFragment;
}

/** What a pointer or a key takes hold of. */
export type Grab =
  | { readonly kind: 'section'; readonly id: string }
  | { readonly kind: 'selection' }
  | { readonly kind: 'source'; readonly source: DragSource };

interface GrabRules {
  /** What is dragged from an element by mouse or finger; undefined where nothing is. */
  readonly byPointer: (target: Element) => Grab | undefined;
  /** What a key picks up at the focus. */
  readonly byKey: (target: Element, key: string) => Grab | undefined;
}

/** The data of a draggable of the workshop: what is grabbed at its elements. */
export class DragOrigin {
  readonly rules: GrabRules;

  constructor(rules: GrabRules) {
    this.rules = rules;
  }
}

const WRITABLE =
  'input, textarea, select, option, [contenteditable]:not([contenteditable="false"])';

/** What does something of its own with Space. */
const PRESSABLE = 'a, button, summary, [role="button"], [role="tab"]';

/** What an event takes hold of at a draggable; undefined where nothing can be dragged from its target. */
export function grabAt({ current }: DataRef, event: Event): Grab | undefined {
  const origin: unknown = current?.['origin'];
  const { target } = event;
  if (!(origin instanceof DragOrigin) || !(target instanceof Element)) return undefined;
  if (target.closest(WRITABLE)) return undefined;
  return event instanceof KeyboardEvent
    ? origin.rules.byKey(target, event.key)
    : origin.rules.byPointer(target);
}

export function sourceOrigin(source: DragSource): DragOrigin {
  const grab: Grab = { kind: 'source', source };
  return new DragOrigin({
    byPointer: () => grab,
    byKey: (_, key) => (key === ' ' ? grab : undefined),
  });
}

/** Attributes of an element from which something new is dragged onto the page; Space picks it up there. */
export function useDragSource(key: string, source: DragSource) {
  const data = useMemo(() => ({ origin: sourceOrigin(source) }), [source]);
  const { setNodeRef, listeners } = useDraggable({ id: key, data });
  return { ref: setNodeRef, 'data-drag-source': key, ...listeners };
}

/** A row of the outline. A button within it keeps its keys. */
export function rowOrigin(id: string): DragOrigin {
  const grab: Grab = { kind: 'section', id };
  return new DragOrigin({
    byPointer: () => grab,
    byKey: (target, key) => (key === ' ' && !target.matches(PRESSABLE) ? grab : undefined),
  });
}

/** The desk: sections on the canvas, and the handle of the selection (`data-drag-handle`). */
export function deskOrigin(page: () => EditedPage | undefined): DragOrigin {
  return new DragOrigin({
    byPointer: (target) => (isHandle(target) ? { kind: 'selection' } : sectionAt(target, page())),
    byKey(target, key) {
      // Enter does nothing else at the handle.
      const isPickUp = isHandle(target)
        ? key === ' ' || key === 'Enter'
        : key === ' ' && isOnCanvas(target) && !target.closest(PRESSABLE);
      return isPickUp ? { kind: 'selection' } : undefined;
    },
  });
}

function isHandle(target: Element): boolean {
  return target.closest('[data-drag-handle]') !== null;
}

/** On the page, or the element that it scrolls in. */
function isOnCanvas(target: Element): boolean {
  const canvas = findCanvas();
  return canvas !== null && (canvas.contains(target) || target.contains(canvas));
}

/** The innermost section; other elements of a page may have ids that begin like one. */
function sectionAt(target: Element, page: EditedPage | undefined): Grab | undefined {
  if (!page || !findCanvas()?.contains(target)) return undefined;
  for (let at = target.closest('[id^="s-"]'); at; ) {
    const id = at.id.slice(2);
    if (page.sections[id]) return id === page.rootId ? undefined : { kind: 'section', id };
    at = at.parentElement?.closest('[id^="s-"]') ?? null;
  }
  return undefined;
}
