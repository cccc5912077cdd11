import { clamp } from 'lodash-es';
import { CircleAlert, GripVertical, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Problem } from '#schemas/problems/problem.ts';
import { countProblems, showProblem, useProblems } from '../../checks/problems/problem-target.ts';
import { ActionsButton } from '../../commands/actions-button.tsx';
import { CommandButton } from '../../commands/command-button.tsx';
import { commands } from '../../commands/commands.ts';
import type { EditedPage } from '../../document/edited-page.ts';
import { useNodeLabel } from '../../document/names/node-names.ts';
import { sectionShowing } from '../../document/page-structure.ts';
import type { PageEditor } from '../../document/store/page-editor.ts';
import {
  usePageEditor,
  usePagePart,
  useSelection,
} from '../../document/store/page-editor-context.ts';
import type { PageProblems } from '../../document/store/problem-store.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import { useView } from '../../ui/view/view-store.ts';
import { boxOfNode, canvasElement, type ScreenBox } from '../frame/canvas-dom.ts';
import { BlockNumbersPart } from './block-numbers-part.ts';
import styles from './canvas-overlay.module.css';
import { InsertButton } from './insert-button.tsx';
import { coverNode, followPage, revealNode } from './overlay-placement.ts';
import problemMarksStyles from './problem-marks.module.css';
import selectionToolbarStyles from './selection-toolbar.module.css';

/** More would only say that much is wrong, and cost time with every scroll. */
const MAX_MARKS = 60;

/** Distance between toolbar and outline, and between toolbar and the edges of what is seen, in pixels. */
const GAP = 6;

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
  const hasNumbers = useView((view) => view.hasNumbers);
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
      {hasNumbers && <BlockNumbersPart />}
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

interface ToolbarSurroundings {
  /** The layer that the toolbar stands in: what is seen of the page. */
  readonly origin: ScreenBox;
  /** Where it may stand from side to side. */
  readonly desk: ScreenBox;
}

/**
 * Measures where a toolbar stands: above a node, below where there is no room, and in it where neither fits; always in
 * view.
 * @returns puts it there
 */
function placeToolbar(
  toolbar: HTMLElement,
  nodeId: string,
  { origin, desk }: ToolbarSurroundings,
): () => void {
  const box = boxOfNode(nodeId);
  const isSeen = box !== undefined && box.bottom > origin.top && box.top < origin.bottom;
  const { offsetWidth: width, offsetHeight: height } = toolbar;
  return () => {
    if (toolbar.dataset['away'] !== String(!isSeen)) toolbar.dataset['away'] = String(!isSeen);
    if (!box) return;
    const above = box.top - GAP - height;
    const below = box.bottom + GAP;
    const inside = Math.max(origin.top, box.top) + GAP;
    const top =
      [above, below].find((y) => y >= origin.top && y + height <= origin.bottom) ?? inside;
    const left = clamp(box.left, desk.left + GAP, desk.right - width - GAP);
    toolbar.style.transform = `translate(${left - origin.left}px, ${top - origin.top}px)`;
  };
}

/**
 * A mark at the corner of each block that has problems, which leads to the field of the worst. It is for pointers:
 * outline and list tell all others.
 */
function ProblemMarks() {
  const { page } = usePageEditor();
  const byNode = useProblems((problems) => problems.byNode);
  const byBlock = [...problemsByBlock(page.state(), byNode)].slice(0, MAX_MARKS);
  return byBlock.map(([id, problems]) => <ProblemMark key={id} blockId={id} problems={problems} />);
}

/** A section and the widget that it shows look like one thing, which stands where the section does. */
function problemsByBlock(
  page: EditedPage,
  byNode: PageProblems['byNode'],
): ReadonlyMap<string, readonly Problem[]> {
  const byBlock = new Map<string, readonly Problem[]>();
  for (const [nodeId, problems] of byNode) {
    const id = page.sections[nodeId] ? nodeId : (sectionShowing(page, nodeId)?.id ?? nodeId);
    if (id !== '') byBlock.set(id, [...(byBlock.get(id) ?? []), ...problems]);
  }
  return byBlock;
}

interface ProblemMarkProps {
  readonly blockId: string;
  readonly problems: readonly Problem[];
}

function ProblemMark({ blockId, problems }: ProblemMarkProps) {
  const message = useMessage();
  const editor = usePageEditor();
  const { errors, warnings } = countProblems(problems);
  const Icon = errors > 0 ? CircleAlert : TriangleAlert;
  const worst = problems.find(({ severity }) => severity === 'error') ?? problems[0];
  return (
    <div className={problemMarksStyles.place} data-problems={blockId} hidden>
      <button
        type="button"
        tabIndex={-1}
        className={`${problemMarksStyles.mark} ${errors > 0 ? problemMarksStyles.error : problemMarksStyles.warning}`}
        aria-label={message('canvas.problems', { count: errors + warnings })}
        title={message('canvas.problems', { count: errors + warnings })}
        onClick={() => worst && showProblem(editor, worst)}
      >
        <Icon size={14} strokeWidth={2} aria-hidden="true" />
      </button>
    </div>
  );
}

interface SelectionToolbarProps {
  /** The section or widget that leads the selection. */
  readonly nodeId: string;
  /** How many are selected. */
  readonly count: number;
}

/** Name and handle of what is selected, with the commands that are wanted most. */
function SelectionToolbar({ nodeId, count }: SelectionToolbarProps) {
  const message = useMessage();
  const label = useNodeLabel(nodeId);
  const isMovable = usePagePart(
    '',
    ({ rootId, sections }) => nodeId !== rootId && sections[nodeId] !== undefined,
  );
  const name = count > 1 ? message('canvas.selected', { count }) : label;
  return (
    <div
      role="toolbar"
      className={selectionToolbarStyles.toolbar}
      aria-label={message('canvas.toolbar', { name })}
      onKeyDown={moveFocus}
    >
      {isMovable ? (
        <button
          type="button"
          className={selectionToolbarStyles.handle}
          data-drag-handle={nodeId}
          aria-label={message('canvas.handle', { name })}
        >
          <GripVertical size={14} strokeWidth={1.75} aria-hidden="true" />
          {name}
        </button>
      ) : (
        <span className={selectionToolbarStyles.handle}>{name}</span>
      )}
      {isMovable &&
        commands
          .filter(({ isInToolbar }) => isInToolbar)
          .map(({ id }) => <CommandButton key={id} id={id} />)}
      <ActionsButton />
    </div>
  );
}

/** Left and right go from tool to tool, as in every toolbar. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
  const step = steps[event.key];
  const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented);
  if (step === undefined || !isPlain) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}
