import { type Kysely, sql } from 'kysely';
import type { Job, JobOrder } from '#schemas/api/jobs.ts';
import type { Tables } from '../../db/schema.ts';
import { loadJobs } from '../load-jobs.ts';
import { narrowKeyword } from './narrow-keyword.ts';
import { NEWEST_FIRST, toOrderBy, usableOrder } from './search-order.ts';
import { knownTsquery, type SearchTarget, whereSelected } from './where-selected.ts';

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
const MAX_RANKED = 1000;

/** Reading a job's text costs so many times its row: it lies outside. */
const TEXT_COST = 5;

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
  const isWalk = await isWalkCheaper(request, wanted);
  const chosen =
    newest === undefined
      ? sql`matches`
      : sql`(select * from matches order by ${toOrderBy(NEWEST_FIRST, request)} limit ${newest}) as newest`;
  const where = isWalk
    ? whereSelected(request, knownTsquery)
    : whereSelected({ ...request, keyword: await narrowKeyword(kysely, request) });
  const { rows } = await sql<IdRow>`
    with matches as ${isWalk ? sql`not materialized` : sql`materialized`} (
      select job_id, start_date, title, company, latitude, longitude, tsv
      from jobs where ${where}
    )
    select job_id from ${chosen} order by ${toOrderBy(order, request)}
    limit ${request.pageSize} offset ${request.offset}`.execute(kysely);
  return rows.map(({ job_id }) => job_id);
}

/**
 * Whether to walk along the index of the list, reading the text of every job until enough match, or to collect all
 * matches from the text index and sort them. Common words are soon met on the way, rare ones are soon collected.
 */
async function isWalkCheaper(
  { keyword, total, countAll }: PageRequest,
  wanted: number,
): Promise<boolean> {
  if (keyword === undefined) return true;
  if (keyword.query === undefined || total <= MAX_RANKED) return false;
  const steps = (Math.min(wanted, total) / total) * (await countAll());
  return steps * TEXT_COST < total;
}
