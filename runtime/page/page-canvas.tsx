// In the order of the served page's stylesheet: where two rules weigh the same, the later wins.
import '../style/base.css';
import './section.module.css';
import './page.module.css';
import './block-heading.module.css';
import '../html/html.module.css';
import './widget-notice.module.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnyWidget, SiteDocument } from '#schemas/documents.ts';
import { queryClient } from '../client/query-client.ts';
import { editorRegistry } from '../generated/editor-registry.ts';
import type { SafePage } from '../html/safe-page.ts';
import type { AssetIndex } from '../picture/asset-index.ts';
import { focusCss } from '../style/focus-css.ts';
import { fontFaceCss } from '../style/fonts.ts';
import { sectionCss } from '../style/section-css.ts';
import { themeCss } from '../style/theme-css.ts';
import styles from './page-canvas.module.css';
import { PageContext } from './page-context.ts';
import { PageView } from './page-view.tsx';
import { toPageContext } from './to-page-context.ts';
import { WidgetBoundary } from './widget-boundary.tsx';
import { toWidgetMap, WidgetTree, type WidgetTreeValue } from './widget-tree.ts';
import { WidgetComponent } from './widget-view.tsx';

export interface PageCanvasProps {
  readonly site: SiteDocument;
  readonly page: SafePage;
  readonly assets: AssetIndex;
}

/**
 * A page in an ordinary React tree, as the editor shows it: the same components and styles as the
 * served page, with breakpoints that follow this element's width instead of the window's.
 */
export function PageCanvas({ site, page, assets }: PageCanvasProps) {
  const context = useMemo(
    () =>
      toPageContext({ site, page, assets, path: page.url, params: {}, query: '', now: Date.now() }),
    [site, page, assets],
  );
  const tree = useMemo(() => canvasTree(page.widgets), [page.widgets]);
  const css = useMemo(
    () =>
      fontFaceCss(site.theme.fonts.heading) +
      themeCss(site.theme) +
      sectionCss(page.metadata.layout) +
      allFocusCss,
    [site.theme, page.metadata.layout],
  );
  return (
    <div className={`rb-page ${styles.canvas}`} lang={context.page.lang}>
      <style>{css}</style>
      <QueryClientProvider client={queryClient}>
        <PageContext value={context}>
          <WidgetTree value={tree}>
            <PageView layout={page.metadata.layout} />
          </WidgetTree>
        </PageContext>
      </QueryClientProvider>
    </div>
  );
}

function canvasTree(widgets: readonly AnyWidget[]): WidgetTreeValue {
  return {
    registry: editorRegistry,
    widgets: toWidgetMap(widgets),
    ancestors: [],
    drawWidget: (widget) => (
      <WidgetBoundary resetKey={widget}>
        <WidgetComponent widget={widget} />
      </WidgetBoundary>
    ),
  };
}

/** The canvas changes while it is edited, so it carries the classes of every focus point. */
const allFocusCss = focusCss(
  Array.from({ length: 11 }, (_, step) => `rb-fx${step} rb-fy${step}`).join(' '),
);
