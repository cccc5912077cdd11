import type { JobOrder } from '#schemas/api/jobs.ts';
import type { TitleChoice } from './matches-keyword.ts';
import type { SearchTarget } from './where-selected.ts';

export interface Slice {
  readonly from: number;
  readonly count: number;
}

/** Jobs of a search that are known without the database. */
export interface FoundJobs {
  all(): readonly string[];
  /** Those without a point. */
  unplaced(): number;
  /** Undefined where the database answers sooner. */
  newest(slice: Slice, titles: TitleChoice | undefined): Promise<readonly string[] | undefined>;
  /** Of the newest so many were walked for `newest`; infinite where a walk is in vain. */
  walked(titles: TitleChoice): number;
  /**
   * Undefined where the order is only known to the database.
   * @param isPlaced only those with a point
   */
  sorted(
    order: readonly JobOrder[],
    slice: Slice,
    isPlaced: boolean,
  ): readonly string[] | undefined;
}

export interface ResultPageRequest extends SearchTarget {
  readonly order: readonly JobOrder[];
  readonly offset: number;
  readonly pageSize: number;
  /** Undefined where the database has to find them. */
  readonly found?: FoundJobs | undefined;
  /** Of all jobs that the search finds. */
  readonly total: number;
  /** Open jobs of the scope. */
  readonly countAll: () => Promise<number>;
  /** Of the jobs that the search finds those with all words in the title. */
  readonly countTitles: () => Promise<number>;
}
