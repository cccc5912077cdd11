import { createStore } from 'zustand/vanilla';

export interface MenuPoint {
  /** In CSS pixels from the window's corner. */
  readonly x: number;
  readonly y: number;
}

/** Where the menu of the selection is open; null while it is not. */
export const contextMenuStore = createStore<{ readonly at: MenuPoint | null }>(() => ({
  at: null,
}));

/** Opens the menu of what is selected. */
export function openContextMenu(at: MenuPoint): void {
  contextMenuStore.setState({ at });
}

export function closeContextMenu(): void {
  contextMenuStore.setState({ at: null });
}
