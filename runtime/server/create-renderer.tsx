import { onceEach } from '../base/once-each.ts';
import { toPageContext } from '../context/to-page-context.ts';
import type { SafePage } from '../html/safe-page.ts';
import { WidgetBox } from '../page/widget-view.tsx';
import type { RenderedFrame } from '../widget/registered-widget.ts';
import type { WidgetRegistry } from '../widget/widget-registry.ts';
import { loadPageData, loadWidgetAnswers, pageNeeds } from './page-data.ts';
import { pageParts } from './page-parts.ts';
import { renderBody } from './render-body.tsx';
import { type RenderOptions, renderPage } from './render-page.tsx';
import type { PageVersion, RenderedFragment, Renderer, RenderInput } from './renderer.ts';

export function createRendererOf(options: RenderOptions): Renderer {
  const { registry } = options;
  const needsOf = (variant: PageVersion['variant']) =>
    onceEach((page: SafePage) => pageNeeds(pageParts(page, variant, registry), registry));
  const [own, other] = [needsOf(null), needsOf('p')];
  return {
    needs: ({ page, variant }) => (variant === null ? own(page) : other(page)),
    loadData(version, api) {
      const parts = pageParts(version.page, version.variant, registry);
      return loadPageData(parts, registry, { request: version, api });
    },
    loadAnswers: (widget, request, api) => loadWidgetAnswers(widget, registry, { request, api }),
    renderPage: (input) => renderPage(input, options),
    renderFragment: (input, widgetId) => renderFragment(input, widgetId, options),
    renderFrame: (input, widgetId) => renderFrame(input, widgetId, registry),
  };
}

/** One widget as it stands on its page, for scripts that put a newer state in the place of an older one. */
function renderFragment(
  input: RenderInput,
  widgetId: string,
  { registry, clientEntries }: RenderOptions,
): RenderedFragment | undefined {
  const { widgets, shown } = pageParts(input.page, input.variant, registry);
  if (!shown.some(({ id }) => id === widgetId)) return undefined;
  const { markup, widgetErrors, wantedDrawings } = renderBody({
    view: <WidgetBox widgetId={widgetId} />,
    widgets,
    page: toPageContext(input),
    registry,
    islandUrls: clientEntries.islands,
    results: input.results,
    drawings: input.drawings,
  });
  return { html: markup, widgetErrors, wantedDrawings };
}

/** The document of one of the page's widgets; undefined where the page shows no such widget in a frame. */
function renderFrame(
  { page, site, variant }: RenderInput,
  widgetId: string,
  registry: WidgetRegistry,
): RenderedFrame | undefined {
  const { shown } = pageParts(page, variant, registry);
  const widget = shown.find(({ id }) => id === widgetId);
  const lang = page.metadata.lang ?? site.locale.slice(0, 2);
  return widget && registry.get(widget.type)?.frame?.(widget.content, { site, lang });
}
