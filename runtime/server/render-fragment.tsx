import { toPageContext } from '../context/to-page-context.ts';
import { WidgetBox } from '../page/widget-view.tsx';
import { pageParts } from './page-parts.ts';
import { renderBody } from './render-body.tsx';
import type { RenderOptions } from './render-page.tsx';
import type { RenderedFragment, RenderInput } from './renderer.ts';

/** One widget as it stands on its page, for scripts that put a newer state in the place of an older one. */
export function renderFragment(
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
