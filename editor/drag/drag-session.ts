import type { SectionPlace } from '../document/page-structure.ts';
import type { Language } from '../messages/messages.ts';
import type { PageEditor } from '../page-editor/page-editor.ts';
import {
  type Announced,
  cancelledText,
  droppedText,
  liftedText,
  positionText,
} from './announcement.ts';
import type { DragPayload } from './drag-payload.ts';
import type { ShownSlot } from './drop-surface.ts';
import { letGo } from './let-go.ts';
import { returnFocus } from './return-focus.ts';

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
