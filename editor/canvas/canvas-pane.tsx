import { clamp } from 'lodash-es';
import { ChevronRight } from 'lucide-react';
import { Component, type KeyboardEvent, type ReactNode } from 'react';
import { openContextMenu } from '../commands/context-menu-store.ts';
import { useNodeLabel } from '../document/names/node-names.ts';
import type { PageEditor } from '../document/store/page-editor.ts';
import { usePageEditor, usePagePart, useSelection } from '../document/store/page-editor-context.ts';
import { StateMessage } from '../ui/controls/state-message.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { SHEET_WIDTHS, useView } from '../ui/view/view-store.ts';
import breadcrumbBarStyles from './breadcrumb-bar.module.css';
import styles from './canvas-pane.module.css';
import { CanvasDesk } from './frame/canvas-desk.tsx';
import { boxOfNode } from './frame/canvas-dom.ts';
import { CanvasOverlay } from './overlay/canvas-overlay.tsx';
import { PageSheet } from './sheet/page-sheet.tsx';
import { PageSurface } from './sheet/page-surface.tsx';
import { useTyping } from './typing/use-typing.ts';
import { pathToNode, type SelectionStep, walkSelection } from './walk-selection.ts';

/** Ids have no spaces. */
const BETWEEN = ' ';

const STEPS: Readonly<Record<string, SelectionStep>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  ArrowLeft: 'parent',
  ArrowRight: 'child',
};

/** Keeps the editor alive where a page as a whole cannot be drawn; widgets have boundaries of their own. */
class CanvasBoundary extends Component<CanvasBoundaryProps, CanvasBoundaryState> {
  override state: CanvasBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): CanvasBoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}

/** The open page on its desk, with what is needed to select in it and to type into it. */
export function CanvasPane() {
  const editor = usePageEditor();
  const withTyping = useTyping();
  const breakpoint = useView((view) => view.breakpoint);
  const zoom = useView((view) => view.zoom);
  const title = usePagePart('head', ({ head }) => head.metadata.title);
  return (
    <CanvasBoundary key={editor.pageId} fallback={(error) => <CrashedCanvas error={error} />}>
      <div className={styles.pane}>
        <CanvasDesk
          title={title}
          sheetWidth={SHEET_WIDTHS[breakpoint]}
          zoom={zoom}
          overlay={<CanvasOverlay />}
          onLeavePage={() => editor.selection.set([])}
          onKeyDown={(event) => onCanvasKey(editor, event, withTyping)}
        >
          <PageSurface>
            <PageSheet />
          </PageSurface>
        </CanvasDesk>
        <BreadcrumbBar />
      </div>
    </CanvasBoundary>
  );
}

function CrashedCanvas({ error }: { readonly error: unknown }) {
  const message = useMessage();
  const detail = error instanceof Error ? error.message : String(error);
  return (
    <div className={styles.state}>
      <StateMessage
        role="alert"
        title={message('canvas.crashed.title')}
        text={message('canvas.crashed.text', { detail })}
      />
    </div>
  );
}

interface CanvasBoundaryProps {
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface CanvasBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** Keys while the canvas has the focus: the arrows walk through the page, Enter types, the menu key opens the menu. */
function onCanvasKey(
  editor: PageEditor,
  event: KeyboardEvent,
  withTyping: ReturnType<typeof useTyping>,
): void {
  const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const isPlain = !(ctrlKey || metaKey || altKey);
  if (!isPlain || (target instanceof HTMLElement && target.isContentEditable)) return;
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) openMenuAtSelection(editor, event);
  if (shiftKey) return;
  const step = STEPS[key];
  if (step !== undefined && walkSelection(editor, step)) event.preventDefault();
  // Enter on a link of the page is a click on it.
  if (key !== 'Enter' || target !== event.currentTarget) return;
  event.preventDefault();
  withTyping(({ typeInto }) => typeInto(editor));
}

function openMenuAtSelection({ selection }: PageEditor, event: KeyboardEvent): void {
  const box = boxOfNode(selection.get().at(-1) ?? '');
  if (!box) return;
  event.preventDefault();
  const inside = (at: number, most: number) => clamp(at, 8, most - 8);
  openContextMenu({ x: inside(box.left + 8, innerWidth), y: inside(box.top + 8, innerHeight) });
}

/** Where the selection stands: from the page down to it. */
function BreadcrumbBar() {
  const message = useMessage();
  const leadId = useSelection(({ ids }) => ids.at(-1));
  const path = usePagePart('sections', (page) =>
    pathToNode(page, leadId ?? page.rootId).join(BETWEEN),
  ).split(BETWEEN);
  return (
    <nav className={breadcrumbBarStyles.bar} aria-label={message('canvas.path')}>
      <ol className={breadcrumbBarStyles.path}>
        {path.map((id, i) => (
          <li key={id} className={breadcrumbBarStyles.item}>
            {i > 0 && <ChevronRight size={12} strokeWidth={1.75} aria-hidden="true" />}
            <Crumb id={id} isSelected={id === leadId} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface CrumbProps {
  readonly id: string;
  readonly isSelected: boolean;
}

function Crumb({ id, isSelected }: CrumbProps) {
  const { selection } = usePageEditor();
  const label = useNodeLabel(id);
  return (
    <button
      type="button"
      className={breadcrumbBarStyles.crumb}
      aria-current={isSelected || undefined}
      onClick={() => selection.set([id])}
      onPointerEnter={() => selection.hover(id)}
      onPointerLeave={() => selection.hover(null)}
      onFocus={() => selection.hover(id)}
      onBlur={() => selection.hover(null)}
    >
      {label}
    </button>
  );
}
