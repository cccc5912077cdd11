import { useEffect, useRef } from 'react';
import type { PageEditor } from '../page-editor/page-editor.ts';
import { usePageEditor, useSelection } from '../page-editor/page-editor-context.ts';
import { useView } from '../view/use-view.ts';
import { canvasElement, type ScreenBox } from './canvas-dom.ts';
import styles from './canvas-overlay.module.css';
import { InsertButton } from './insert-button.tsx';
import { useNodeLabel } from './node-label.ts';
import { coverNode, followPage } from './overlay-placement.ts';
import { placeToolbar } from './place-toolbar.ts';
import { ProblemMarks } from './problem-marks.tsx';
import { revealNode } from './reveal-node.ts';
import { SelectionToolbar } from './selection-toolbar.tsx';

/** What lies over a node. */
const COVERS = '[data-outline], [data-problems], [data-hovered]';

/** Outlines and tools over the page. They are moved with it, never drawn anew for that. */
export function CanvasOverlay() {
  const editor = usePageEditor();
  const ids = useSelection((selection) => selection.ids);
  const isTyping = useSelection((selection) => selection.typingId !== null);
  const layer = useRef<HTMLDivElement>(null);
  const leadId = ids.at(-1);
  useEffect(() => {
    const { current } = layer;
    if (!current) return undefined;
    return followPage(editor, current, (origin) => placeAll(editor, current, origin));
  }, [editor]);
  const breakpoint = useView((view) => view.breakpoint);
  // At another width it stands elsewhere.
  useEffect(() => {
    if (leadId !== undefined) revealNode(leadId);
  }, [leadId, breakpoint]);
  return (
    <div ref={layer} className={styles.layer}>
      <div className={styles.clip}>
        <HoverOutline />
        <ProblemMarks />
        {ids.map((id) => (
          <div key={id} className={styles.selected} data-outline={id} hidden />
        ))}
      </div>
      {leadId !== undefined && !isTyping && <SelectionToolbar nodeId={leadId} count={ids.length} />}
      <InsertButton />
    </div>
  );
}

/** Follows the pointer by itself, so that nothing else is drawn again. */
function HoverOutline() {
  const id = useSelection(({ hoveredId, ids, typingId }) =>
    hoveredId !== null && typingId === null && !ids.includes(hoveredId) ? hoveredId : null,
  );
  return (
    <div className={styles.hovered} data-hovered={id ?? ''} hidden>
      {id !== null && <HoverName id={id} />}
    </div>
  );
}

function HoverName({ id }: { readonly id: string }) {
  return <span className={styles.name}>{useNodeLabel(id)}</span>;
}

/** Measures everything before it moves anything: the page is then laid out once. */
function placeAll({ selection }: PageEditor, layer: HTMLElement, origin: ScreenBox): void {
  const moves = [...layer.querySelectorAll<HTMLElement>(COVERS)].map((cover) => {
    const { outline, problems, hovered } = cover.dataset;
    return coverNode(cover, (outline ?? problems ?? hovered) || null, origin);
  });
  const toolbar = layer.querySelector<HTMLElement>('[role=toolbar]');
  const desk = canvasElement()?.closest('[data-desk]')?.getBoundingClientRect() ?? origin;
  if (toolbar) moves.push(placeToolbar(toolbar, selection.get().at(-1) ?? '', { origin, desk }));
  for (const move of moves) move();
}
