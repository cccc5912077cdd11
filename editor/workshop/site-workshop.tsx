import { useEffect } from 'react';
import { usePages } from '../api/content-queries.ts';
import type { PageSummary } from '../api/page-summary.ts';
import type { SiteSummary } from '../api/site-summary.ts';
import { CanvasView } from '../canvas/canvas-view.tsx';
import { useMessage } from '../language/use-message.ts';
import { PagesPane } from '../pane/pages-pane.tsx';
import { toHash } from '../route/route.ts';
import { TopBar } from '../top-bar/top-bar.tsx';
import { useView } from './use-view.ts';
import styles from './workshop.module.css';

export interface SiteWorkshopProps {
  readonly sites: readonly SiteSummary[];
  readonly siteId: string;
  /** Undefined until an address names a page; then the home page opens. */
  readonly pageId: string | undefined;
}

/** The pages of a site on the left, the chosen one on its desk. */
export function SiteWorkshop({ sites, siteId, pageId }: SiteWorkshopProps) {
  const view = useView();
  const message = useMessage();
  const { data: pages = [] } = usePages(siteId);
  const page = pages.find(({ id }) => id === pageId);
  useHomePage(siteId, pageId, pages);
  useDocumentTitle(page?.title, sites.find((site) => site.siteId === siteId)?.name);
  return (
    <div className={styles.workshop}>
      <PagesPane
        sites={sites}
        siteId={siteId}
        pageId={pageId}
        open={view.paneOpen}
        filterField={view.filterField}
        onChoose={() => view.setPaneOpen(false)}
      />
      <TopBar page={page} view={view} />
      <section className={styles.canvas} aria-label={message('canvas')}>
        {pageId !== undefined && (
          <CanvasView
            key={`${siteId}/${pageId}`}
            siteId={siteId}
            pageId={pageId}
            breakpoint={view.breakpoint}
            zoom={view.zoom}
          />
        )}
      </section>
    </div>
  );
}

/** An address that names no page goes on to the home page, without a step in the history. */
function useHomePage(
  siteId: string,
  pageId: string | undefined,
  pages: readonly PageSummary[],
): void {
  const home = pages.find(({ id }) => id === 'home') ?? pages[0];
  useEffect(() => {
    if (pageId === undefined && home) location.replace(toHash(siteId, home.id));
  }, [siteId, pageId, home]);
}

function useDocumentTitle(page: string | undefined, site: string | undefined): void {
  const brand = useMessage()('brand');
  useEffect(() => {
    document.title = [page, site, brand].filter((part) => part !== undefined).join(' · ');
  }, [page, site, brand]);
}
