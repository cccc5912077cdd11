import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Handlers of the list. */
export interface RowFocus {
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/** Gives the focus of a row that is gone to the one in its place, or to the last. @param ids of the rows, in their order */
export function useRowFocus(list: RefObject<HTMLElement | null>, ids: readonly string[]): RowFocus {
  const held = useRef<{ readonly id: string; readonly index: number }>(null);
  useLayoutEffect(() => {
    const row = held.current;
    if (row === null || ids.includes(row.id)) return;
    held.current = null;
    const rows = list.current?.children;
    if (rows && document.activeElement === document.body)
      rows[Math.min(row.index, rows.length - 1)]?.querySelector('a')?.focus();
  }, [list, ids]);
  return {
    onFocus: ({ currentTarget, target }) => {
      const index = [...currentTarget.children].findIndex((row) => row.contains(target));
      const id = ids[index];
      held.current = id === undefined ? null : { id, index };
    },
    onBlur: () => {
      held.current = null;
    },
  };
}
