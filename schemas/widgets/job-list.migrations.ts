import type { Migrations } from '../migrations/migration.ts';

export const migrations: Migrations = {
  // Further types of lists: what version 1 accepted means what it meant.
  1: (content) => content,
};
