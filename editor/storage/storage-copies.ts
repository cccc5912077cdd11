import { isPageCopy, type PageCopies, type PageCopy } from './page-copies.ts';

/** As much of `Storage` as copies need. */
type SimpleStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'rumbo-copy ';

/** Copies in the browser's simple storage, which holds about five million characters. */
export function createStorageCopies(open: () => SimpleStorage): PageCopies {
  const attempt = <T>(use: (store: SimpleStorage) => T, instead: T): T => {
    try {
      return use(open());
    } catch {
      // Blocked, or full: whoever asks hears that nothing is kept.
      return instead;
    }
  };
  return {
    list: async (pageKey) =>
      attempt(copiesIn, [])
        .filter((copy) => copy.pageKey === pageKey)
        .sort((a, b) => a.keptAt - b.keptAt),
    write: async (copy) =>
      attempt((store) => {
        store.setItem(PREFIX + copy.copyId, JSON.stringify(copy));
        return true;
      }, false),
    remove: async (copyId) => attempt((store) => store.removeItem(PREFIX + copyId), undefined),
  };
}

function copiesIn(store: SimpleStorage): PageCopy[] {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  return keys
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parseCopy(store.getItem(key)));
}

function parseCopy(text: string | null): PageCopy[] {
  try {
    const copy: unknown = JSON.parse(text ?? '');
    return isPageCopy(copy) ? [copy] : [];
  } catch {
    return [];
  }
}
