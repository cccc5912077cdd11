import { useDndContext } from '@dnd-kit/core';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { usePageEditor } from '../../document/store/page-editor-context.ts';
import { letGo } from '../../ui/dragging/drag-keys.ts';
import { useLanguage } from '../../ui/language/use-message.ts';
import { createDragController, type DragController } from './drag-controller.ts';
import styles from './drag-layer.module.css';
import { DESK } from './droppables.ts';

/** Until something is dragged; `createDragMarks` says why it is no attribute. */
const HIDDEN = { display: 'none' };

/** They are never drawn again: `createDragMarks` moves them. */
const MARKS = (
  <>
    <div className={styles.zone} style={HIDDEN} data-drag-mark="zone" />
    <div className={styles.line} style={HIDDEN} data-drag-mark="line" />
    <div className={styles.ghost} style={HIDDEN} data-drag-mark="ghost" />
  </>
);

export interface DragMarksLayerProps {
  /** Filled with what carries drags of the open page. */
  readonly controller: RefObject<DragController | null>;
}

/** What is drawn over the workshop while something is dragged: where it would be dropped, as the hit test says. */
export function DragMarksLayer({ controller }: DragMarksLayerProps) {
  const editor = usePageEditor();
  const { language } = useLanguage();
  const { collisions, measureDroppableContainers } = useDndContext();
  const layer = useRef<HTMLDivElement>(null);
  const current = useMemo(
    () =>
      createDragController({
        editor,
        language,
        layer: () => {
          if (!layer.current) throw new Error('Something is dragged before the layer is drawn.');
          return layer.current;
        },
        // Measuring anew makes the library ask the hit test again.
        remeasure: () => flushSync(() => measureDroppableContainers([DESK])),
      }),
    [editor, language, measureDroppableContainers],
  );
  useLayoutEffect(() => {
    controller.current = current;
    return () => {
      letGo();
      controller.current = null;
    };
  }, [controller, current]);
  useLayoutEffect(() => current.draw(collisions), [current, collisions]);
  // A pane that slides in is no window for what is fixed in it.
  return createPortal(
    <div ref={layer} className={styles.layer} style={HIDDEN} data-drag-layer="">
      {MARKS}
    </div>,
    document.body,
  );
}
