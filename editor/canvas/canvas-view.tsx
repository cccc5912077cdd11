import type { AssetIndex } from '#runtime/index.ts';
import type { SiteDocument } from '#schemas/documents.ts';
import type { ParsedPage } from '#schemas/parse-page.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Result } from '#schemas/result.ts';
import { useAssetIndex, usePageDocument, useSiteDocument } from '../api/content-queries.ts';
import { QueryFailure } from '../api/query-failure.tsx';
import { StateMessage } from '../controls/state-message.tsx';
import { useMessage } from '../language/use-message.ts';
import { type Breakpoint, SHEET_WIDTHS } from './breakpoint.ts';
import { CanvasBoundary } from './canvas-boundary.tsx';
import { CanvasDesk } from './canvas-desk.tsx';
import styles from './canvas-view.module.css';
import type { Zoom } from './frame-geometry.ts';
import { InvalidDocument } from './invalid-document.tsx';
import { PageSheet } from './page-sheet.tsx';
import { ProblemBanner } from './problem-banner.tsx';
import { SheetSkeleton } from './sheet-skeleton.tsx';

export interface CanvasViewProps {
  readonly siteId: string;
  readonly pageId: string;
  readonly breakpoint: Breakpoint;
  readonly zoom: Zoom;
}

/** The chosen page on its desk, or why it is not there. */
export function CanvasView({ siteId, pageId, breakpoint, zoom }: CanvasViewProps) {
  const queries = [
    usePageDocument(siteId, pageId),
    useSiteDocument(siteId),
    useAssetIndex(siteId),
  ] as const;
  const [page, site, assets] = queries;
  if (page.data && site.data && assets.data) {
    return (
      <LoadedCanvas
        page={page.data}
        site={site.data}
        assets={assets.data}
        breakpoint={breakpoint}
        zoom={zoom}
      />
    );
  }
  const error = queries.find((query) => query.error)?.error;
  if (!error) return <SheetSkeleton />;
  const retry = () => queries.filter((query) => query.isError).map((query) => query.refetch());
  return (
    <div className={styles.state}>
      <QueryFailure error={error} onRetry={retry} />
    </div>
  );
}

interface LoadedCanvasProps {
  readonly page: ParsedPage;
  readonly site: Result<SiteDocument, Problem>;
  readonly assets: AssetIndex;
  readonly breakpoint: Breakpoint;
  readonly zoom: Zoom;
}

function LoadedCanvas({ page, site, assets, breakpoint, zoom }: LoadedCanvasProps) {
  const message = useMessage();
  if (!site.ok) {
    const texts = {
      title: message('canvas.invalid-site'),
      text: message('canvas.invalid-site.text'),
    };
    return <InvalidDocument {...texts} problems={site.problems} />;
  }
  if (!page.ok) {
    const texts = { title: message('canvas.invalid'), text: message('canvas.invalid.text') };
    return <InvalidDocument {...texts} problems={page.problems} />;
  }
  return (
    <CanvasBoundary fallback={(error) => <CrashedCanvas error={error} />}>
      <div className={styles.canvas}>
        <ProblemBanner problems={page.problems} />
        <CanvasDesk
          title={page.value.metadata.title}
          sheetWidth={SHEET_WIDTHS[breakpoint]}
          zoom={zoom}
        >
          <PageSheet site={site.value} page={page.value} assets={assets} />
        </CanvasDesk>
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
