import { renderToStaticMarkup } from 'react-dom/server';
import { fieldsAt } from '#schemas/fields.ts';
import { fieldPaths } from '#schemas/generated/field-paths.ts';
import { PAGE_DATA_ID, type PageData } from '../islands/island-props.ts';
import type { PageContextValue } from '../page/page-context.ts';
import { toPageContext } from '../page/to-page-context.ts';
import type { RegisteredWidget } from '../widget/registered-widget.ts';
import type { WidgetRegistry } from '../widget/widget-registry.ts';
import type { ClientEntries } from './client-entries.ts';
import { DocumentHead } from './document-head.tsx';
import { toScriptJson } from './json-script.ts';
import { pageCss } from './page-css.ts';
import { renderBody } from './render-body.tsx';
import type { RenderedPage, RenderInput } from './renderer.ts';
import { usedWidgets } from './used-widgets.ts';

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
  const widgets = usedWidgets(input.page.widgets, registry);
  const islandSrc = (type: string) => clientEntries.islands[type] ?? '';
  const { markup, priorityPicture, widgetErrors } = renderBody({
    input,
    page,
    registry,
    islandSrc,
  });
  const css = pageCss({ site: input.site, page: input.page, widgets, markup });
  const scripts = pageScripts(markup, widgets, clientEntries);
  const head = renderToStaticMarkup(
    <DocumentHead input={input} css={css} scripts={scripts} priorityPicture={priorityPicture} />,
  );
  const data = widgets.some(({ hydrate }) => hydrate !== null)
    ? pageDataScript(input, page, widgets)
    : '';
  const html = `<!doctype html><html lang="${page.page.lang}">${head}<body class="rb-page">${markup}${data}</body></html>`;
  return { html, styles: [css], widgetErrors };
}

/** Only what this page uses: many pages load nothing but the loader, some not even that. */
function pageScripts(
  markup: string,
  widgets: readonly RegisteredWidget[],
  entries: ClientEntries,
): string[] {
  const needsLoader =
    markup.includes(' data-event="') || widgets.some(({ hydrate }) => hydrate !== null);
  const enhanced = widgets
    .filter(({ enhanced }) => enhanced)
    .flatMap(({ type }) => entries.enhance[type] ?? []);
  return [
    ...(needsLoader ? [entries.loader] : []),
    ...(markup.includes(' data-animate="') ? [entries.entryAnimation] : []),
    ...enhanced,
  ];
}

/** What the page's islands share, with no more of the asset index than their content names. */
function pageDataScript(
  input: RenderInput,
  page: PageContextValue,
  widgets: readonly RegisteredWidget[],
): string {
  const islandTypes = new Set(
    widgets.filter(({ hydrate }) => hydrate !== null).map(({ type }) => type),
  );
  const sources = input.page.widgets
    .filter(({ type }) => islandTypes.has(type))
    .flatMap(({ type, content }) =>
      (fieldPaths[type]?.AssetPath ?? []).flatMap((path) => fieldsAt(content, path)),
    )
    .map(({ value }) => String(value));
  const assets = Object.fromEntries(
    Object.entries(input.assets).filter(([src]) => sources.includes(src)),
  );
  const data: PageData = { ...page, assets };
  return `<script type="application/json" id="${PAGE_DATA_ID}">${toScriptJson(data)}</script>`;
}
