import { createStore } from 'zustand/vanilla';
import type { Breakpoint } from './breakpoint.ts';

/** `fit` shows the whole width; a number is a factor of the actual size. */
export type Zoom = 'fit' | number;

export type LeftPaneName = 'pages' | 'add' | 'layers' | 'problems';

export type InspectorTab = 'content' | 'layout' | 'page';

/** What lies over the workshop while it is open. */
export type DialogName =
  | 'assets'
  | 'commands'
  | 'conflict'
  | 'import'
  | 'new-page'
  | 'preview'
  | 'publish'
  | 'rename-page'
  | 'settings'
  | 'shortcuts'
  | 'versions'
  | 'weight';

/** How the editor is looked at; no part of any document. */
export interface View {
  readonly breakpoint: Breakpoint;
  readonly zoom: Zoom;
  readonly leftPane: LeftPaneName;
  readonly inspectorTab: InspectorTab;
  /** On narrow screens each pane lies over the canvas while it is open. */
  readonly openPane: 'left' | 'right' | null;
  readonly dialog: DialogName | null;
}

export const viewStore = createStore<View>(() => ({
  breakpoint: initialBreakpoint(),
  zoom: 'fit',
  leftPane: 'pages',
  inspectorTab: 'content',
  openPane: null,
  dialog: null,
}));

export function setView(change: Partial<View>): void {
  viewStore.setState(change);
}

export function closeDialog(): void {
  setView({ dialog: null });
}

/** On a narrow window a desktop page would be too small to read. */
function initialBreakpoint(): Breakpoint {
  return globalThis.innerWidth < 700 ? 'mobile' : 'desktop';
}
