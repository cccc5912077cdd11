import type { Migrations } from '../../definitions/migration.ts';

export const migrations: Migrations = {
  // Further types of lists: what version 1 accepted means what it meant.
  1: (content) => content,
  // The newest jobs of one company: without one they are those of all.
  2: (content) => content,
};
