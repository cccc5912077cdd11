import { StateMessage } from '../controls/state-message.tsx';
import { useMessage } from '../language/use-message.ts';
import { usePageEditor, usePagePart } from '../page-editor/page-editor-context.ts';
import { useView } from '../view/use-view.ts';
import { BreadcrumbBar } from './breadcrumb-bar.tsx';
import { SHEET_WIDTHS } from './breakpoint.ts';
import { CanvasBoundary } from './canvas-boundary.tsx';
import { CanvasDesk } from './canvas-desk.tsx';
import { onCanvasKey } from './canvas-keys.ts';
import { CanvasOverlay } from './canvas-overlay.tsx';
import styles from './canvas-pane.module.css';
import { PageSheet } from './page-sheet.tsx';
import { PageSurface } from './page-surface.tsx';
import { useTyping } from './use-typing.ts';

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
