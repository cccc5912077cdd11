import type { JobOrder } from '#schemas/api/jobs.ts';
import type { SearchTarget } from './where-selected.ts';

export interface ResultPageRequest extends SearchTarget {
  readonly order: readonly JobOrder[];
  readonly offset: number;
  readonly pageSize: number;
  /** Of all jobs that the search finds. */
  readonly total: number;
  /** Open jobs of the scope. */
  readonly countAll: () => Promise<number>;
  /** Of the jobs that the search finds those with all words in the title. */
  readonly countTitles: () => Promise<number>;
}
