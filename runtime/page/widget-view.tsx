import type { AnyWidget } from '#schemas/documents.ts';
import { MissingWidget, UnknownWidget } from './widget-notice.tsx';
import { useWidgetTree } from './widget-tree.ts';

/** Shows the widget with this id, or the spec's box when the page has none (spec section 2). */
export function WidgetView({ widgetId }: { readonly widgetId: string }) {
  const { widgets, registry, drawWidget } = useWidgetTree();
  const widget = widgets.get(widgetId);
  if (!widget) return <MissingWidget widgetId={widgetId} />;
  return registry.has(widget.type) ? drawWidget(widget) : <UnknownWidget />;
}

/** Draws a widget's component without any precaution; `drawWidget` decides what surrounds it. */
export function WidgetComponent({ widget }: { readonly widget: AnyWidget }) {
  const registered = useWidgetTree().registry.get(widget.type);
  if (!registered) return <UnknownWidget />;
  const Component = registered.component;
  return <Component id={widget.id} content={widget.content} />;
}
