import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PageEditor } from '../../document/store/page-editor.ts';
import { usePageEditor } from '../../document/store/page-editor-context.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import { setView } from '../../ui/view/view-store.ts';
import { boxOfNode, canvasElement, elementOfNode, nodeIdAround } from '../frame/canvas-dom.ts';
import styles from './insert-button.module.css';
import { type InsertGap, insertGapAt, setInsertionPoint } from './insert-gap.ts';

/**
 * A button in the gap that the pointer is close to: it asks the palette for something to put there. It follows the
 * pointer by itself, and is for pointers only: by keyboard the palette adds behind the selection.
 */
export function InsertButton() {
  const message = useMessage();
  const editor = usePageEditor();
  const button = useRef<HTMLButtonElement>(null);
  const gap = useRef<InsertGap>(undefined);
  useEffect(() => {
    const { current } = button;
    if (!current) return undefined;
    return followPointer(editor, (next) => {
      gap.current = next;
      showAt(current, next);
    });
  }, [editor]);
  const ask = () => {
    if (!gap.current) return;
    setInsertionPoint(gap.current.place);
    setView({ leftPane: 'add', openPane: 'left' });
  };
  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      tabIndex={-1}
      aria-label={message('canvas.insert')}
      title={message('canvas.insert')}
      onClick={ask}
      hidden
    >
      <Plus size={14} strokeWidth={2} aria-hidden="true" />
    </button>
  );
}

/** @returns ends it */
function followPointer(editor: PageEditor, show: (gap: InsertGap | undefined) => void): () => void {
  const ending = new AbortController();
  const options = { passive: true, signal: ending.signal };
  const canvas = canvasElement();
  let request = 0;
  const follow = (event: PointerEvent) => {
    cancelAnimationFrame(request);
    request = requestAnimationFrame(() => show(gapUnder(editor, event)));
  };
  const leave = ({ relatedTarget }: PointerEvent) => {
    cancelAnimationFrame(request);
    const isOnButton = relatedTarget instanceof Element && relatedTarget.closest('button') !== null;
    if (!isOnButton) show(undefined);
  };
  const clear = () => show(undefined);
  canvas?.addEventListener('pointermove', follow, options);
  canvas?.addEventListener('pointerleave', leave, options);
  for (const type of ['scroll', 'pointerdown', 'keydown'])
    canvas?.addEventListener(type, clear, { ...options, capture: true });
  // Who selects something else, or has what was asked for, no longer means that gap.
  const forget = editor.selection.store.subscribe((now, before) => {
    if (now.ids !== before.ids) setInsertionPoint(null);
  });
  return () => {
    cancelAnimationFrame(request);
    ending.abort();
    forget();
    setInsertionPoint(null);
  };
}

function gapUnder({ page, selection }: PageEditor, event: PointerEvent): InsertGap | undefined {
  const { target, clientX: x, clientY: y, buttons, pointerType } = event;
  const isBusy = buttons !== 0 || pointerType === 'touch';
  if (isBusy || selection.store.getState().typingId !== null) return undefined;
  const sectionId = nodeIdAround(page.state(), target);
  const box = sectionId === undefined ? undefined : boxOfNode(sectionId);
  if (sectionId === undefined || !box) return undefined;
  return insertGapAt(page.state(), { sectionId, box, isInRow: isInRow(sectionId), x, y });
}

export function isInRow(sectionId: string): boolean {
  const parent = elementOfNode(sectionId)?.parentElement;
  return parent ? getComputedStyle(parent).flexDirection.startsWith('row') : false;
}

/** Measures before it changes anything, and only where there is something to show: the page is not laid out for that. */
function showAt(button: HTMLElement, gap: InsertGap | undefined): void {
  const layer = gap && button.parentElement?.getBoundingClientRect();
  if (button.hidden === Boolean(gap)) button.hidden = !gap;
  if (!gap || !layer) return;
  button.style.transform = `translate(${gap.x - layer.left - 12}px, ${gap.y - layer.top - 12}px)`;
}
