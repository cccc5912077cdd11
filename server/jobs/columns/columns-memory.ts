import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { toReason } from '../../base/error-text.ts';
import type { Tables } from '../../db/schema.ts';
import type { ServerLog } from '../../log/server-log.ts';
import type { JobColumns } from './job-columns.ts';
import { loadColumns } from './load-columns.ts';

/** Of all agencies that a server searches: 150 MB. */
const MOST_ROWS = 2_500_000;

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
    this.#columns.delete(agencyId);
    try {
      const columns = await loadColumns(this.#kysely, { agencyId, mostRows: MOST_ROWS, signal });
      if (columns !== undefined) this.#columns.set(agencyId, columns);
    } catch (error) {
      this.#tried.delete(agencyId);
      this.#log.error('What filters count of the jobs could not be read; the database counts', {
        agencyId,
        reason: toReason(error),
      });
    }
  }
}
