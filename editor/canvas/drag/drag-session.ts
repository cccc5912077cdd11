import type { EditedPage } from '../../document/edited-page.ts';
import { sectionName } from '../../document/names/section-name.ts';
import type { SectionPlace } from '../../document/page-structure.ts';
import type { PageEditor } from '../../document/store/page-editor.ts';
import { formatMessage, type Language } from '../../ui/messages/messages.ts';
import { canvasElement } from '../frame/canvas-dom.ts';
import type { DragPayload } from './drag-payload.ts';
import type { ShownSlot } from './drop-surface.ts';
import { letGo } from './let-go.ts';

/** Where drags take place. */
export interface DragHost {
  readonly editor: PageEditor;
  readonly language: Language;
  /** What `DragLayer` draws for the marks. */
  readonly layer: () => HTMLElement;
  readonly announce: (text: string) => void;
}

/** A drag as a sensor drives it. Whatever follows its end does nothing. */
export interface DragSession {
  drop(): void;
  cancel(): void;
}

/**
 * Turns the end of a drag into one edit at the slot that was shown, or none. A page that changes meanwhile ends it, since
 * nothing is any more where it was measured.
 * @param end takes the marks away and answers the slot
 */
export function openSession(
  host: DragHost,
  payload: DragPayload,
  end: () => ShownSlot | undefined,
): DragSession {
  const { editor, announce } = host;
  let isOver = false;
  const unsubscribe = editor.page.subscribe('', letGo);
  const close = (): ShownSlot | undefined => {
    isOver = true;
    unsubscribe();
    return end();
  };
  return {
    drop() {
      if (isOver) return;
      const slot = close();
      const told = announcedIn(host, payload);
      const focused = document.activeElement;
      const isDone = slot && editor.edit((page) => payload.edit(page, slot.place));
      announce(isDone ? droppedText(told, slot.place) : cancelledText(told));
      if (isDone) returnFocus(focused, editor.selection.get());
    },
    cancel() {
      if (isOver) return;
      close();
      announce(cancelledText(announcedIn(host, payload)));
    },
  };
}

export function announceLift(host: DragHost, payload: DragPayload, place: SectionPlace): void {
  host.announce(liftedText(announcedIn(host, payload), place));
}

export function announcePlace(host: DragHost, payload: DragPayload, place: SectionPlace): void {
  host.announce(positionText(announcedIn(host, payload), place));
}

function announcedIn({ editor, language }: DragHost, payload: DragPayload): Announced {
  return { page: editor.page.state(), payload, language };
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

interface Announced {
  readonly page: EditedPage;
  readonly payload: DragPayload;
  readonly language: Language;
}

function liftedText(announced: Announced, place: SectionPlace): string {
  return say(announced, 'drag.lifted', positionText(announced, place));
}

function droppedText(announced: Announced, place: SectionPlace): string {
  return say(announced, 'drag.dropped', positionText(announced, place));
}

function cancelledText(announced: Announced): string {
  return say(announced, 'drag.cancelled', '');
}

/** "Position 2 of 5 in Section «Benefits»", counted as if what is dragged had left its place. */
export function positionText(
  { page, payload, language }: Announced,
  { parentId, index }: SectionPlace,
): string {
  const { widgetId, childIds } = page.sections[parentId] ?? {};
  // The widget that a root shows itself will have a section of its own.
  const children = childIds ?? (widgetId === undefined ? [] : [widgetId]);
  const stays = (id: string) => !payload.movedIds.includes(id);
  return formatMessage(language, 'drag.position', {
    position: children.slice(0, index).filter(stays).length + 1,
    count: children.filter(stays).length + 1,
    zone: sectionName(page, parentId, language),
  });
}

function say(
  { payload, language }: Announced,
  key: 'drag.lifted' | 'drag.dropped' | 'drag.cancelled',
  position: string,
): string {
  return formatMessage(language, key, { thing: payload.label, position });
}
