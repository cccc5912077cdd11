import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Job, JobDetails, JobOrder } from '#schemas/api/jobs.ts';
import type { MapViewRequest, MapViewResult } from '#schemas/api/map-view.ts';
import type { Tables } from '../../db/schema.ts';
import type { JobScope } from '../records/job-scope.ts';
import { isOpen, type JobRow, toJob } from '../records/to-job.ts';
import { isWalkCheaper } from './query/load-page.ts';
import type { Condition } from './query/matches-keyword.ts';
import { narrowKeyword } from './query/narrow-keyword.ts';
import { TOWN_COLUMNS } from './query/near-first.ts';
import { normaliseSearch } from './query/normalise-search.ts';
import { NEWEST_FIRST, toOrderBy, usableOrder } from './query/search-order.ts';
import { type SearchTarget, whereSelected } from './query/where-selected.ts';
import { type SearchSource, understandSearch } from './readings/understand-search.ts';
import { findJobs } from './rows/found-rows.ts';
import { searchJobs } from './search-jobs.ts';

/** What every job on a map is without, see `MapViewResult`. */
const NO_TEXTS = {
  description: '',
  job_posting: '',
  responsibilities: null,
  qualifications: null,
  skills: null,
  experience: null,
};

const COLUMNS = [
  ...(['job_id', 'agency_id', 'client_id', 'reference_number', 'url_slug', 'status'] as const),
  ...(['title', 'company', 'logo_name', 'city', 'state', 'country'] as const),
  ...(['latitude', 'longitude', 'employment_type', 'details'] as const),
  ...(['start_date', 'expires_at'] as const),
] satisfies readonly Exclude<keyof JobRow, keyof typeof NO_TEXTS>[];

/** A page that no search has: its total and facets cost no list. */
const BEYOND = { pageSize: 1, pageNumber: 10_000_000 } as const;

export interface MapViewOptions {
  readonly request: MapViewRequest;
  /** Most records. */
  readonly limit: number;
}

const ANYTHING = { searchTerm: '', orderBy: [], filters: [], facetFields: [], ...BEYOND };

const IS_PLACED = sql<boolean>`latitude is not null and longitude is not null`;

/** The jobs of a search that have a point, at most so many, with total and facets of the whole search. */
export async function loadMapView(
  source: SearchSource,
  scope: JobScope,
  { request, limit }: MapViewOptions,
): Promise<MapViewResult> {
  const summary = await searchJobs(source, scope, { ...request, ...BEYOND });
  const search = normaliseSearch({ ...request, ...BEYOND });
  const { order } = search;
  const { target } = await understandSearch(source, scope, search);
  const { totalRecords: total } = summary;
  // Which of too many are left out is for their dates to say, unless the nearest are asked for.
  const kept = order[0]?.field === 'distance' ? usableOrder(order, target) : NEWEST_FIRST;
  const { columns, kysely } = source;
  const found = columns && (await findJobs(kysely, columns, target));
  const known = found?.sorted(kept, { from: 0, count: limit }, true);
  const choice = { order: kept, limit, total };
  const ids = total === 0 ? [] : (known ?? (await selectIds(source, target, choice)));
  return {
    ...summary,
    records: await loadPlacedJobs(kysely, scope, ids),
    pageNumber: 0,
    pageSize: limit,
    unplacedRecords:
      total <= limit
        ? total - ids.length
        : (found?.unplaced() ?? (await countUnplaced(source, target))),
  };
}

interface Choice {
  readonly order: readonly JobOrder[];
  readonly limit: number;
  readonly total: number;
}

/** Goes the way that pages of the search go, see `loadPage`. */
async function selectIds(
  source: SearchSource,
  target: SearchTarget,
  { order, limit, total }: Choice,
): Promise<string[]> {
  const countAll = async () => (await searchJobs(source, target.scope, ANYTHING)).totalRecords;
  const isWalk = await isWalkCheaper({ ...target, total, countAll }, { order, wanted: limit });
  const matches = isWalk
    ? selectMatches(whereSelected(target, 'walk'))
    : // `offset 0` keeps the planner from walking after all.
      sql`${selectMatches(whereSelected(await narrowKeyword(source.kysely, target)))} offset 0`;
  const { rows } = await sql<{ job_id: string }>`
    select job_id from (${matches}) as matches
    order by ${toOrderBy(order, target)} limit ${limit}`.execute(source.kysely);
  return rows.map(({ job_id }) => job_id);
}

function selectMatches(where: Condition): RawBuilder<unknown> {
  return sql`select job_id, start_date, latitude, longitude, ${TOWN_COLUMNS} from jobs where ${where} and ${IS_PLACED}`;
}

async function countUnplaced({ kysely }: SearchSource, target: SearchTarget): Promise<number> {
  const { area, radii } = target.selection;
  // What is searched around a place or in an area has a point.
  if (area.length > 0 || radii.length > 0) return 0;
  const where = whereSelected(await narrowKeyword(kysely, target));
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jobs where ${where} and latitude is null`.execute(kysely);
  return rows[0]?.count ?? 0;
}

/** Open jobs of a scope as a map shows them, in the order of their ids, which may be known from before one was closed. */
async function loadPlacedJobs(
  kysely: Kysely<Tables>,
  { agencyId }: JobScope,
  ids: readonly string[],
): Promise<Job[]> {
  if (ids.length === 0) return [];
  const rows = await kysely
    .selectFrom('jobs')
    .select(COLUMNS)
    .where('agency_id', '=', agencyId)
    .where(sql<boolean>`job_id = any(${ids}::bigint[]) and ${isOpen} and not is_hidden`)
    .execute();
  const now = new Date();
  const jobs = new Map(
    rows.map((row) => [row.job_id, toJob({ ...row, ...NO_TEXTS, details: brief(row) }, now)]),
  );
  return ids.flatMap((id) => jobs.get(id) ?? []);
}

function brief({ details: { pay, schedule } }: Pick<JobRow, 'details'>): JobDetails {
  return { ...(pay && { pay }), ...(schedule !== undefined && { schedule }) };
}
