import { sql } from 'kysely';
import type { JobSearchRequest } from '#schemas/api/jobs.ts';
import { MAX_MAP_RECORDS } from '#schemas/api/map-view.ts';
import type { Database } from '#server/db/open-database.ts';
import type { JobColumns } from '#server/jobs/columns/job-columns.ts';
import { loadMapView } from '#server/jobs/search/map-view.ts';
import { loadPage } from '#server/jobs/search/query/load-page.ts';
import { loadSummary, type SearchSummary } from '#server/jobs/search/query/load-summary.ts';
import { EVERY_JOB } from '#server/jobs/search/query/normalise-search.ts';
import { NEWEST_FIRST } from '#server/jobs/search/query/search-order.ts';
import type { SearchMemory } from '#server/jobs/search/readings/search-memory.ts';
import { everyJob } from '#server/jobs/search/readings/search-summary.ts';
import type { SearchSource } from '#server/jobs/search/readings/understand-search.ts';
import { searchJobs } from '#server/jobs/search/search-jobs.ts';
import { typeAhead } from '#server/jobs/search/type-ahead.ts';
import { type Figure, percentile } from '../../measure/figures.ts';
import { benchRequests, boundRequests, termRequests, wordRequests } from './job-requests.ts';
import { type JobSetting, withJobs } from './job-settings.ts';
import { readColumns } from './read-columns.ts';
import { BENCH_AGENCY, BENCH_CLIENT, insertSyntheticJobs } from './synthetic-jobs.ts';

const ROUNDS = 5;
const scope = { agencyId: BENCH_AGENCY, clientId: BENCH_CLIENT };
const TYPED = ['re', 'chof', 'conductor de u', 'ultima', 'licencia', 'noct'];

interface Timings {
  readonly control: number[];
  readonly pages: number[];
  /** Of which `pages` are a part. */
  readonly searches: number[];
  /** The same of `boundRequests`. */
  readonly boundPages: number[];
  readonly boundSearches: number[];
  /** The same of `termRequests`. */
  readonly termPages: number[];
  readonly termSearches: number[];
  readonly termMaps: number[];
  /** Of words that nobody has searched for since the jobs changed. */
  readonly firstSearches: number[];
  /** The page that any list of jobs asks for, as the database alone answers it. */
  readonly plainPages: number[];
  readonly suggestions: number[];
  readonly maps: number[];
}

interface Measured {
  readonly timings: Timings;
  /** That it took to read what filters and facets are counted of. */
  readonly seconds: number;
}

/**
 * Milliseconds of searches that nothing remembers: the page, the whole search with its total and facets too, and
 * suggestions, beside `select 1`.
 */
export async function measureJobSearch(settings: readonly JobSetting[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const setting of settings) figures.push(...(await measureSetting(setting)));
  return figures;
}

async function measureSetting(setting: JobSetting): Promise<Figure[]> {
  const { timings, seconds } = await withJobs(
    setting,
    (database) => insertSyntheticJobs(database, setting.jobs),
    timeAll,
  );
  const group = `job search, ${setting.name}`;
  return [
    ...toFigures(setting, timings),
    { group, name: 'columns of filters and facets, read', value: seconds, unit: 's' },
  ];
}

async function timeAll({ kysely }: Database): Promise<Measured> {
  const timings = noTimings();
  const started = performance.now();
  const columns = await readColumns(kysely, BENCH_AGENCY);
  const seconds = (performance.now() - started) / 1000;
  const all = await loadSummary(kysely, { ...everyJob(scope), facetFields: [] });
  // The first round warms what every server has warm; it is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    const target = round === 0 ? noTimings() : timings;
    const source = (pages: number[]) => ({ kysely, columns, memory: timingMemory(pages, all) });
    await timeRound(source(target.pages), target);
    await timeBound(source(target.boundPages), target);
    await timeTerms(source(target.termPages), target);
    await timeMaps(source([]), benchRequests(), target.maps);
    await timeMaps(source([]), termRequests(), target.termMaps);
    await timePlain(kysely, target.plainPages);
  }
  // Behind all rounds: they would know none of the words after it.
  for (let round = 0; round < ROUNDS; round++)
    await timeFirst({ kysely, columns, memory: timingMemory([], all) }, timings.firstSearches);
  return { timings, seconds };
}

