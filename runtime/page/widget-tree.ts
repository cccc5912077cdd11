import { createContext, type ReactNode, useContext } from 'react';
import type { AnyWidget } from '#schemas/documents.ts';
import type { WidgetRegistry } from '../widget/widget-registry.ts';

/** How a page's sections find and draw their widgets. Server, isolated server pass and editor differ only here. */
export interface WidgetTreeValue {
  readonly registry: WidgetRegistry;
  readonly widgets: ReadonlyMap<string, AnyWidget>;
  readonly drawWidget: (widget: AnyWidget) => ReactNode;
}

export const WidgetTree = createContext<WidgetTreeValue | null>(null);

export function useWidgetTree(): WidgetTreeValue {
  const tree = useContext(WidgetTree);
  if (tree === null)
    throw new Error(
      'A section was rendered outside a WidgetTree. Wrap it in <WidgetTree value={…}>.',
    );
  return tree;
}

export function toWidgetMap(widgets: readonly AnyWidget[]): ReadonlyMap<string, AnyWidget> {
  return new Map(widgets.map((widget) => [widget.id, widget]));
}
