import type { Job, JobSearchRequest, JobSearchResult } from '#schemas/api/jobs.ts';
import type { MapViewResult } from '#schemas/api/map-view.ts';
import type { Database } from '../db/open-database.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { TownFinder } from '../places/towns-in-text.ts';
import { JobRevisions } from './job-revisions.ts';
import type { JobScope } from './job-scope.ts';
import { countOpenJobsByPlace, findJob, loadJobs } from './load-jobs.ts';
import { loadMapView, type MapViewOptions } from './map-view.ts';
import type { SearchSource } from './search/readings/understand-search.ts';
import { searchJobs } from './search/search-jobs.ts';
import { SearchCache } from './search/search-memory.ts';
import { type TypeAheadRequest, typeAhead } from './type-ahead.ts';

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

  constructor(options: JobServiceOptions) {
    this.#database = options.database;
    this.#places = options.places;
    this.#revisions = new JobRevisions(options);
  }

  /** Follows the changes of jobs until `close`. */
  open(): Promise<void> {
    return this.#revisions.open();
  }

  close(): Promise<void> {
    return this.#revisions.close();
  }

  /** Resolves when every change told so far has been read. */
  settled(): Promise<void> {
    return this.#revisions.settled();
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
    const memory = this.#cache.at(scope, this.revision(scope.agencyId));
    const places = this.#places;
    return { kysely: this.#database.kysely, memory, ...(places && { places }) };
  }

  /** At most ten titles or reference numbers of open jobs. */
  typeAhead(scope: JobScope, request: TypeAheadRequest): Promise<string[]> {
    return typeAhead(this.#database.kysely, scope, request);
  }

  /** The job at an address, open or closed; null when there is none. */
  findJob(scope: JobScope, urlSlug: string): Promise<Job | null> {
    return findJob(this.#database.kysely, scope, urlSlug);
  }

  /** Those of the jobs that can still be applied for, in the order of the ids. */
  async activeJobs(scope: JobScope, ids: readonly string[]): Promise<Job[]> {
    const jobs = await loadJobs(this.#database.kysely, scope, ids);
    return jobs.filter(({ active }) => active);
  }

  /** Open jobs of a scope by the gazetteer's id of their place. */
  openJobsByPlace(scope: JobScope): Promise<ReadonlyMap<number, number>> {
    return countOpenJobsByPlace(this.#database.kysely, scope);
  }
}
