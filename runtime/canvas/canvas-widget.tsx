import { Component, memo, type ReactNode, useMemo } from 'react';
import type { AnyWidget } from '#schemas/documents/documents.ts';
import { CrashedWidget, WidgetInItself } from '../page/widget-notice.tsx';
import { useWidgetTree, WidgetTree } from '../page/widget-tree.ts';
import { WidgetComponent } from '../page/widget-view.tsx';

/** Keeps one widget's crash from its neighbours in a React tree (spec section 2). */
class WidgetBoundary extends Component<WidgetBoundaryProps, WidgetBoundaryState> {
  override state: WidgetBoundaryState = { resetKey: this.props.resetKey, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<WidgetBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: WidgetBoundaryProps,
    state: WidgetBoundaryState,
  ): Partial<WidgetBoundaryState> | null {
    return resetKey === state.resetKey ? null : { resetKey, failure: null };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <CrashedWidget error={failure.error} /> : this.props.children;
  }
}

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

interface WidgetBoundaryProps {
  /** A new value gives the widget another chance: its content, usually. */
  readonly resetKey: unknown;
  readonly children: ReactNode;
}

interface WidgetBoundaryState {
  readonly resetKey: unknown;
  readonly failure: { readonly error: unknown } | null;
}
