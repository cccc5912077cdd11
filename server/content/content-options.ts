import type { Database } from '../db/open-database.ts';
import type { OpenJudge } from './site-judge.ts';

/** What the routes of the content service work with. */
export interface ContentOptions {
  readonly database: Database;
  readonly openJudge: OpenJudge;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
