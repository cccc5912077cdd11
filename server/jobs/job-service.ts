import type { Job, JobSearchRequest, JobSearchResult } from '#schemas/api/jobs.ts';
import type { MapViewResult } from '#schemas/api/map-view.ts';
import { toReason } from '../base/error-text.ts';
import type { Database } from '../db/open-database.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { TownFinder } from '../places/towns-in-text.ts';
import { ColumnsMemory } from './columns/columns-memory.ts';
import { JOBS_CHANNEL } from './import/job-revision.ts';
import type { JobScope } from './records/job-scope.ts';
import { type JobValues, loadJobValues } from './records/job-values.ts';
import { countOpenJobsByPlace, findJob, findSlug, loadJobs } from './records/load-jobs.ts';
import { loadMapView, type MapViewOptions } from './search/map-view.ts';
import { SearchCache } from './search/readings/search-memory.ts';
import type { SearchSource } from './search/readings/understand-search.ts';
import { searchJobs } from './search/search-jobs.ts';
import { type TypeAheadRequest, typeAhead } from './search/type-ahead.ts';

/** Of an agency that never had jobs. */
const NO_REVISION = '0';

/** The revision of each agency's jobs, in memory and kept up with the database. */
class JobRevisions {
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

export interface JobServiceOptions {
  readonly database: Database;
  readonly log: Pick<ServerLog, 'error'>;
  /** Reads the towns of search texts; without it they are words like others. */
  readonly places?: TownFinder;
}

/** Everything that is read of jobs. All methods reject when the database does not answer. */
export class JobService {
  readonly #database: Database;
  readonly #places: TownFinder | undefined;
  readonly #revisions: JobRevisions;
  readonly #cache = new SearchCache();
  readonly #columns: ColumnsMemory;

  constructor(options: JobServiceOptions) {
    this.#database = options.database;
    this.#places = options.places;
    this.#revisions = new JobRevisions(options);
    this.#columns = new ColumnsMemory(options.database.kysely, options.log);
  }

  /** Follows the changes of jobs until `close`. */
  open(): Promise<void> {
    return this.#revisions.open();
  }

  async close(): Promise<void> {
    await this.#columns.close();
    await this.#revisions.close();
  }

  /** Resolves when every change told so far has been read. */
  async settled(): Promise<void> {
    await this.#revisions.settled();
    await this.#columns.settled();
  }

  /** Notices changes that were never told. A failure is logged. */
  readAgain(): Promise<void> {
    return this.#revisions.readAgain();
  }

  /** Another text whenever an agency's jobs have changed. */
  revision(agencyId: string): string {
    return this.#revisions.get(agencyId);
  }

  search(scope: JobScope, request: JobSearchRequest): Promise<JobSearchResult> {
    return searchJobs(this.#source(scope), scope, request);
  }

  /** Where the jobs of a search are. */
  mapView(scope: JobScope, options: MapViewOptions): Promise<MapViewResult> {
    return loadMapView(this.#source(scope), scope, options);
  }

  #source(scope: JobScope): SearchSource {
    const revision = this.revision(scope.agencyId);
    const memory = this.#cache.at(scope, revision);
    const columns = this.#columns.at(scope.agencyId, revision);
    const places = this.#places;
    return { kysely: this.#database.kysely, memory, columns, ...(places && { places }) };
  }

  /** At most ten titles or reference numbers of open jobs. */
  typeAhead(scope: JobScope, request: TypeAheadRequest): Promise<string[]> {
    return typeAhead(this.#database.kysely, scope, request);
  }

  /** The job at an address, open or closed; null when there is none. */
  findJob(scope: JobScope, urlSlug: string): Promise<Job | null> {
    return findJob(this.#database.kysely, scope, urlSlug);
  }

  /** The address, open or closed, that ends in these eight digits. */
  findSlug(scope: JobScope, digits: string): Promise<string | undefined> {
    return findSlug(this.#database.kysely, scope, digits);
  }

  /** A job by its id, open or closed. */
  async readJob(scope: JobScope, jobId: string): Promise<Job | undefined> {
    const [job] = await loadJobs(this.#database.kysely, scope, [jobId]);
    return job;
  }

  /** Those of the jobs that can still be applied for, in the order of the ids. */
  async activeJobs(scope: JobScope, ids: readonly string[]): Promise<Job[]> {
    const jobs = await loadJobs(this.#database.kysely, scope, ids);
    return jobs.filter(({ active }) => active);
  }

  /** What the listed jobs of a scope say in the fields that filter them. */
  values(scope: JobScope): Promise<JobValues> {
    return loadJobValues(this.#database.kysely, scope);
  }

  /** Open jobs of a scope by the gazetteer's id of their place. */
  openJobsByPlace(scope: JobScope): Promise<ReadonlyMap<number, number>> {
    return countOpenJobsByPlace(this.#database.kysely, scope);
  }
}

interface JobRevisionsOptions {
  readonly database: Database;
  readonly log: Pick<ServerLog, 'error'>;
}
