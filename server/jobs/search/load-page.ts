import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Job, JobOrder } from '#schemas/api/jobs.ts';
import type { Tables } from '../../db/schema.ts';
import { loadJobs } from '../load-jobs.ts';
import { narrowKeyword } from './narrow-keyword.ts';
import { NEWEST_FIRST, toOrderBy, usableOrder } from './search-order.ts';
import { type Condition, type SearchTarget, whereSelected } from './where-selected.ts';

export interface PageRequest extends SearchTarget {
  readonly order: readonly JobOrder[];
  readonly offset: number;
  readonly pageSize: number;
  /** Of all jobs that the search finds. */
  readonly total: number;
  /** Open jobs of the scope. */
  readonly countAll: () => Promise<number>;
}

interface IdRow {
  readonly job_id: string;
}

/** So many matches are sorted by relevance, the newest; ranking one takes 10 µs. Others follow by date. */
const MAX_RANKED = 200;

/** So many matches are always collected. */
const MAX_COLLECTED = 1000;

/** Comparing a job's text or its distance on a walk costs so many times what collecting a match does. */
const TEXT_COST = 1.5;
const POINT_COST = 1;

/** Rows that a page may skip: deeper ones are empty. */
const MAX_OFFSET = 100_000;

/** The jobs of one page. */
export async function loadPage(kysely: Kysely<Tables>, request: PageRequest): Promise<Job[]> {
  const { scope, offset, total } = request;
  if (offset >= total || offset > MAX_OFFSET) return [];
  const ids = await selectIds(kysely, request);
  return loadJobs(kysely, scope, ids);
}

async function selectIds(kysely: Kysely<Tables>, request: PageRequest): Promise<string[]> {
  const { order, offset, pageSize } = request;
  const usable = usableOrder(order, request);
  // Whole pages, so that none holds both ranked and unranked jobs.
  const ranked = MAX_RANKED - (MAX_RANKED % pageSize);
  if (usable[0]?.field !== 'relevance')
    return selectSorted(kysely, request, { order: usable, wanted: offset + pageSize });
  return offset < ranked
    ? selectSorted(kysely, request, { order: usable, wanted: ranked, newest: ranked })
    : selectSorted(kysely, request, { order: NEWEST_FIRST, wanted: offset + pageSize });
}

interface Sorting {
  readonly order: readonly JobOrder[];
  /** Matches that are needed, if they come in order. */
  readonly wanted: number;
  /** Sorts so many of the newest matches only. */
  readonly newest?: number;
}

async function selectSorted(
  kysely: Kysely<Tables>,
  request: PageRequest,
  { order, wanted, newest }: Sorting,
): Promise<string[]> {
  const matches = (await isWalkCheaper(request, { order, wanted }))
    ? selectMatches(whereSelected(request, 'walk'))
    : // `offset 0` keeps the planner from walking after all.
      sql`${selectMatches(whereSelected(await narrowKeyword(kysely, request)))} offset 0`;
  const sorted =
    newest === undefined
      ? matches
      : sql`select * from (${matches}) as matches order by ${toOrderBy(NEWEST_FIRST, request)} limit ${newest}`;
  const { rows } = await sql<IdRow>`
    select job_id from (${sorted}) as matches order by ${toOrderBy(order, request)}
    limit ${request.pageSize} offset ${request.offset}`.execute(kysely);
  return rows.map(({ job_id }) => job_id);
}

function selectMatches(where: Condition): RawBuilder<unknown> {
  return sql`select job_id, start_date, title, company, latitude, longitude, tsv from jobs where ${where}`;
}

/**
 * Whether to walk along an index in the order that is asked for until enough jobs match, or to collect all matches
 * from the index of texts or points and sort them. What is common is soon met on the way, what is rare soon collected.
 */
async function isWalkCheaper(
  { keyword, selection: { radii, area }, total, countAll }: PageRequest,
  { order, wanted }: Sorting,
): Promise<boolean> {
  if (order[0]?.field === 'distance') return false;
  if (keyword === undefined && radii.length === 0 && area.length === 0) return true;
  if (total <= MAX_COLLECTED || (keyword !== undefined && keyword.query === undefined))
    return false;
  const steps = (Math.min(wanted, total) / total) * (await countAll());
  return steps * (keyword === undefined ? POINT_COST : TEXT_COST) < total;
}
