import { type ReactNode, useMemo } from 'react';
import type { PageDocument, SiteDocument } from '#schemas/documents/documents.ts';
import type { AssetIndex } from '../assets/asset-index.ts';
import { FrameAddress } from '../context/frame-address.ts';
import { OnCanvas } from '../context/on-canvas.ts';
import { PageContext } from '../context/page-context.ts';
import { toPageContext } from '../context/to-page-context.ts';
import { WidgetTree, type WidgetTreeValue } from '../page/widget-tree.ts';
import { EagerPicturesContext } from '../picture/eager-pictures.ts';
import { focusCss } from '../style/focus-css.ts';
import { fontFaceCss } from '../style/fonts.ts';
import { themeCss } from '../style/theme-css.ts';
import { canvasRegistry } from './canvas-registry.ts';
import styles from './page-canvas.module.css';

export interface PageCanvasProps {
  readonly site: SiteDocument;
  readonly assets: AssetIndex;
  readonly pageId: string;
  readonly url: string;
  /** Of the page's texts; the site's where it is undefined. */
  readonly lang: PageDocument['metadata']['lang'] | undefined;
  /** Draws the place of a widget, on the page and in other widgets. Keeps its identity. */
  readonly drawPlace: (widgetId: string) => ReactNode;
  /** Milliseconds since the epoch by the clock that counts. Keeps its identity. */
  readonly now: () => number;
  /** Of the widgets with a document of their own; none where the page is not a draft. */
  readonly frameAddress?: (widgetId: string) => string | null;
  readonly children: ReactNode;
}

/**
 * What surrounds a page in an ordinary React tree, as the editor shows it: the same components and styles as the
 * served page, with breakpoints that follow this element's width instead of the window's.
 */
export function PageCanvas({
  site,
  assets,
  pageId,
  url,
  lang,
  drawPlace,
  now,
  frameAddress = noFrame,
  children,
}: PageCanvasProps) {
  const context = useMemo(() => {
    const page = { id: pageId, metadata: { ...(lang !== undefined && { lang }) } };
    const request = { path: url, params: {}, query: '', now: now() };
    const value = toPageContext({ site, page, assets, ...request });
    // Who edits must see what is broken, whatever visitors see.
    return { ...value, site: { ...value.site, showWidgetErrors: true } };
  }, [site, assets, pageId, url, lang, now]);
  const tree = useMemo(() => canvasTree(drawPlace), [drawPlace]);
  const css = useMemo(
    () => fontFaceCss(site.theme.fonts.heading, 'swap') + themeCss(site.theme) + allFocusCss,
    [site.theme],
  );
  return (
    <div className={`rb-page ${styles.canvas}`} lang={context.page.lang} data-canvas-root>
      <style>{css}</style>
      <PageContext value={context}>
        <OnCanvas value={true}>
          <EagerPicturesContext value={true}>
            <FrameAddress value={frameAddress}>
              <WidgetTree value={tree}>{children}</WidgetTree>
            </FrameAddress>
          </EagerPicturesContext>
        </OnCanvas>
      </PageContext>
    </div>
  );
}

function noFrame(): null {
  return null;
}

function canvasTree(drawPlace: PageCanvasProps['drawPlace']): WidgetTreeValue {
  return {
    registry: canvasRegistry,
    widgets: new Map(),
    ancestors: [],
    drawWidget: ({ id }) => drawPlace(id),
    drawPlace,
  };
}

/** The canvas changes while it is edited, so it carries the classes of every focus point. */
const allFocusCss = focusCss(
  Array.from({ length: 11 }, (_, step) => `rb-fx${step} rb-fy${step}`).join(' '),
);
