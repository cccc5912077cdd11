/** Something that somebody works on and that is saved only when they ask for it. */
interface Work {
  isChanged(): boolean;
}

interface KeptWork<T extends Work> {
  /** What was changed and not saved. */
  find(key: string): T | undefined;
  keep(key: string, work: T): void;
}

/**
 * Keeps unsaved work while the dialog that shows it is closed, and has the browser ask before the tab goes.
 * Keys name the agency too: its work is for nobody who signs in to another one.
 */
export function createKeptWork<T extends Work>(): KeptWork<T> {
  const kept = new Map<string, T>();
  globalThis.addEventListener?.('beforeunload', (event) => {
    if ([...kept.values()].some((work) => work.isChanged())) event.preventDefault();
  });
  return {
    find(key) {
      const work = kept.get(key);
      return work?.isChanged() ? work : undefined;
    },
    keep: (key, work) => void kept.set(key, work),
  };
}
