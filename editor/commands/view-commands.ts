import type { Breakpoint } from '../canvas/breakpoint.ts';
import type { Zoom } from '../canvas/frame-geometry.ts';
import type { Command, CommandId } from './command.ts';

export interface ViewActions {
  readonly setBreakpoint: (breakpoint: Breakpoint) => void;
  readonly setZoom: (zoom: Zoom) => void;
  readonly focusFilter: () => void;
  readonly hidePages: () => void;
}

export const VIEW_SHORTCUTS: Readonly<Record<CommandId, string>> = {
  'breakpoint.mobile': '1',
  'breakpoint.tablet': '2',
  'breakpoint.desktop': '3',
  'zoom.fit': 'F',
  'zoom.full': '0',
  'pages.filter': '/',
  'pages.hide': 'Escape',
};

export function createViewCommands({
  setBreakpoint,
  setZoom,
  focusFilter,
  hidePages,
}: ViewActions): readonly Command[] {
  const command = (id: CommandId, run: () => void): Command => ({
    id,
    shortcut: VIEW_SHORTCUTS[id],
    run,
  });
  return [
    command('breakpoint.mobile', () => setBreakpoint('mobile')),
    command('breakpoint.tablet', () => setBreakpoint('tablet')),
    command('breakpoint.desktop', () => setBreakpoint('desktop')),
    command('zoom.fit', () => setZoom('fit')),
    command('zoom.full', () => setZoom('full')),
    command('pages.filter', focusFilter),
    command('pages.hide', hidePages),
  ];
}
