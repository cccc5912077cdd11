import { useMemo, useState } from 'react';
import { movedItem } from './list-items.ts';

export interface ItemKeys {
  readonly keys: readonly number[];
  readonly move: (from: number, to: number) => void;
  /** @returns the key of the new item */
  readonly insert: (index: number) => number;
  readonly remove: (index: number) => void;
}

let last = 0;

function createKey(): number {
  last += 1;
  return last;
}

/** Tells the items of a list apart while they move, so that what is open stays open and the focus stays. */
export function useItemKeys(count: number): ItemKeys {
  const [keys, setKeys] = useState<readonly number[]>([]);
  // Undo and others change the list as well; then the items are told apart by their place.
  if (keys.length !== count)
    setKeys(Array.from({ length: count }, (_, index) => keys[index] ?? createKey()));
  return useMemo(
    () => ({
      keys,
      move: (from, to) => setKeys((before) => movedItem(before, from, to)),
      insert: (index) => {
        const key = createKey();
        setKeys((before) => [...before.slice(0, index), key, ...before.slice(index)]);
        return key;
      },
      remove: (index) => setKeys((before) => before.filter((_, at) => at !== index)),
    }),
    [keys],
  );
}
