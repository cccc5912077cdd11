import { renderToStaticMarkup } from 'react-dom/server';
import { NO_RESULTS } from '../data/query.ts';
import { PageView } from '../page/page-view.tsx';
import { toPageContext } from '../page/to-page-context.ts';
import type { RegisteredWidget } from '../widget/registered-widget.ts';
import type { WidgetRegistry } from '../widget/widget-registry.ts';
import type { ClientEntries } from './client-entries.ts';
import { DocumentHead } from './document-head.tsx';
import { pageCss } from './page-css.ts';
import { describePage } from './page-data.ts';
import { pageDataScript } from './page-data-script.ts';
import { pageParts } from './page-parts.ts';
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
  const { results = NO_RESULTS } = input;
  const page = toPageContext(input);
  const parts = pageParts(input.page, input.variant, registry);
  const { layout, widgets, shown, types } = parts;
  const view = <PageView layout={layout} />;
  const islandUrls = clientEntries.islands;
  const body = renderBody({ view, widgets, page, registry, islandUrls, results });
  const css = pageCss({ site: input.site, page: input.page, types, markup: body.markup });
  const description = describePage(parts, registry, { request: input, results });
  const head = renderToStaticMarkup(
    <DocumentHead
      input={input}
      description={description}
      css={css}
      scripts={pageScripts(body.markup, types, clientEntries)}
      priorityPicture={body.priorityPicture}
    />,
  );
  const data = pageDataScript(page, shown, types);
  const html = `<!doctype html><html lang="${page.page.lang}">${head}<body class="rb-page">${body.markup}${data}</body></html>`;
  const { status = 200 } = description;
  return { html, status, styles: [css], widgetErrors: body.widgetErrors };
}

/** Only what this page uses: many pages load nothing but the tracking, some not even that. */
function pageScripts(
  markup: string,
  types: readonly RegisteredWidget[],
  entries: ClientEntries,
): string[] {
  const enhanced = types
    .filter(({ enhanced }) => enhanced)
    .flatMap(({ type }) => entries.enhance[type] ?? []);
  return [
    ...(types.some(({ hydrate }) => hydrate !== null) ? [entries.loader] : []),
    ...(markup.includes(' data-event="') ? [entries.tracking] : []),
    ...(markup.includes(' data-animate="') ? [entries.entryAnimation] : []),
    ...enhanced,
  ];
}
