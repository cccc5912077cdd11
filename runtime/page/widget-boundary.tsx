import { Component, type ReactNode } from 'react';
import { CrashedWidget } from './widget-notice.tsx';

interface WidgetBoundaryProps {
  /** A new value gives the widget another chance: its content, usually. */
  readonly resetKey: unknown;
  readonly children: ReactNode;
}

interface WidgetBoundaryState {
  readonly resetKey: unknown;
  readonly failure: { readonly error: unknown } | null;
}

/** Keeps one widget's crash from its neighbours in a React tree (spec section 2). */
export class WidgetBoundary extends Component<WidgetBoundaryProps, WidgetBoundaryState> {
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
