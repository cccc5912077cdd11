import type { DraggableSyntheticListeners } from '@dnd-kit/core';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { DragDesk } from '../canvas/drag/drag-desk.tsx';
import { DragLayer } from '../canvas/drag/drag-layer.tsx';
import { canvasElement } from '../canvas/frame/canvas-dom.ts';
import { useCommandContext } from '../commands/command.ts';
import { isBesidePage, isBusy } from '../commands/use-shortcuts.ts';
import { HISTORY_KEY } from '../document/history/listeners.ts';
import { findDesk } from '../ui/controls/give-focus-back.ts';
import { keepFocusIn } from '../ui/controls/keep-focus-in.ts';
import { useMessage } from '../ui/language/use-message.ts';
import { setView, useView, viewStore } from '../ui/view/view-store.ts';
import styles from './workshop.module.css';

export interface WorkshopFrameProps {
  readonly left: ReactNode;
  readonly bar?: ReactNode;
  readonly right?: ReactNode;
  /** The page on its desk. */
  readonly children: ReactNode;
}

/** Where everything stands: a bar above, a pane on either side of the canvas. */
export function WorkshopFrame({ left, bar, right, children }: WorkshopFrameProps) {
  const message = useMessage();
  const openPane = useView((view) => view.openPane);
  const pane = useRef<HTMLElement>(null);
  useEffect(() => (pane.current ? keepFocusIn(pane.current) : undefined), []);
  const element = useRef<HTMLElement>(null);
  const listeners = useRef<DraggableSyntheticListeners>(undefined);
  const desk = useMemo(() => ({ element, listeners }), []);
  return (
    <div className={styles.workshop} data-open={openPane ?? undefined}>
      <header className={styles.bar}>{bar}</header>
      <aside
        ref={pane}
        className={styles.left}
        aria-label={message('pane.left')}
        onKeyDown={leaveByEscape}
      >
        <DragLayer desk={desk}>{left}</DragLayer>
      </aside>
      <DragDesk joint={desk} className={styles.canvas} label={message('canvas')}>
        {children}
      </DragDesk>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears Escape from what is in it */}
      <div id="right-pane" className={styles.right} onKeyDown={leaveByEscape}>
        {right}
      </div>
    </div>
  );
}

/** Below this width, in CSS pixels, panes lie over the page while they are open (workshop.module.css). */
const NARROW = 1100;

/** Leads from a pane to the page. A field, menu or dialog in the pane that has a use for Escape comes first. */
function leaveByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || isBusy()) return;
  const isOver = innerWidth < NARROW && viewStore.getState().openPane !== null;
  if (!isOver && !isBesidePage(event.target)) return;
  event.preventDefault();
  if (isOver) setView({ openPane: null });
  canvasElement()?.focus({ preventScroll: true });
}

/** Whether somebody came to this page from another one of the editor. */
export function useIsLaterPage(pageId: string | undefined): boolean {
  const [shown, setShown] = useState(pageId);
  const [isLater, setLater] = useState(false);
  if (shown !== pageId) {
    setShown(pageId);
    setLater(isLater || shown !== undefined);
  }
  return isLater;
}

/**
 * What had the focus on the canvas or beside it goes with the page before: the focus goes to the page in the list, or
 * where no list is shown to the canvas.
 * @param laterId the page that somebody came to from another one
 */
export function useKeptFocus(laterId: string | undefined, isOpen: boolean): void {
  // Once more when the page stands there.
  useEffect(() => {
    if (laterId === undefined || document.activeElement !== document.body) return;
    const row = document.querySelector<HTMLElement>('#page-list [aria-current]');
    (row ?? document.getElementById('canvas'))?.focus({ preventScroll: true });
  }, [laterId, isOpen]);
}

/** What had the focus goes with the notice of a site without pages: the focus waits where its first page will stand. */
export function useFocusOnDesk(isFirst: boolean): void {
  useEffect(() => {
    if (isFirst && document.activeElement === document.body)
      findDesk()?.focus({ preventScroll: true });
  }, [isFirst]);
}

/**
 * What had the focus may go with an edit, an undo or a button that has nothing left to do: then the focus goes to the page,
 * unless something has taken it by the next frame.
 */
export function useFocusAfterEdits(): void {
  const { editor } = useCommandContext();
  useEffect(() => {
    let frame = 0;
    const keep = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (document.activeElement === document.body && !isBusy())
          canvasElement()?.focus({ preventScroll: true });
      });
    };
    const endings = ['', HISTORY_KEY].map((key) => editor?.page.subscribe(key, keep));
    return () => {
      cancelAnimationFrame(frame);
      for (const end of endings) end?.();
    };
  }, [editor]);
}
