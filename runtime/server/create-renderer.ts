import { onceEach } from '../base/once-each.ts';
import type { SafePage } from '../html/safe-page.ts';
import type { RenderedFrame } from '../widget/registered-widget.ts';
import type { WidgetRegistry } from '../widget/widget-registry.ts';
import { loadPageData, loadWidgetAnswers, pageNeeds } from './page-data.ts';
import { pageParts } from './page-parts.ts';
import { renderFragment } from './render-fragment.tsx';
import { type RenderOptions, renderPage } from './render-page.tsx';
import type { PageVersion, Renderer, RenderInput } from './renderer.ts';

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
