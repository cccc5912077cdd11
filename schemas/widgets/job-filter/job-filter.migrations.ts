import type { Migrations } from '../../definitions/migration.ts';

export const migrations: Migrations = {
  // Further filters: what version 1 accepted means what it meant.
  1: (content) => content,
};
