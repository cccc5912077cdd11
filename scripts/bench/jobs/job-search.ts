import { sql } from 'kysely';
import { MAX_MAP_RECORDS } from '#schemas/api/map-view.ts';
import type { Database } from '#server/db/open-database.ts';
import { loadMapView } from '#server/jobs/search/map-view.ts';
import { loadSummary, type SearchSummary } from '#server/jobs/search/query/load-summary.ts';
import { EVERY_JOB } from '#server/jobs/search/query/normalise-search.ts';
import type { SearchMemory } from '#server/jobs/search/readings/search-memory.ts';
import { everyJob } from '#server/jobs/search/readings/search-summary.ts';
import type { SearchSource } from '#server/jobs/search/readings/understand-search.ts';
import { searchJobs } from '#server/jobs/search/search-jobs.ts';
import { typeAhead } from '#server/jobs/search/type-ahead.ts';
import { type Figure, percentile } from '../../measure/figures.ts';
import { benchRequests, boundRequests } from './job-requests.ts';
import { type JobSetting, withJobs } from './job-settings.ts';
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
  readonly suggestions: number[];
  readonly maps: number[];
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
  const timings = await withJobs(
    setting,
    (database) => insertSyntheticJobs(database, setting.jobs),
    timeAll,
  );
  return toFigures(setting, timings);
}

async function timeAll({ kysely }: Database): Promise<Timings> {
  const timings = noTimings();
  const all = await loadSummary(kysely, { ...everyJob(scope), facetFields: [] });
  // The first round warms what every server has warm; it is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    const target = round === 0 ? noTimings() : timings;
    await timeRound({ kysely, memory: timingMemory(target.pages, all) }, target);
    await timeBound({ kysely, memory: timingMemory(target.boundPages, all) }, target);
    await timeMaps({ kysely, memory: timingMemory([], all) }, target);
  }
  return timings;
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

/** The same searches on a map of as many jobs as one answer has. */
async function timeMaps(source: SearchSource, { maps }: Timings): Promise<void> {
  for (const request of benchRequests())
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

function toFigures({ name, maxMs }: JobSetting, timings: Timings): Figure[] {
  const group = `job search, ${name}`;
  const figure = (what: string, times: readonly number[], share: number): Figure => {
    return { group, name: `${what}, p${share}`, value: percentile(times, share), unit: 'ms' };
  };
  return [
    figure('select 1', timings.control, 50),
    figure('select 1', timings.control, 95),
    figure('page', timings.pages, 50),
    { ...figure('page', timings.pages, 95), bar: { atMost: maxMs } },
    figure('page, total and facets', timings.searches, 50),
    figure('page, total and facets', timings.searches, 95),
    figure('denied words and phrases, page', timings.boundPages, 50),
    { ...figure('denied words and phrases, page', timings.boundPages, 95), bar: { atMost: maxMs } },
    figure('denied words and phrases, page, total and facets', timings.boundSearches, 50),
    figure('denied words and phrases, page, total and facets', timings.boundSearches, 95),
    figure('type-ahead', timings.suggestions, 50),
    figure('type-ahead', timings.suggestions, 95),
    figure('map of 1,000, total and facets', timings.maps, 50),
    figure('map of 1,000, total and facets', timings.maps, 95),
  ];
}
