import type { Kysely } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { JobScope } from '../jobs/records/job-scope.ts';
import type { Candidate } from './candidate.ts';
import { loadCandidates } from './load-candidates.ts';
import type { WeighedJob } from './taste.ts';
import type { KnownVisitor } from './visitor-profile.ts';
import { DEED_WEIGHTS, RECENCY } from './weights.ts';

/** The jobs of a profile that the scope has, newest deed first. */
export interface VisitorHistory {
  readonly applied: readonly WeighedJob[];
  readonly viewed: readonly WeighedJob[];
}

/**
 * Reads what somebody did with jobs. A job that was applied for counts as that alone. Jobs that the scope does not
 * have count as if they were not named.
 */
export async function loadHistory(
  kysely: Kysely<Tables>,
  scope: JobScope,
  { viewed, applied }: Pick<KnownVisitor, 'viewed' | 'applied'>,
): Promise<VisitorHistory> {
  const jobs = await loadCandidates(kysely, scope, [...applied, ...viewed]);
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const known = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    applied: weigh(known(applied), DEED_WEIGHTS.applied),
    viewed: weigh(known(viewed.filter((id) => !applied.includes(id))), DEED_WEIGHTS.viewed),
  };
}

/** Those that say most come first. */
export function sortByWeight(jobs: readonly WeighedJob[]): readonly WeighedJob[] {
  return [...jobs].sort((a, b) => b.weight - a.weight);
}

/** @param jobs newest deed first */
function weigh(jobs: readonly Candidate[], weight: number): WeighedJob[] {
  return jobs.map((job, index) => ({ job, weight: weight * RECENCY ** index }));
}
