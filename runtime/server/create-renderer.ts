import type { SafePage } from '../html/safe-page.ts';
import { onceEach } from '../once-each.ts';
import { loadPageData, pageNeeds } from './page-data.ts';
import { pageParts } from './page-parts.ts';
import { renderFragment } from './render-fragment.tsx';
import { renderFrame } from './render-frame.ts';
import { type RenderOptions, renderPage } from './render-page.tsx';
import type { PageVersion, Renderer } from './renderer.ts';

export function createRenderer(options: RenderOptions): Renderer {
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
    renderPage: (input) => renderPage(input, options),
    renderFragment: (input, widgetId) => renderFragment(input, widgetId, options),
    renderFrame: (input, widgetId) => renderFrame(input, widgetId, registry),
  };
}
