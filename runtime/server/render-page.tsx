import { renderToStaticMarkup } from 'react-dom/server';
import type { SectionNode } from '#schemas/documents.ts';
import { NO_RESULTS } from '../data/query.ts';
import { PageView } from '../page/page-view.tsx';
import { toPageContext } from '../page/to-page-context.ts';
import type { WidgetRegistry } from '../widget/widget-registry.ts';
import { type ClientEntries, PAGE_SCRIPTS, type PageScript } from './client-entries.ts';
import { DocumentHead } from './document-head.tsx';
import { pageCss } from './page-css.ts';
import { describePage } from './page-data.ts';
import { pageDataScript } from './page-data-script.ts';
import { type PageParts, pageParts } from './page-parts.ts';
import { renderBody } from './render-body.tsx';
import type { RenderedPage, RenderInput } from './renderer.ts';

export interface RenderOptions {
  readonly registry: WidgetRegistry;
  readonly clientEntries: ClientEntries;
}

/** A page document as the HTML document that job seekers get. */
export function renderPage(
  input: RenderInput,
  { registry, clientEntries }: RenderOptions,
): RenderedPage {
  const { results = NO_RESULTS, drawings } = input;
  const page = toPageContext(input);
  const parts = pageParts(input.page, input.variant, registry);
  const { layout, widgets, shown, types } = parts;
  const view = <PageView layout={layout} />;
  const islandUrls = clientEntries.islands;
  const body = renderBody({ view, widgets, page, registry, islandUrls, results, drawings });
  const css = pageCss({ site: input.site, page: input.page, types, markup: body.markup });
  const description = describePage(parts, registry, { request: input, results });
  const head = renderToStaticMarkup(
    <DocumentHead
      input={input}
      description={description}
      css={css}
      scripts={usedScripts(body.markup, parts, clientEntries)}
      firstPicture={body.firstPicture}
    />,
  );
  const data = pageDataScript(page, shown, types);
  const bodyClass = isLong(layout) ? 'rb-page rb-lazy' : 'rb-page';
  const html = `<!doctype html><html lang="${page.page.lang}">${head}<body class="${bodyClass}">${body.markup}${data}</body></html>`;
  const { status = 200 } = description;
  const { widgetErrors, wantedDrawings } = body;
  return { html, status, styles: [css], widgetErrors, wantedDrawings };
}

/** Bands that fill more than a phone's screen, header and footer included. */
const MAX_SHORT_BANDS = 3;

/** Whether a slow phone had better draw the page bit by bit. */
function isLong({ subSections = [] }: SectionNode): boolean {
  return subSections.length > MAX_SHORT_BANDS;
}

/** Only what this page uses: many pages load nothing but the tracking, some not even that. */
function usedScripts(
  markup: string,
  { layout, types }: PageParts,
  { page, enhance }: ClientEntries,
): string[] {
  const used: Readonly<Record<PageScript, boolean>> = {
    loader: types.some(({ hydrate }) => hydrate !== null),
    tracking: markup.includes(' data-event="'),
    'entry-animation': markup.includes(' data-animate="'),
    'draw-bands': isLong(layout),
  };
  return [
    ...PAGE_SCRIPTS.filter((name) => used[name]).map((name) => page[name]),
    ...types.filter(({ enhanced }) => enhanced).map(({ type }) => enhance[type]),
  ].filter((src) => src !== undefined);
}
