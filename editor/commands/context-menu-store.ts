import { createStore } from 'zustand/vanilla';
import type { MenuPlace } from '../ui/controls/menu.tsx';

/** Where the menu of the selection is open; null while it is not. */
export const contextMenuStore = createStore<{ readonly at: MenuPlace | null }>(() => ({
  at: null,
}));

/** Opens the menu of what is selected. */
export function openContextMenu(at: MenuPlace): void {
  contextMenuStore.setState({ at });
}

export function closeContextMenu(): void {
  contextMenuStore.setState({ at: null });
}
