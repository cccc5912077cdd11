import { createStore } from 'zustand/vanilla';
import { machineStorage } from '../ui/storage/storage.ts';

const KEY = 'rumbo-editor-single-keys';

/**
 * Whether letters and signs alone run commands. Who speaks to the computer, or hits keys by accident, can switch them
 * off (WCAG 2.2, 2.1.4).
 */
export const singleKeys = createStore<{ readonly areOn: boolean }>(() => ({
  areOn: machineStorage.read(KEY) !== 'off',
}));

export function setSingleKeys(areOn: boolean): void {
  machineStorage.write(KEY, areOn ? 'on' : 'off');
  singleKeys.setState({ areOn });
}

/** A letter, digit or sign without Ctrl, ⌘ or Alt. */
export function isSingleKey(shortcut: string): boolean {
  return shortcut.length === 1;
}
