import type { SkippedJob } from '#schemas/api/job-imports.ts';

/** Enough to see what is wrong with a feed. */
const MAX_REPORTED = 1000;

/** Counts the jobs that were left out and keeps the first ones. */
export class SkipList {
  readonly #first: SkippedJob[] = [];
  #total = 0;

  get total(): number {
    return this.#total;
  }

  /** In the order of the feed. */
  get first(): readonly SkippedJob[] {
    return this.#first.toSorted((one, other) => one.line - other.line);
  }

  add(...skipped: readonly SkippedJob[]): void {
    this.#total += skipped.length;
    this.#first.push(...skipped.slice(0, MAX_REPORTED - this.#first.length));
  }
}
