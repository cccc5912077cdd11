import {
  createFallbackCopies,
  type InstantCopies,
  isPageCopy,
  type PageCopies,
  type PageCopy,
} from './page-copies.ts';

const DATABASE = 'rumbo-editor';

const STORE = 'page-copies';

const BY_PAGE = 'page';

const PREFIX = 'rumbo-copy ';

/** Where this browser keeps unsaved work: its database, else its simple storage. */
export const browserCopies = createFallbackCopies(
  createDatabaseCopies(() => window.indexedDB),
  createStorageCopies(() => window.localStorage),
);

/** As much of `Storage` as copies need. */
type SimpleStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** Copies in the browser's simple storage, which holds about five million characters. */
export function createStorageCopies(open: () => SimpleStorage): InstantCopies {
  const attempt = <T>(use: (store: SimpleStorage) => T, instead: T): T => {
    try {
      return use(open());
    } catch {
      // Blocked, or full: whoever asks hears that nothing is kept.
      return instead;
    }
  };
  const writeNow = (copy: PageCopy) =>
    attempt((store) => {
      store.setItem(PREFIX + copy.copyId, JSON.stringify(copy));
      return true;
    }, false);
  return {
    list: async (pageKey) =>
      attempt(copiesIn, [])
        .filter((copy) => copy.pageKey === pageKey)
        .sort((a, b) => a.keptAt - b.keptAt),
    write: async (copy) => writeNow(copy),
    writeNow,
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

/** Copies in the browser's database, which has room for any page. */
export function createDatabaseCopies(open: () => IDBFactory): PageCopies {
  let opening: Promise<IDBDatabase> | undefined;
  /** One after the other: what is removed must not come back by a write that began before. */
  let last: Promise<unknown> = Promise.resolve();
  const database = () => {
    opening ??= openDatabase(open).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const run = <T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>) => {
    const result = last.then(async () => transact(await database(), mode, use));
    last = result.catch(() => undefined);
    return result;
  };
  return {
    async list(pageKey) {
      const found: readonly unknown[] = await run('readonly', (store) =>
        store.index(BY_PAGE).getAll(pageKey),
      ).catch(() => []);
      return found.filter(isPageCopy).sort((a, b) => a.keptAt - b.keptAt);
    },
    // Blocked, or full: the caller hears that nothing is kept.
    write: (copy) =>
      run('readwrite', (store) => store.put(copy)).then(
        () => true,
        () => false,
      ),
    remove: (copyId) => run('readwrite', (store) => store.delete(copyId)).catch(() => undefined),
  };
}

function openDatabase(open: () => IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = open().open(DATABASE, 1);
    request.onupgradeneeded = () =>
      request.result
        .createObjectStore(STORE, { keyPath: 'copyId' })
        .createIndex(BY_PAGE, 'pageKey');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another tab holds an older database.'));
  });
}

/** Resolves once the transaction is written, not when it was only asked for. */
function transact<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode);
    const request = use(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}
