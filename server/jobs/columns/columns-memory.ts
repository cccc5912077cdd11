import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { toReason } from '../../base/error-text.ts';
import type { Tables } from '../../db/schema.ts';
import type { ServerLog } from '../../log/server-log.ts';
import type { FoundWords, JobColumns } from './job-columns.ts';
import { loadColumns } from './load-columns.ts';

/** Of all agencies that a server searches: 150 MB. */
const MOST_ROWS = 2_500_000;

/** Of so many texts that were searched for last the jobs are found again once these have changed. */
const MOST_TEXTS = 20;
const MOST_AGENCIES = 1000;

/** How texts are found, by their keys. */
type Texts = readonly (readonly [string, FoundWords['find']])[];

/** Columns of the agencies that are searched. They are read in the background; until then the database answers. */
export class ColumnsMemory {
  readonly #kysely: Kysely<Tables>;
  readonly #log: Pick<ServerLog, 'error'>;
  readonly #columns = new LRUCache<string, JobColumns>({
    maxSize: MOST_ROWS,
    sizeCalculation: ({ size }) => size + 1,
  });
  /**
   * Revisions that were read: columns that are too many, or have made room for those of others, are not read again at
   * every search.
   */
  readonly #tried = new LRUCache<string, string>({ max: 10_000 });
  /** What was searched for in columns that are no longer those of the jobs. */
  readonly #searched = new LRUCache<string, Texts>({ max: MOST_AGENCIES });
  readonly #stop = new AbortController();
  /** Agencies are read one after the other. */
  #queue: Promise<void> = Promise.resolve();

  constructor(kysely: Kysely<Tables>, log: Pick<ServerLog, 'error'>) {
    this.#kysely = kysely;
    this.#log = log;
  }

  /** Undefined as long as they are not those of this revision. */
  at(agencyId: string, revision: string): JobColumns | undefined {
    const columns = this.#columns.get(agencyId);
    if (columns?.revision === revision) return columns;
    if (this.#tried.get(agencyId) !== revision && !this.#stop.signal.aborted) {
      this.#tried.set(agencyId, revision);
      this.#queue = this.#queue.then(() => this.#load(agencyId));
    }
    return undefined;
  }

  /** Resolves when all that searches asked for has been read. */
  settled(): Promise<void> {
    return this.#queue;
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#queue;
  }

  async #load(agencyId: string): Promise<void> {
    const { signal } = this.#stop;
    if (signal.aborted) return;
    this.#forget(agencyId);
    try {
      const columns = await loadColumns(this.#kysely, { agencyId, mostRows: MOST_ROWS, signal });
      if (columns === undefined) return;
      this.#columns.set(agencyId, columns);
      await this.#findAgain(agencyId, columns);
    } catch (error) {
      this.#tried.delete(agencyId);
      this.#log.error('What filters count of the jobs could not be read; the database counts', {
        agencyId,
        reason: toReason(error),
      });
    }
  }

  #forget(agencyId: string): void {
    const found = this.#columns.get(agencyId)?.found;
    if (found === undefined) return;
    const latest = [...found.entries()].slice(0, MOST_TEXTS);
    this.#searched.set(
      agencyId,
      latest.map(([key, { find }]) => [key, find] as const),
    );
    this.#columns.delete(agencyId);
  }

  /** The first to search for what many search for would wait for all jobs that have the words. */
  async #findAgain(agencyId: string, columns: JobColumns): Promise<void> {
    const texts = this.#searched.get(agencyId) ?? [];
    this.#searched.delete(agencyId);
    try {
      for (const [key, find] of texts) {
        if (this.#stop.signal.aborted) return;
        await columns.words(key, find);
      }
    } catch (error) {
      this.#log.error('What was searched for lately was not found again; the next search asks', {
        agencyId,
        reason: toReason(error),
      });
    }
  }
}
