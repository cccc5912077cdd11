import type { Database } from '../../db/open-database.ts';
import type { SiteStore } from '../../sites/site-store.ts';
import type { OpenJudge } from './site-judge.ts';

/** What the routes of the content service work with. */
export interface ContentOptions {
  readonly database: Database;
  readonly openJudge: OpenJudge;
  readonly store: Pick<SiteStore, 'refresh'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}
