import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Point } from '#schemas/api/jobs.ts';
import type { Tables } from '../db/schema.ts';
import { indexedWords } from '../jobs/indexed-words.ts';
import type { JobScope } from '../jobs/job-scope.ts';
import { toCells } from '../jobs/search/radius-cells.ts';
import {
  ALL_COLUMNS,
  type Candidate,
  type CandidateRow,
  loadDetailed,
  NARROW_COLUMNS,
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
 * number of all jobs does not matter.
 */
export async function loadPool(kysely: Kysely<Tables>, request: PoolRequest): Promise<Candidate[]> {
  const queries = sql.join(toQueries(request), sql` union all `);
  const { rows } = await sql<CandidateRow>`${queries}`.execute(kysely);
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

function toQueries(request: PoolRequest): RawBuilder<unknown>[] {
  const { scope, places, titles, company } = request;
  const newest = (condition: RawBuilder<unknown>, size: number) =>
    selectNewest(scope, condition, sql`${size}`);
  const first = places[0];
  return [
    newest(sql`true`, first === undefined ? POOL_SIZES.newestAnywhere : POOL_SIZES.newest),
    ...(first === undefined ? [] : [selectOfPlaces(scope, places)]),
    ...(first?.state ? [newest(sql`state = ${first.state}`, POOL_SIZES.state)] : []),
    ...(titles.length === 0 ? [] : [selectOfTitles(scope, titles)]),
    ...(company === null ? [] : [newest(sql`company = ${company}`, POOL_SIZES.company)]),
  ];
}

/** One query of all places is planned once. */
function selectOfPlaces(scope: JobScope, places: readonly Whereabouts[]): RawBuilder<unknown> {
  const cities = places.map(({ city }) => city);
  const states = places.map(({ state }) => state);
  const sizes = places.map((_place, index) => POOL_SIZES.places[index] ?? 0);
  const isThere = sql`city = place.city and (place.state is null or state = place.state)`;
  return sql`(select newest.* from
    unnest(${cities}::text[], ${states}::text[], ${sizes}::int[]) as place (city, state, size)
    cross join lateral ${selectNewest(scope, isThere, sql`place.size`)} as newest)`;
}

/** As the index on titles has them. */
function selectOfTitles(scope: JobScope, titles: readonly string[]): RawBuilder<unknown> {
  const isSame = sql`lower(f_unaccent(title)) = lower(f_unaccent(wanted.title))`;
  return sql`(select newest.* from unnest(${titles}::text[]) as wanted (title)
    cross join lateral ${selectNewest(scope, isSame, sql`${POOL_SIZES.title}`)} as newest)`;
}

function selectNewest(
  scope: JobScope,
  condition: RawBuilder<unknown>,
  size: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(select ${NARROW_COLUMNS} from jobs
    where ${isListedIn(scope)} and ${condition}
    order by start_date desc, job_id desc limit ${size})`;
}
