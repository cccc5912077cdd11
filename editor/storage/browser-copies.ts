import { createDatabaseCopies } from './database-copies.ts';
import { createFallbackCopies } from './page-copies.ts';
import { createStorageCopies } from './storage-copies.ts';

/** Where this browser keeps unsaved work: its database, else its simple storage. */
export const browserCopies = createFallbackCopies(
  createDatabaseCopies(() => window.indexedDB),
  createStorageCopies(() => window.localStorage),
);
