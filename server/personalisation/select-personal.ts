import type { Kysely } from 'kysely';
import type { Point } from '#schemas/api/jobs.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import type { Tables } from '../db/schema.ts';
import type { JobScope } from '../jobs/records/job-scope.ts';
import { type Candidate, toVacancyKey } from './candidate.ts';
import { loadByWords, loadPool } from './candidate-pool.ts';
import { toKindQuery, toTextQuery } from './job-words.ts';
import { loadCandidates } from './load-candidates.ts';
import { selectNearest } from './nearest-jobs.ts';
import { type Taste, toLikeness, type WeighedJob } from './taste.ts';
import type { VisitorPreferences } from './visitor-profile.ts';
import {
  ENOUGH_GOOD,
  GOOD_SCORE,
  HALVING_DAYS,
  MAX_ANSWERS_IN_WORDS,
  MAX_DETAILED,
  MAX_NEAR_KM,
  MAX_TITLES,
  POOL_SIZES,
  SCORE_SHARES,
  SEEN_FACTOR,
} from './weights.ts';
import { isWithinReach, toNearness, type Whereabouts } from './whereabouts.ts';

export interface PersonalRequest extends Ranking {
  readonly scope: JobScope;
  /** Around which jobs are looked up too; null where nobody said one. */
  readonly point: Point | null;
  /** Those that say most come first. */
  readonly history: readonly WeighedJob[];
  readonly preferences: VisitorPreferences;
  /** Jobs that are not shown, nor the same vacancies under other ids. */
  readonly without: readonly Candidate[];
}

/** Open jobs for somebody, the best first. */
export async function rankPersonal(
  kysely: Kysely<Tables>,
  request: PersonalRequest,
): Promise<readonly RankedJob[]> {
  const ranked = await rankPool(kysely, request);
  const good = ranked.filter(
    ({ likeness, nearness }) => likeness >= GOOD_SCORE && nearness >= GOOD_SCORE,
  );
  // What is common is among the newest; what is rare is quickly looked up.
  const all = good.length >= ENOUGH_GOOD ? ranked : await addByWords(kysely, request, ranked);
  const done = new Set(request.without.map(toVacancyKey));
  return all.filter(({ job }) => !done.has(toVacancyKey(job)));
}

/** Most of what decides is in the row itself: details are read for the best only. */
async function rankPool(
  kysely: Kysely<Tables>,
  request: PersonalRequest,
): Promise<readonly RankedJob[]> {
  const { scope, places, history, point } = request;
  const titles = titlesOf(history);
  const company = history[0]?.job.company ?? null;
  const pool = await loadPool(kysely, { scope, places, titles, company });
  const best = rankJobs(pool, request).slice(0, MAX_DETAILED);
  const near =
    point === null
      ? []
      : await selectNearest(kysely, { scope, point, radius: MAX_NEAR_KM, count: POOL_SIZES.near });
  const ids = [...best.map(({ job }) => job.id), ...near.map(({ id }) => id)];
  return rankJobs(await loadCandidates(kysely, scope, ids), request);
}

async function addByWords(
  kysely: Kysely<Tables>,
  request: PersonalRequest,
  ranked: readonly RankedJob[],
): Promise<readonly RankedJob[]> {
  const { scope, places, history, preferences } = request;
  const point = places[0]?.point ?? null;
  if (point === null) return ranked;
  const words = toWordQuery(titlesOf(history), preferences);
  const known = new Set(ranked.map(({ job }) => job.id));
  const found = await loadByWords(kysely, { scope, point, words });
  const jobs = found.filter(({ id }) => !known.has(id));
  return jobs.length === 0 ? ranked : rankJobs([...ranked.map(({ job }) => job), ...jobs], request);
}

/** What jobs of a history are called, and the vehicles or else the schedules that are preferred. */
function toWordQuery(
  titles: readonly string[],
  { vehicles, schedules }: VisitorPreferences,
): string {
  const answers = (vehicles.length > 0 ? vehicles : schedules).slice(0, MAX_ANSWERS_IN_WORDS);
  const queries = new Set([...titles.map(toTextQuery), ...answers.map(toKindQuery)]);
  return [...queries].flatMap((query) => (query === '' ? [] : `(${query})`)).join(' | ');
}

/** The different titles that say most. */
function titlesOf(history: readonly WeighedJob[]): readonly string[] {
  const titles = history.flatMap(({ job }) => job.title ?? []);
  return [...new Set(titles)].slice(0, MAX_TITLES);
}

/** What jobs are ranked by. */
interface Ranking {
  readonly taste: Taste;
  /** The most important first. */
  readonly places: readonly Whereabouts[];
  /** km around the first place; jobs farther away come after all others. Null where any distance is fine. */
  readonly radius: number | null;
  /** Ids of jobs that were looked at. */
  readonly seen: ReadonlySet<string>;
}

interface RankedJob {
  readonly job: Candidate;
  /** From 0 to 1. */
  readonly likeness: number;
  /** From 0 to 1. */
  readonly nearness: number;
  /** From 0 to 1. */
  readonly score: number;
  readonly isInReach: boolean;
}

/** The best first; of equals the newest, then the last that arrived. The clock does not matter, only which jobs there are. */
function rankJobs(jobs: readonly Candidate[], ranking: Ranking): readonly RankedJob[] {
  const newest = Math.max(...jobs.map(({ start }) => start));
  return jobs.map((job) => rankJob(job, ranking, newest)).sort(compare);
}

function rankJob(
  job: Candidate,
  { taste, places, radius, seen }: Ranking,
  newest: number,
): RankedJob {
  const likeness = toLikeness(taste, job);
  const nearness = toNearness(places, job);
  const freshness = 2 ** ((job.start - newest) / (HALVING_DAYS * DAY_MS));
  const sum =
    SCORE_SHARES.likeness * likeness +
    SCORE_SHARES.nearness * nearness +
    SCORE_SHARES.freshness * freshness;
  const [first] = places;
  const isInReach = radius === null || first === undefined || isWithinReach(first, job, radius);
  return { job, likeness, nearness, score: seen.has(job.id) ? sum * SEEN_FACTOR : sum, isInReach };
}

function compare(a: RankedJob, b: RankedJob): number {
  return (
    Number(b.isInReach) - Number(a.isInReach) ||
    b.score - a.score ||
    b.job.start - a.job.start ||
    compareIds(b.job.id, a.job.id)
  );
}

/** Decimal numbers as text. */
function compareIds(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : Number(a > b));
}
