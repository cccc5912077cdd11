import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Job, JobOrder } from '#schemas/api/jobs.ts';
import type { Tables } from '../../../db/schema.ts';
import { loadJobs } from '../../records/load-jobs.ts';
import type { Condition } from './matches-keyword.ts';
import { narrowKeyword } from './narrow-keyword.ts';
import { isWidened, TOWN_COLUMNS } from './near-first.ts';
import type { ResultPageRequest } from './page-request.ts';
import { SCORED_COLUMNS } from './relevance.ts';
import { NEWEST_FIRST, toOrderBy, usableOrder } from './search-order.ts';
import { selectTitleFirst } from './title-first.ts';
import { whereSelected } from './where-selected.ts';

type WalkRequest = Pick<ResultPageRequest, 'keyword' | 'selection' | 'total' | 'countAll'>;

interface IdRow {
  readonly job_id: string;
}

/** So many matches are all ranked by relevance; ranking reads the vector of each. */
const MAX_ALL_RANKED = 600;
/** Of more matches so many are ranked: those with the words in the title first, the newest of each. The others follow. */
const MAX_RANKED = 120;

/** So many matches are always collected. */
const MAX_COLLECTED = 1000;

/** Comparing a job's text or its distance on a walk costs so many times what collecting a match does. */
const TEXT_COST = 1.5;
const POINT_COST = 1;

/** Rows that a page may skip: deeper ones are empty. */
const MAX_OFFSET = 100_000;

/** The jobs of one page. */
export async function loadPage(kysely: Kysely<Tables>, request: ResultPageRequest): Promise<Job[]> {
  const { scope, offset, total } = request;
  if (offset >= total || offset > MAX_OFFSET) return [];
  const ids = await selectIds(kysely, request);
  const jobs = await loadJobs(kysely, scope, ids);
  // What is known by its id alone may have been closed or hidden since.
  return jobs.filter(({ active }) => active);
}

function selectIds(kysely: Kysely<Tables>, request: ResultPageRequest): Promise<readonly string[]> {
  const { order, offset, pageSize } = request;
  const usable = usableOrder(order, request);
  if (usable[0]?.field === 'relevance') return selectRelevant(kysely, request, usable);
  return selectSorted(kysely, request, { order: usable, wanted: offset + pageSize });
}

async function selectSorted(
  kysely: Kysely<Tables>,
  request: ResultPageRequest,
  { order, wanted }: Sorting,
): Promise<readonly string[]> {
  const slice = { from: request.offset, count: request.pageSize };
  const known = request.found?.sorted(order, slice, false);
  if (known !== undefined) return known;
  const matches = await selectMatches(kysely, request, { order, wanted });
  const { rows } = await sql<IdRow>`
    select job_id from (${matches}) as matches order by ${toOrderBy(order, request)}
    limit ${request.pageSize} offset ${request.offset}`.execute(kysely);
  return rows.map(({ job_id }) => job_id);
}

/**
 * The best of the matches, sorted; of very many matches the others follow by date. Pages never hold both, and no job
 * is on two of them: where a job stands depends on the search alone.
 */
async function selectRelevant(
  kysely: Kysely<Tables>,
  request: ResultPageRequest,
  order: readonly JobOrder[],
): Promise<readonly string[]> {
  const { scope, offset, pageSize, total } = request;
  const ranked = MAX_RANKED - (MAX_RANKED % pageSize);
  const isAllRanked = total <= MAX_ALL_RANKED;
  // The few that are where they were asked for may be old.
  if (!isAllRanked && isWidened(request.selection))
    return selectSorted(kysely, request, { order: NEWEST_FIRST, wanted: offset + pageSize });
  if (!isAllRanked && offset >= ranked)
    return selectTitleFirst(kysely, request, { from: offset, count: pageSize });
  const matches = isAllRanked
    ? await selectMatches(kysely, request, { order, wanted: total })
    : selectRows(
        isOneOf(scope, await selectTitleFirst(kysely, request, { from: 0, count: ranked })),
      );
  const { rows } = await sql<IdRow>`
    select job_id from (select ${SCORED_COLUMNS}, ${TOWN_COLUMNS} from (${matches}) as matches offset 0) as matches
    order by ${toOrderBy(order, request)} limit ${pageSize} offset ${offset}`.execute(kysely);
  return rows.map(({ job_id }) => job_id);
}

function isOneOf({ agencyId }: ResultPageRequest['scope'], ids: readonly string[]): Condition {
  return sql`agency_id = ${agencyId} and job_id = any(${ids}::bigint[])`;
}

/** Rows of matches in no order, on the cheaper way. */
async function selectMatches(
  kysely: Kysely<Tables>,
  request: ResultPageRequest,
  sorting: Sorting,
): Promise<RawBuilder<unknown>> {
  const { found, scope, total } = request;
  if (found !== undefined && total <= MAX_COLLECTED) return selectRows(isOneOf(scope, found.all()));
  if (await isWalkCheaper(request, sorting)) return selectRows(whereSelected(request, 'walk'));
  // `offset 0` keeps the planner from walking after all.
  return sql`${selectRows(whereSelected(await narrowKeyword(kysely, request)))} offset 0`;
}

function selectRows(where: Condition): RawBuilder<unknown> {
  return sql`select job_id, start_date, pay_weekly, title, company, latitude, longitude, ${TOWN_COLUMNS}, tsv from jobs where ${where}`;
}

interface Sorting {
  readonly order: readonly JobOrder[];
  /** Matches that are needed, if they come in order. */
  readonly wanted: number;
}

/**
 * Whether to walk along an index in the order that is asked for until enough jobs match, or to collect all matches
 * from the index of texts or points and sort them. What is common is soon met on the way, what is rare soon collected.
 */
export async function isWalkCheaper(
  { keyword, selection, total, countAll }: WalkRequest,
  { order, wanted }: Sorting,
): Promise<boolean> {
  const { radii, area } = selection;
  if (order[0]?.field === 'distance' || isWidened(selection)) return false;
  if (keyword === undefined && radii.length === 0 && area.length === 0) return true;
  if (total <= MAX_COLLECTED || (keyword !== undefined && keyword.query === undefined))
    return false;
  const steps = (Math.min(wanted, total) / total) * (await countAll());
  return steps * (keyword === undefined ? POINT_COST : TEXT_COST) < total;
}
