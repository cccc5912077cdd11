import { LRUCache } from 'lru-cache';
import { PERSONAL_JOBS } from '#schemas/api/constants.ts';
import { KM_PER_MILE } from '#schemas/api/distance.ts';
import type { Job, Point } from '#schemas/api/jobs.ts';
import type { NearbyJob } from '#schemas/api/personalisation.ts';
import type { Database } from '../db/open-database.ts';
import type { JobService } from '../jobs/job-service.ts';
import type { JobScope } from '../jobs/records/job-scope.ts';
import type { Gazetteer } from '../places/gazetteer.ts';
import type { Candidate } from './candidate.ts';
import { loadNewest } from './candidate-pool.ts';
import { chooseUnseenFirst, chooseVaried, withoutDuplicates } from './choose-varied.ts';
import { findCandidate, type JobName, loadCandidates } from './load-candidates.ts';
import { selectNearest } from './nearest-jobs.ts';
import { rankPersonal } from './select-personal.ts';
import { createTaste } from './taste.ts';
import { loadHistory, sortByWeight, type VisitorHistory } from './visitor-history.ts';
import { isEmptyProfile, type KnownVisitor, NO_PREFERENCES } from './visitor-profile.ts';
import { MIN_SIMILARITY, PLACE_KM } from './weights.ts';
import { placesOfHistory, type Whereabouts } from './whereabouts.ts';

/** A list takes a few hundred bytes. */
const MAX_LISTS = 5000;

/** Jobs also change without a revision: they expire. */
const MAX_AGE_MS = 30_000;

/**
 * Ids of lists that are the same for everybody. The same list asked for twice at once is made once. What a visitor's
 * own profile leads to is never kept here.
 */
class RecentIds {
  readonly #lists = new LRUCache<string, Promise<readonly string[]>>({
    max: MAX_LISTS,
    ttl: MAX_AGE_MS,
  });

  /**
   * A list that failed is not kept: the next call makes it again.
   * @param key of all that the list depends on, the revision of the jobs too
   */
  get(key: string, make: () => Promise<readonly string[]>): Promise<readonly string[]> {
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    const making = make();
    this.#lists.set(key, making);
    making.catch(() => this.#lists.delete(key));
    return making;
  }
}

/** Jobs that are read for each that is shown, since some are the same vacancy twice. */
const SPARE_JOBS = 3;

/** Where those are not enough, so many times as many are read. */
const MORE = 4;

/** Most jobs that are read for a list. */
const MOST_READ = 600;

export interface PersonalJobsOptions {
  readonly database: Pick<Database, 'kysely'>;
  readonly jobs: Pick<JobService, 'activeJobs' | 'revision'>;
  readonly gazetteer: Pick<Gazetteer, 'nearestPlace'>;
}

export interface NearbyRequest {
  readonly point: Point;
  /** km */
  readonly radius: number;
  readonly count: number;
}

/** What a list is made from. */
interface Basis {
  readonly count: number;
  readonly deeds: readonly (keyof VisitorHistory)[];
  /** Whether jobs that were looked at come behind all others, instead of losing some of their score. */
  readonly isUnseenFirst: boolean;
}

/**
 * Lists of jobs for one visitor or beside one job. Profiles come with their calls and are forgotten with them. All
 * methods reject when the database does not answer.
 */
export class PersonalJobs {
  readonly #options: PersonalJobsOptions;
  readonly #recent = new RecentIds();

  constructor(options: PersonalJobsOptions) {
    this.#options = options;
  }

