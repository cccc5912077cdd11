import type { Database } from '../db/open-database.ts';
import { toReason } from '../error-text.ts';
import type { ServerLog } from '../log/server-log.ts';
import { JOBS_CHANNEL } from './import/job-revision.ts';

/** Of an agency that never had jobs. */
const NO_REVISION = '0';

export interface JobRevisionsOptions {
  readonly database: Database;
  readonly log: Pick<ServerLog, 'error'>;
}

/** The revision of each agency's jobs, in memory and kept up with the database. */
export class JobRevisions {
  readonly #database: Database;
  readonly #log: Pick<ServerLog, 'error'>;
  readonly #revisions = new Map<string, string>();
  #leave: (() => Promise<void>) | undefined;
  /** Changes are read one after the other, so that an older answer never replaces a newer one. */
  #queue: Promise<void> = Promise.resolve();

  constructor({ database, log }: JobRevisionsOptions) {
    this.#database = database;
    this.#log = log;
  }

  /** Another text whenever an agency's jobs have changed. */
  get(agencyId: string): string {
    return this.#revisions.get(agencyId) ?? NO_REVISION;
  }

  /** Reads every revision and stays up to date until `close`. */
  async open(): Promise<void> {
    this.#leave = await this.#database.subscribe(
      JOBS_CHANNEL,
      (agencyId) => this.#enqueue(agencyId),
      () => this.#enqueue(),
    );
    await this.#enqueue();
  }

  /** Reads every revision again, in case a change was never told. A failure is logged. */
  readAgain(): Promise<void> {
    void this.#enqueue();
    return this.#queue;
  }

  /** Resolves when every change told so far has been read. */
  settled(): Promise<void> {
    return this.#queue;
  }

  async close(): Promise<void> {
    await this.#leave?.();
    await this.#queue;
  }

  /** Rejects when the database does not answer; callers may leave that to the log. */
  #enqueue(agencyId?: string): Promise<void> {
    const read = this.#queue.then(() => this.#read(agencyId));
    this.#queue = read.catch((error: unknown) => {
      this.#log.error('The revision of the jobs could not be read', { reason: toReason(error) });
    });
    return read;
  }

  /** Of one agency, or of all. */
  async #read(agencyId?: string): Promise<void> {
    const all = this.#database.kysely.selectFrom('job_revisions').select(['agency_id', 'revision']);
    const asked = agencyId === undefined ? all : all.where('agency_id', '=', agencyId);
    for (const { agency_id, revision } of await asked.execute())
      this.#revisions.set(agency_id, revision);
  }
}
