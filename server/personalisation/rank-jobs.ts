import type { Candidate } from './candidate.ts';
import { type Taste, toLikeness } from './taste.ts';
import { HALVING_DAYS, SCORE_SHARES, SEEN_FACTOR } from './weights.ts';
import { isWithinReach, toNearness, type Whereabouts } from './whereabouts.ts';

/** What jobs are ranked by. */
export interface Ranking {
  readonly taste: Taste;
  /** The most important first. */
  readonly places: readonly Whereabouts[];
  /** km around the first place; jobs farther away come after all others. Null where any distance is fine. */
  readonly radius: number | null;
  /** Ids of jobs that were looked at. */
  readonly seen: ReadonlySet<string>;
}

export interface RankedJob {
  readonly job: Candidate;
  /** From 0 to 1. */
  readonly likeness: number;
  /** From 0 to 1. */
  readonly nearness: number;
  /** From 0 to 1. */
  readonly score: number;
  readonly isInReach: boolean;
}

const DAY_MS = 86_400_000;

/** The best first; of equals the newest, then the last that arrived. The clock does not matter, only which jobs there are. */
export function rankJobs(jobs: readonly Candidate[], ranking: Ranking): readonly RankedJob[] {
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