  /** The newest open jobs, each vacancy once. */
  latest(scope: JobScope, count: number): Promise<readonly Job[]> {
    return this.#remembered(scope, ['latest', count], async () => {
      const read = (most: number) => loadNewest(this.#kysely, scope, most);
      return toIds(await readVacancies(count, read));
    });
  }

  /** Open jobs around a point, the nearest first, each vacancy once, with their distance in miles. */
  async nearby(
    scope: JobScope,
    { point, radius, count }: NearbyRequest,
  ): Promise<readonly NearbyJob[]> {
    const distances = new Map<string, number>();
    const vacancies = await readVacancies(count, async (most) => {
      const near = await selectNearest(this.#kysely, { scope, point, radius, count: most });
      for (const { id, km } of near) distances.set(id, km);
      return loadCandidates(this.#kysely, scope, toIds(near));
    });
    const jobs = await this.#load(scope, toIds(vacancies));
    return jobs.map((job) => ({
      ...job,
      normalisedFields: { distance: toMiles(distances.get(job.id) ?? 0) },
    }));
  }

  /** Open jobs for somebody, the best first; the newest where nothing is known of them. */
  recommended(scope: JobScope, profile: KnownVisitor, count: number): Promise<readonly Job[]> {
    const basis = { count, deeds: ['applied', 'viewed'], isUnseenFirst: false } as const;
    return this.#personal(scope, profile, basis);
  }

  /** The same from nothing but the jobs that somebody looked at; those come last. */
  browsed(scope: JobScope, profile: KnownVisitor, count: number): Promise<readonly Job[]> {
    const looked = { ...profile, preferences: NO_PREFERENCES };
    return this.#personal(scope, looked, { count, deeds: ['viewed'], isUnseenFirst: true });
  }

  /** Open jobs that are like another one, at most six, the most alike first; none of an unknown job. */
  similarTo(scope: JobScope, name: JobName): Promise<readonly Job[]> {
    return this.#remembered(scope, ['similar', name], async () => {
      const job = await findCandidate(this.#kysely, scope, name);
      if (job === undefined) return [];
      const history = [{ job, weight: 1 }];
      const ranked = await rankPersonal(this.#kysely, {
        scope,
        history,
        preferences: NO_PREFERENCES,
        without: [job],
        point: null,
        taste: createTaste(history, NO_PREFERENCES),
        places: placesOfHistory(history),
        radius: null,
        seen: new Set(),
      });
      const similar = ranked.filter(({ likeness }) => likeness >= MIN_SIMILARITY);
      return toIds(
        chooseVaried(
          similar.map(({ job: other }) => other),
          PERSONAL_JOBS,
        ),
      );
    });
  }

  get #kysely() {
    return this.#options.database.kysely;
  }

  async #personal(scope: JobScope, profile: KnownVisitor, basis: Basis): Promise<readonly Job[]> {
    const choose = () => this.#choose(scope, profile, basis);
    return isEmptyProfile(profile)
      ? this.#remembered(scope, ['anybody', basis.count], choose)
      : this.#load(scope, await choose());
  }

  async #choose(
    scope: JobScope,
    profile: KnownVisitor,
    { count, deeds, isUnseenFirst }: Basis,
  ): Promise<readonly string[]> {
    const { preferences, point } = profile;
    const done = await loadHistory(this.#kysely, scope, profile);
    const history = sortByWeight(deeds.flatMap((deed) => done[deed]));
    const ranked = await rankPersonal(this.#kysely, {
      scope,
      history,
      preferences,
      point,
      without: done.applied.map(({ job }) => job),
      taste: createTaste(history, preferences),
      places: point === null ? placesOfHistory(history) : [this.#placeAt(point)],
      radius: point === null ? null : preferences.radius,
      seen: new Set(profile.viewed),
    });
    const jobs = toJobs(ranked);
    const viewed = toJobs(done.viewed);
    return toIds(
      isUnseenFirst ? chooseUnseenFirst(jobs, viewed, count) : chooseVaried(jobs, count),
    );
  }

  #placeAt(point: Point): Whereabouts {
    const place = this.#options.gazetteer.nearestPlace(point, PLACE_KM);
    return { point, city: place?.city ?? null, state: place?.state ?? null, importance: 1 };
  }

  async #remembered(
    scope: JobScope,
    key: readonly unknown[],
    make: () => Promise<readonly string[]>,
  ): Promise<readonly Job[]> {
    const { agencyId, clientId = null } = scope;
    const revision = this.#options.jobs.revision(agencyId);
    const ids = await this.#recent.get(
      JSON.stringify([agencyId, clientId, revision, ...key]),
      make,
    );
    return this.#load(scope, ids);
  }

  /** What was closed meanwhile is left out. */
  #load(scope: JobScope, ids: readonly string[]): Promise<readonly Job[]> {
    return this.#options.jobs.activeJobs(scope, ids);
  }
}

/** Whole miles, as the specification writes them: `1 miles`. */
function toMiles(km: number): string {
  return `${Math.round(km / KM_PER_MILE)} miles`;
}

function toJobs(known: readonly { readonly job: Candidate }[]): readonly Candidate[] {
  return known.map(({ job }) => job);
}

function toIds(jobs: readonly { readonly id: string }[]): readonly string[] {
  return jobs.map(({ id }) => id);
}

/**
 * The first vacancies of a list in order, each once. A feed may have one vacancy hundreds of times: then more of the list
 * is read, up to a limit.
 * @param read gives so many jobs from the start of the list, fewer where there are no more
 */
async function readVacancies(
  count: number,
  read: (most: number) => Promise<readonly Candidate[]>,
): Promise<readonly Candidate[]> {
  let most = count * SPARE_JOBS;
  for (;;) {
    const jobs = await read(most);
    const vacancies = withoutDuplicates(jobs).slice(0, count);
    if (vacancies.length === count || jobs.length < most || most >= MOST_READ) return vacancies;
    most = Math.min(most * MORE, MOST_READ);
  }
}
