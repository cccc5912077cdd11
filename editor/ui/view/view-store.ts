import { clamp } from 'lodash-es';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Width of the sheet in CSS pixels, by breakpoint: a common phone, tablet and laptop. */
export const SHEET_WIDTHS: Readonly<Record<Breakpoint, number>> = {
  mobile: 390,
  tablet: 820,
  desktop: 1440,
};

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
  | 'reports'
  | 'settings'
  | 'shortcuts'
  | 'versions'
  | 'weight';

/** How the editor is looked at; no part of any document. */
interface View {
  readonly breakpoint: Breakpoint;
  readonly zoom: Zoom;
  readonly leftPane: LeftPaneName;
  /** Whether the pane of pages shows those that were deleted. */
  readonly isBinShown: boolean;
  readonly inspectorTab: InspectorTab;
  /** On narrow screens each pane lies over the canvas while it is open. */
  readonly openPane: 'left' | 'right' | null;
  readonly dialog: DialogName | null;
  /** Whether numbers of blocks lie over the page. */
  readonly hasNumbers: boolean;
}

export const viewStore = createStore<View>(() => ({
  breakpoint: initialBreakpoint(),
  zoom: 'fit',
  leftPane: 'pages',
  isBinShown: false,
  inspectorTab: 'content',
  openPane: null,
  dialog: null,
  hasNumbers: false,
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

export type Breakpoint = 'mobile' | 'tablet' | 'desktop';

/** A part of the view; the component is drawn again when that part changes. */
export function useView<Part>(select: (view: View) => Part): Part {
  return useStore(viewStore, select);
}

const STEPS = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const;

/** Factors closer than this are the same step. */
const SAME = 0.005;

/** The factor at which the page is drawn right now, also where it is fitted to the desk. */
export const shownScale = createStore<{ readonly scale: number }>(() => ({ scale: 1 }));

export function zoomIn(): void {
  const { scale } = shownScale.getState();
  setView({ zoom: STEPS.find((step) => step > scale + SAME) ?? 2 });
}

export function zoomOut(): void {
  const { scale } = shownScale.getState();
  setView({ zoom: STEPS.findLast((step) => step < scale - SAME) ?? Math.min(0.5, scale) });
}

/** Zooms by a factor, as a wheel or two fingers do, within the limits of the steps. */
export function zoomBy(factor: number): void {
  const { zoom } = viewStore.getState();
  const from = zoom === 'fit' ? shownScale.getState().scale : zoom;
  const least = Math.min(0.5, from);
  setView({ zoom: clamp(Math.round(from * factor * 100) / 100, least, 2) });
}
