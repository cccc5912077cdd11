import { createContext, type ReactNode, useContext } from 'react';
import type { AnyWidget } from '#schemas/documents/documents.ts';
import type { WidgetRegistry } from '../widget/widget-registry.ts';

/** How a page's sections find and draw their widgets. Server, isolated server pass and editor differ only here. */
export interface WidgetTreeValue {
  readonly registry: WidgetRegistry;
  readonly widgets: ReadonlyMap<string, AnyWidget>;
  /** @param ancestors ids of the widgets it stands in, its own last */
  readonly drawWidget: (widget: AnyWidget, ancestors: readonly string[]) => ReactNode;
  /**
   * Where the page changes while it is shown: draws the place that names a widget, which may be missing, of an unknown
   * type or change later.
   */
  readonly drawPlace?: (widgetId: string) => ReactNode;
  /** Ids of the widgets around this place, outermost first; empty in a section. */
  readonly ancestors: readonly string[];
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
