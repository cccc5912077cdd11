import type { Migrations } from '../../definitions/migration.ts';

export const migrations: Migrations = {
  // A map beside the list: a search of version 1 has none.
  1: (content) => content,
};
