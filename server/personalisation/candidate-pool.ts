import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Point } from '#schemas/api/jobs.ts';
import type { Tables } from '../db/schema.ts';
import type { JobScope } from '../jobs/job-scope.ts';
import { toCells } from '../jobs/search/radius-cells.ts';
import {
  ALL_COLUMNS,
  type Candidate,
  type CandidateRow,
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

interface IdRow {
  readonly job_id: string;
}

/**
 * Ids of the newest open jobs that hold words and lie around a point. Alone words find too many: they are looked up
 * together with squares of the map.
 */
export async function selectByWords(
  kysely: Kysely<Tables>,
  { scope, point, words }: WordsRequest,
): Promise<string[]> {
  const cells = toCells({ ...point, distanceInKm: PLACE_KM }) ?? [];
  if (words === '' || cells.length === 0) return [];
  const squares = cells.map((cell) => `'${cell}'`).join(' | ');
  // The planner takes the words of a subquery for rare ones; `offset 0` keeps it from walking along the list.
  const { rows } = await sql<IdRow>`
    select job_id from (
      select job_id, start_date from jobs where ${isListedIn(scope)}
        and tsv @@ (select to_tsquery('es_plain', ${words}) && ${squares}::tsquery) offset 0
    ) as found order by start_date desc, job_id desc limit ${POOL_SIZES.words}`.execute(kysely);
  return rows.map(({ job_id }) => job_id);
}

/** The newest open jobs of a scope with their details. */
export async function loadNewest(
  kysely: Kysely<Tables>,
  scope: JobScope,
  count: number,
): Promise<Candidate[]> {
  const { rows } = await sql<CandidateRow>`
    select ${ALL_COLUMNS} from jobs where ${isListedIn(scope)}
    order by start_date desc, job_id desc limit ${count}`.execute(kysely);
  return rows.map(toCandidate);
}

function toQueries(request: PoolRequest): RawBuilder<unknown>[] {
  const { scope, places, titles, company } = request;
  const newest = (condition: RawBuilder<unknown>, size: number) =>
    selectNewest(scope, condition, size);
  const first = places[0];
  return [
    newest(sql`true`, first === undefined ? POOL_SIZES.newestAnywhere : POOL_SIZES.newest),
    ...places.flatMap(({ city, state }, index) =>
      city === null ? [] : [newest(isIn(city, state), POOL_SIZES.places[index] ?? 0)],
    ),
    ...(first?.state ? [newest(sql`state = ${first.state}`, POOL_SIZES.state)] : []),
    ...titles.map((title) => newest(hasTitle(title), POOL_SIZES.title)),
    ...(company === null ? [] : [newest(sql`company = ${company}`, POOL_SIZES.company)]),
  ];
}

function isIn(city: string, state: string | null): RawBuilder<unknown> {
  return state === null ? sql`city = ${city}` : sql`city = ${city} and state = ${state}`;
}

/** As the index on titles has it. */
function hasTitle(title: string): RawBuilder<unknown> {
  return sql`lower(f_unaccent(title)) = lower(f_unaccent(${title}))`;
}

function selectNewest(
  scope: JobScope,
  condition: RawBuilder<unknown>,
  size: number,
): RawBuilder<unknown> {
  return sql`(select ${NARROW_COLUMNS} from jobs
    where ${isListedIn(scope)} and ${condition}
    order by start_date desc, job_id desc limit ${size})`;
}
