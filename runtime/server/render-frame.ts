import { type RenderedFrame, renderFrameDocument } from '../frames/frame-document.tsx';
import { isFramed } from '../frames/framed-widget.ts';
import type { WidgetRegistry } from '../widget/widget-registry.ts';
import { pageParts } from './page-parts.ts';
import type { RenderInput } from './renderer.ts';

/** The document of one of the page's widgets; undefined where the page shows no such widget in a frame. */
export function renderFrame(
  { page, site, variant }: RenderInput,
  widgetId: string,
  registry: WidgetRegistry,
): RenderedFrame | undefined {
  const { shown } = pageParts(page, variant, registry);
  const widget = shown.filter(isFramed).find(({ id }) => id === widgetId);
  const lang = page.metadata.lang ?? site.locale.slice(0, 2);
  return widget && renderFrameDocument({ content: widget.content, site, lang });
}
