import type { AnyWidget } from '#schemas/documents/documents.ts';
import { MissingWidget, UnknownWidget, WidgetInItself } from './widget-notice.tsx';
import { useWidgetTree, WidgetTree } from './widget-tree.ts';

/**
 * Shows the widget with this id, or the spec's box when the page has none (spec section 2). A widget that would
 * stand in itself is not shown again.
 */
export function WidgetBox({ widgetId }: { readonly widgetId: string }) {
  const tree = useWidgetTree();
  if (tree.drawPlace) return tree.drawPlace(widgetId);
  const widget = tree.widgets.get(widgetId);
  if (!widget) return <MissingWidget widgetId={widgetId} />;
  if (!tree.registry.has(widget.type)) return <UnknownWidget />;
  const ancestors = [...tree.ancestors, widgetId];
  if (tree.ancestors.includes(widgetId)) return <WidgetInItself path={ancestors} />;
  return (
    <WidgetTree value={{ ...tree, ancestors }}>{tree.drawWidget(widget, ancestors)}</WidgetTree>
  );
}

/** Draws a widget's component without any precaution; `drawWidget` decides what surrounds it. */
export function WidgetComponent({ widget }: { readonly widget: AnyWidget }) {
  const registered = useWidgetTree().registry.get(widget.type);
  if (!registered) return <UnknownWidget />;
  const Component = registered.component;
  return <Component id={widget.id} content={widget.content} />;
}
