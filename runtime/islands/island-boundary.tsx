import { Component, type ReactNode } from 'react';

interface IslandBoundaryProps {
  readonly onCrash: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Draws nothing more once something inside has thrown, and tells it. */
export class IslandBoundary extends Component<
  IslandBoundaryProps,
  { readonly isCrashed: boolean }
> {
  override state = { isCrashed: false };

  static getDerivedStateFromError() {
    return { isCrashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.isCrashed ? null : this.props.children;
  }
}
