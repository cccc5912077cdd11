import { memo, type ReactNode, useMemo } from 'react';
import type { AnyWidget } from '#schemas/documents.ts';
import { WidgetBoundary } from './widget-boundary.tsx';
import { CrashedWidget, WidgetInItself } from './widget-notice.tsx';
import { useWidgetTree, WidgetTree } from './widget-tree.ts';
import { WidgetComponent } from './widget-view.tsx';

/** Widgets in widgets that are drawn; a small document could hold millions (as the server's limit on drawn widgets). */
const MAX_NESTING = 4;

export interface CanvasWidgetProps {
  /** Sanitised; while it keeps its identity it is not drawn again. */
  readonly widget: AnyWidget;
  /** Stands for a widget of a type that this version does not know. */
  readonly unknown: ReactNode;
}

/** A widget on the canvas: whatever is wrong with it, its neighbours go on. */
export const CanvasWidget = memo(function CanvasWidget({ widget, unknown }: CanvasWidgetProps) {
  const tree = useWidgetTree();
  const { id } = widget;
  const inner = useMemo(() => ({ ...tree, ancestors: [...tree.ancestors, id] }), [tree, id]);
  if (tree.ancestors.includes(id)) return <WidgetInItself path={inner.ancestors} />;
  if (tree.ancestors.length >= MAX_NESTING) return <CrashedWidget error={null} />;
  if (!tree.registry.has(widget.type)) return unknown;
  return (
    <WidgetTree value={inner}>
      <WidgetBoundary resetKey={widget}>
        <WidgetComponent widget={widget} />
      </WidgetBoundary>
    </WidgetTree>
  );
});
