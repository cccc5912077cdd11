import { Component, type ReactNode } from 'react';

interface CanvasBoundaryProps {
  readonly fallback: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface CanvasBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** Keeps the editor alive where a page as a whole cannot be drawn; widgets have boundaries of their own. */
export class CanvasBoundary extends Component<CanvasBoundaryProps, CanvasBoundaryState> {
  override state: CanvasBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): CanvasBoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
