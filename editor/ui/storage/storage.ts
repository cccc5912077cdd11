/** Everything the editor keeps in the browser goes through here. */
export interface Storage {
  read(key: StorageKey): string | null;
  write(key: StorageKey, value: string): void;
}

export type StorageKey =
  | 'rumbo-editor-language'
  | `rumbo-editor-note-${string}`
  | 'rumbo-editor-saved-filters'
  | 'rumbo-editor-single-keys';

/** Stays on the machine: harmless preferences only. */
export const machineStorage = createStorage(() => window.localStorage);

/** Ends with the tab: what is being written about people. */
export const tabStorage = createStorage(() => window.sessionStorage);

/** Browsers with storage switched off throw on every access; memory then serves until reload. */
export function createStorage(open: () => globalThis.Storage): Storage {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (store: globalThis.Storage) => T, instead: T): T => {
    try {
      return use(open());
    } catch {
      return instead;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((store) => store.getItem(key), null),
    write: (key, value) => {
      memory.set(key, value);
      attempt((store) => store.setItem(key, value), undefined);
    },
  };
}
