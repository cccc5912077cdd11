import { matchesShortcut } from '../../ui/controls/shortcut.ts';

interface Steps {
  readonly undo: () => void;
  readonly redo: () => void;
}

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'preventDefault' | 'stopPropagation'
> & { readonly defaultPrevented: boolean };

const UNDO_KEY = 'Mod+Z';
const REDO_KEYS = ['Mod+Shift+Z', 'Mod+Y'];

/** Undo and redo by their keys, unless something inside has done so already. */
export function historyByKey(event: Press, { undo, redo }: Steps): void {
  if (event.defaultPrevented) return;
  const isRedo = REDO_KEYS.some((shortcut) => matchesShortcut(event, shortcut));
  if (!isRedo && !matchesShortcut(event, UNDO_KEY)) return;
  event.preventDefault();
  event.stopPropagation();
  if (isRedo) redo();
  else undo();
}
