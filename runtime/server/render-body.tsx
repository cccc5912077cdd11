import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AnyWidget } from '#schemas/documents.ts';
import { PageContext, type PageContextValue } from '../page/page-context.ts';
import { PageView } from '../page/page-view.tsx';
import { CrashedWidget } from '../page/widget-notice.tsx';
import { toWidgetMap, WidgetTree, type WidgetTreeValue } from '../page/widget-tree.ts';
import { WidgetComponent } from '../page/widget-view.tsx';
import { type PriorityPicture, PriorityPictureContext } from '../picture/priority-picture.ts';
import type { WidgetRegistry } from '../widget/widget-registry.ts';
import { effectiveWidgets } from './effective-widgets.ts';
import { IslandMarkup } from './island-markup.tsx';
import type { RenderInput, WidgetError } from './renderer.ts';

export interface BodyOptions {
  readonly input: RenderInput;
  readonly page: PageContextValue;
  readonly registry: WidgetRegistry;
  /** Address of the chunk of an island's type. */
  readonly islandSrc: (type: string) => string;
}

export interface RenderedBody {
  readonly markup: string;
  readonly priorityPicture: PriorityPicture | undefined;
  readonly widgetErrors: readonly WidgetError[];
}

/**
 * The markup of a page in one pass. Only if a widget throws is it rendered again with every widget
 * by itself, so that healthy pages never pay for isolation.
 */
export function renderBody(options: BodyOptions): RenderedBody {
  try {
    return { ...renderPass(options, (_tree, draw) => draw), widgetErrors: [] };
  } catch {
    return renderIsolated(options);
  }
}

type DrawWidget = (widget: AnyWidget) => ReactNode;
type Precaution = (tree: () => WidgetTreeValue, draw: DrawWidget) => DrawWidget;

function renderIsolated(options: BodyOptions): RenderedBody {
  const widgetErrors: WidgetError[] = [];
  const isolate: Precaution = (tree, draw) => (widget) => {
    try {
      const markup = renderToStaticMarkup(withContexts(options.page, tree(), draw(widget)));
      return <div data-w={widget.id} dangerouslySetInnerHTML={{ __html: markup }} />;
    } catch (error) {
      widgetErrors.push({ widgetId: widget.id, widgetType: widget.type, error });
      return <CrashedWidget error={error} />;
    }
  };
  const body = renderPass(options, isolate);
  return { ...body, widgetErrors };
}

function renderPass(
  options: BodyOptions,
  precaution: Precaution,
): Omit<RenderedBody, 'widgetErrors'> {
  const { input, page, registry } = options;
  let priorityPicture: PriorityPicture | undefined;
  const keepFirst = (picture: PriorityPicture) => {
    priorityPicture ??= picture;
  };
  const tree: WidgetTreeValue = {
    registry,
    widgets: toWidgetMap(effectiveWidgets(input.page.widgets, input.variant)),
    drawWidget: precaution(
      () => tree,
      (widget) => <ServedWidget widget={widget} options={options} tree={tree} />,
    ),
  };
  const markup = renderToStaticMarkup(
    <PriorityPictureContext value={keepFirst}>
      {withContexts(page, tree, <PageView layout={input.page.metadata.layout} />)}
    </PriorityPictureContext>,
  );
  return { markup, priorityPicture };
}

function withContexts(page: PageContextValue, tree: WidgetTreeValue, children: ReactNode) {
  return (
    <PageContext value={page}>
      <WidgetTree value={tree}>{children}</WidgetTree>
    </PageContext>
  );
}

interface ServedWidgetProps {
  readonly widget: AnyWidget;
  readonly options: BodyOptions;
  readonly tree: WidgetTreeValue;
}

/** A widget in the markup of its kind: an island, a widget with a script, or just its HTML. */
function ServedWidget({ widget, options, tree }: ServedWidgetProps) {
  const registered = options.registry.get(widget.type);
  if (registered?.hydrate) {
    const context = { page: options.page, tree, src: options.islandSrc(widget.type) };
    return <IslandMarkup widget={widget} registered={registered} context={context} />;
  }
  if (!registered?.enhanced) return <WidgetComponent widget={widget} />;
  return (
    <div data-widget={widget.type} data-widget-id={widget.id}>
      <WidgetComponent widget={widget} />
    </div>
  );
}
