import type { FormEvent, ReactNode, SyntheticEvent } from 'react';

export interface StillPageProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Keeps a page from leading anywhere: links, forms and dragged links do nothing, while hovering, flipping,
 * opening questions, scrolling and selecting text still work. `inert` would take those away too, and
 * hide the page from screen readers and from the browser's search.
 */
export function StillPage({ className, children }: StillPageProps) {
  return (
    <div
      className={className}
      onClickCapture={stayOnLink}
      onAuxClickCapture={stayOnLink}
      onSubmitCapture={stay}
      onDragStartCapture={stayOnLink}
    >
      {children}
    </div>
  );
}

function stayOnLink(event: SyntheticEvent): void {
  const { target } = event;
  if (target instanceof Element && target.closest('a, area')) event.preventDefault();
}

/** A form stops before its own handlers: some of them fetch or change the address. */
function stay(event: FormEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
