import type { KeyboardEvent } from 'react';

interface Steps {
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Ctrl+Z and Ctrl+Shift+Z of the fields that hear it, and of nothing around them. */
export function undoByKey(event: KeyboardEvent, { undo, redo }: Steps): void {
  if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.shiftKey) redo();
  else undo();
}
