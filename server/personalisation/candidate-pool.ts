import { type Kysely, sql } from 'kysely';
import type { Point } from '#schemas/api/jobs.ts';
import type { Tables } from '../db/schema.ts';
import { indexedWords } from '../jobs/records/indexed-words.ts';
import type { JobScope } from '../jobs/records/job-scope.ts';
import { toCells } from '../jobs/search/query/radius-cells.ts';
import {
  ALL_COLUMNS,
  type Candidate,
  type CandidateRow,
  loadDetailed,
  toCandidate,
} from './candidate.ts';
import { isListedIn } from './open-jobs.ts';
import { PLACE_KM, POOL_SIZES } from './weights.ts';
import type { Whereabouts } from './whereabouts.ts';

/** What jobs are looked up by. All of it may be missing; then the newest jobs are found. */
export interface PoolRequest {
  readonly scope: JobScope;
  /** The most important first. */
  readonly places: readonly Whereabouts[];
  readonly titles: readonly string[];
  readonly company: string | null;
}

/**
 * Open jobs that may be worth showing, without their details. Each kind is read along an index up to its size: the
 * number of all jobs does not matter. `personal_pool` is of migration 0009.
 */
export async function loadPool(
  kysely: Kysely<Tables>,
  { scope, places, titles, company }: PoolRequest,
): Promise<Candidate[]> {
  const [first] = places;
  const newest = first === undefined ? POOL_SIZES.newestAnywhere : POOL_SIZES.newest;
  const cities = places.map(({ city }) => city);
  const states = places.map(({ state }) => state);
  const sizes = places.map((_place, index) => POOL_SIZES.places[index] ?? 0);
  const { rows } = await sql<CandidateRow>`select * from personal_pool(
    agency => ${scope.agencyId}, client => ${scope.clientId ?? null}, newest => ${newest},
    cities => ${cities}, states => ${states}, city_sizes => ${sizes},
    of_state => ${first?.state ?? null}, state_size => ${POOL_SIZES.state},
    titles => ${titles}, title_size => ${POOL_SIZES.title},
    of_company => ${company}, company_size => ${POOL_SIZES.company})`.execute(kysely);
  return Array.from(new Map(rows.map((row) => [row.job_id, row])).values(), toCandidate);
}

export interface WordsRequest {
  readonly scope: JobScope;
  readonly point: Point;
  /** In the syntax of `to_tsquery`. */
  readonly words: string;
}

/**
 * The newest open jobs that hold words and lie around a point, with their details. Alone words find too many: they are
 * looked up together with squares of the map.
 */
export async function loadByWords(
  kysely: Kysely<Tables>,
  { scope, point, words }: WordsRequest,
): Promise<Candidate[]> {
  const cells = toCells({ ...point, distanceInKm: PLACE_KM }) ?? [];
  if (words === '' || cells.length === 0) return [];
  const squares = cells.map((cell) => `'${cell}'`).join(' | ');
  // The planner takes the words of a subquery for rare ones; `offset 0` keeps it from walking along the list.
  return loadDetailed(
    kysely,
    sql`select * from (
      select ${ALL_COLUMNS} from jobs where ${isListedIn(scope)}
        and ${indexedWords} @@ (select to_tsquery('es_plain', ${words}) && ${squares}::tsquery) offset 0
    ) as found order by start_date desc, job_id desc limit ${POOL_SIZES.words}`,
  );
}

/** The newest open jobs of a scope with their details. */
export function loadNewest(
  kysely: Kysely<Tables>,
  scope: JobScope,
  count: number,
): Promise<Candidate[]> {
  return loadDetailed(
    kysely,
    sql`select ${ALL_COLUMNS} from jobs where ${isListedIn(scope)}
      order by start_date desc, job_id desc limit ${count}`,
  );
}
