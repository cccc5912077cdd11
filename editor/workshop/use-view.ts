import { type RefObject, useMemo, useRef, useState } from 'react';
import type { Breakpoint } from '../canvas/breakpoint.ts';
import type { Zoom } from '../canvas/frame-geometry.ts';
import { useShortcuts } from '../commands/use-shortcuts.ts';
import { createViewCommands } from '../commands/view-commands.ts';

export interface View {
  readonly breakpoint: Breakpoint;
  readonly setBreakpoint: (breakpoint: Breakpoint) => void;
  readonly zoom: Zoom;
  readonly setZoom: (zoom: Zoom) => void;
  /** On narrow screens the list of pages lies over the canvas while it is open. */
  readonly paneOpen: boolean;
  readonly setPaneOpen: (open: boolean) => void;
  readonly filterField: RefObject<HTMLInputElement | null>;
}

/** How the page is looked at; no part of any document. */
export function useView(): View {
  const filterField = useRef<HTMLInputElement>(null);
  const [breakpoint, setBreakpoint] = useState(initialBreakpoint);
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [paneOpen, setPaneOpen] = useState(false);
  const commands = useMemo(
    () =>
      createViewCommands({
        setBreakpoint,
        setZoom,
        focusFilter: () => filterField.current?.focus(),
        hidePages: () => setPaneOpen(false),
      }),
    [],
  );
  useShortcuts(commands);
  return { breakpoint, setBreakpoint, zoom, setZoom, paneOpen, setPaneOpen, filterField };
}

/** On a narrow window a desktop page would be too small to read. */
function initialBreakpoint(): Breakpoint {
  return matchMedia('(width < 700px)').matches ? 'mobile' : 'desktop';
}
