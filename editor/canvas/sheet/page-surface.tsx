import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { openContextMenu } from '../../commands/context-menu-store.ts';
import type { PageEditor } from '../../document/store/page-editor.ts';
import { usePageEditor } from '../../document/store/page-editor-context.ts';
import { focusCanvas, nodeIdAround } from '../frame/canvas-dom.ts';
import { useTyping } from '../typing/use-typing.ts';
import styles from './page-surface.module.css';
import { StillPage } from './still-page.tsx';

/** The page under the pointer: what is pressed on it is selected, not followed. */
export function PageSurface({ children }: { readonly children: ReactNode }) {
  const editor = usePageEditor();
  const withTyping = useTyping();
  const pressed = useRef<EventTarget | null>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the canvas around it takes the keys
    <div
      onPointerOver={(event) => hover(editor, event)}
      onPointerLeave={() => editor.selection.hover(null)}
      onMouseDownCapture={(event) => {
        pressed.current = event.target;
        keepFocus(event);
      }}
      onClickCapture={(event) => {
        select(editor, event, pressed.current);
        pressed.current = null;
      }}
      onDoubleClickCapture={({ target, clientX: x, clientY: y }) => {
        if (!isTypedIn(target)) withTyping(({ typeAt }) => typeAt(editor, target, { x, y }));
      }}
      onContextMenu={(event) => openMenu(editor, event)}
    >
      <StillPage className={styles.sheet}>{children}</StillPage>
    </div>
  );
}

function hover({ page, selection }: PageEditor, { target, buttons }: PointerEvent): void {
  if (buttons === 0) selection.hover(nodeIdAround(page.state(), target) ?? null);
}

/** Fields and links of the page never take the focus from the canvas; what is typed in place keeps it. */
function keepFocus(event: MouseEvent): void {
  if (isTypedIn(event.target)) return;
  event.preventDefault();
  focusCanvas();
}

/**
 * Selecting takes a press and a release on the same block. A press that began in a text marks its words, wherever it is let go: the
 * browser then clicks what holds both places.
 */
function select(
  { page, selection }: PageEditor,
  event: MouseEvent,
  pressed: EventTarget | null,
): void {
  if (isTypedIn(event.target) || isTypedIn(pressed)) return;
  const id = nodeIdAround(page.state(), event.target);
  if (id === undefined || (pressed && id !== nodeIdAround(page.state(), pressed))) return;
  if (event.shiftKey || event.ctrlKey || event.metaKey) selection.toggle(id);
  else selection.set([id]);
}

function openMenu({ page, selection }: PageEditor, event: MouseEvent): void {
  if (isTypedIn(event.target)) return;
  const id = nodeIdAround(page.state(), event.target);
  if (id === undefined) return;
  event.preventDefault();
  if (!selection.get().includes(id)) selection.set([id]);
  openContextMenu({ x: event.clientX, y: event.clientY });
}

function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable;
}
