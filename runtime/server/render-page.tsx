import { renderToStaticMarkup } from 'react-dom/server';
import { withVariant } from '#schemas/variant.ts';
import { toPageContext } from '../page/to-page-context.ts';
import type { RegisteredWidget } from '../widget/registered-widget.ts';
import type { WidgetRegistry } from '../widget/widget-registry.ts';
import type { ClientEntries } from './client-entries.ts';
import { DocumentHead } from './document-head.tsx';
import { pageCss } from './page-css.ts';
import { pageDataScript } from './page-data-script.ts';
import { renderBody } from './render-body.tsx';
import type { RenderedPage, RenderInput } from './renderer.ts';
import { shownWidgets } from './shown-widgets.ts';
import { usedTypes } from './used-types.ts';

export interface RenderOptions {
  readonly registry: WidgetRegistry;
  readonly clientEntries: ClientEntries;
}

/** A page document as the HTML document that job seekers get. */
export function renderPage(
  input: RenderInput,
  { registry, clientEntries }: RenderOptions,
): RenderedPage {
  const page = toPageContext(input);
  const widgets = input.page.widgets.map((widget) => withVariant(widget, input.variant));
  const shown = shownWidgets(input.page.metadata.layout, widgets);
  const types = usedTypes(shown, registry);
  const { layout } = input.page.metadata;
  const body = renderBody({ layout, widgets, page, registry, islandUrls: clientEntries.islands });
  const css = pageCss({ site: input.site, page: input.page, types, markup: body.markup });
  const head = renderToStaticMarkup(
    <DocumentHead
      input={input}
      css={css}
      scripts={pageScripts(body.markup, types, clientEntries)}
      priorityPicture={body.priorityPicture}
    />,
  );
  const data = pageDataScript(page, shown, types);
  const html = `<!doctype html><html lang="${page.page.lang}">${head}<body class="rb-page">${body.markup}${data}</body></html>`;
  return { html, styles: [css], widgetErrors: body.widgetErrors };
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
