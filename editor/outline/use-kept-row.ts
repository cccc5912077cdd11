import { type FocusEvent, useLayoutEffect, useRef } from 'react';

interface KeptRow {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Keeps the focus in the tree where the row that had it goes away: the row that stands there now takes it.
 * @param focusedId of the row that the Tab key leads to; undefined where there are no rows
 */
export function useKeptRow(focusedId: string | undefined): KeptRow {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    const row = focusedId === undefined ? null : document.getElementById(`outline-${focusedId}`);
    row?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    // A row that is taken away tells of nothing, or of a focus that goes nowhere.
    onBlur: ({ relatedTarget, target }) => {
      if (relatedTarget !== null || target.isConnected) hadFocus.current = false;
    },
  };
}