function noTimings(): Timings {
  return {
    control: [],
    pages: [],
    searches: [],
    suggestions: [],
    maps: [],
    boundPages: [],
    boundSearches: [],
    termPages: [],
    termSearches: [],
    termMaps: [],
    firstSearches: [],
    plainPages: [],
  };
}

async function timeRound(source: SearchSource, timings: Timings): Promise<void> {
  for (const request of benchRequests()) {
    await time(timings.control, () => sql`select 1`.execute(source.kysely));
    await time(timings.searches, () => searchJobs(source, scope, request));
  }
  for (const value of TYPED)
    await time(timings.suggestions, () =>
      typeAhead(source.kysely, scope, { field: 'title', value }),
    );
}

async function timeBound(source: SearchSource, { boundSearches }: Timings): Promise<void> {
  for (const request of boundRequests())
    await time(boundSearches, () => searchJobs(source, scope, request));
}

async function timeTerms(source: SearchSource, { termSearches }: Timings): Promise<void> {
  for (const request of termRequests())
    await time(termSearches, () => searchJobs(source, scope, request));
}

async function timePlain(kysely: Database['kysely'], pages: number[]): Promise<void> {
  const found = { ...everyJob(scope), order: NEWEST_FIRST, offset: 0, pageSize: 20, total: 20 };
  const count = () => Promise.resolve(20);
  await time(pages, () => loadPage(kysely, { ...found, countAll: count, countTitles: count }));
}

async function timeFirst(
  source: SearchSource & { readonly columns: JobColumns },
  times: number[],
): Promise<void> {
  for (const request of wordRequests()) {
    source.columns.found.clear();
    await time(times, () => searchJobs(source, scope, request));
  }
}

/** Searches on a map of as many jobs as one answer has. */
async function timeMaps(
  source: SearchSource,
  requests: readonly JobSearchRequest[],
  maps: number[],
): Promise<void> {
  for (const request of requests)
    await time(maps, () => loadMapView(source, scope, { request, limit: MAX_MAP_RECORDS }));
}

/** Remembers nothing but the number of all jobs, which a server in use has at hand. */
function timingMemory(pages: number[], all: SearchSummary): SearchMemory {
  const ofAll = JSON.stringify([EVERY_JOB, undefined, []]);
  return {
    summary: async (key, load) => (key === ofAll ? all : load()),
    page: (_key, load) => time(pages, load),
    correction: (_key, load) => load(),
    words: (_key, load) => load(),
  };
}

async function time<Answer>(times: number[], run: () => Promise<Answer>): Promise<Answer> {
  const started = performance.now();
  const answer = await run();
  times.push(performance.now() - started);
  return answer;
}

function toFigures({ name, maxMs, maxSearchMs, maxMapMs }: JobSetting, timings: Timings): Figure[] {
  const group = `job search, ${name}`;
  const figures = (what: string, times: readonly number[], atMost?: number): Figure[] => {
    const of = (share: number): Figure => {
      return { group, name: `${what}, p${share}`, value: percentile(times, share), unit: 'ms' };
    };
    return [of(50), atMost === undefined ? of(95) : { ...of(95), bar: { atMost } }];
  };
  return [
    ...figures('select 1', timings.control),
    ...figures('plain page, of the database alone', timings.plainPages),
    ...figures('page', timings.pages, maxMs),
    ...figures('page, total and facets', timings.searches, maxSearchMs),
    ...figures('words searched for the first time, page, total and facets', timings.firstSearches),
    ...figures('denied words and phrases, page', timings.boundPages, maxMs),
    ...figures('denied words and phrases, page, total and facets', timings.boundSearches),
    ...figures('three facets of terms, page', timings.termPages, maxMs),
    ...figures('three facets of terms, page, total and facets', timings.termSearches, maxSearchMs),
    ...figures('type-ahead', timings.suggestions),
    ...figures('map of 1,000, total and facets', timings.maps, maxMapMs),
    ...figures('three facets of terms, map of 1,000, total and facets', timings.termMaps, maxMapMs),
  ];
}
