import type { JobSearchRequest } from '#schemas/api/jobs.ts';
import { createRandom } from '#server/demo/random.ts';
import type { JobScope } from '#server/jobs/records/job-scope.ts';
import type { SearchSource } from '#server/jobs/search/readings/understand-search.ts';
import { searchJobs } from '#server/jobs/search/search-jobs.ts';
import { differences } from './filter-differences.ts';
import { createRequests, TEXTS } from './filter-requests.ts';
import { truthOf } from './filter-truth.ts';
import type { KnownJob } from './known-jobs.ts';

const SLICE = 5000;

export interface FilterCheck {
  /** Combinations of those compared that have jobs. */
  readonly withJobs: number;
  /** Each with its request. */
  readonly wrong: readonly string[];
}

export interface FilterCheckOptions {
  readonly scope: JobScope;
  /** All of the scope, the newest first. */
  readonly jobs: readonly KnownJob[];
  readonly seed: number;
  readonly combinations: number;
}

/** Compares answers of a search with what its filters mean, over all jobs of a scope. */
export async function checkFilters(
  source: SearchSource,
  { scope, jobs, seed, combinations }: FilterCheckOptions,
): Promise<FilterCheck> {
  const byText = await findByText(source, scope, jobs);
  const next = createRequests(createRandom(seed), jobs);
  const wrong: string[] = [];
  let withJobs = 0;
  for (let compared = 0; compared < combinations; compared++) {
    const request = next();
    const truth = truthOf(byText.get(request.searchTerm) ?? jobs, request);
    const answer = await searchJobs(source, scope, request);
    // A text that finds nothing is read anew: that it finds nothing is all that can be said.
    const isReadAnew = answer.leftOut !== undefined || answer.correctedTerm !== undefined;
    if (truth.total === 0 && isReadAnew) continue;
    if (truth.total > 0) withJobs += 1;
    const found = differences(answer, truth);
    if (found.length > 0) wrong.push(`${JSON.stringify(request)}\n  ${found.join('\n  ')}`);
  }
  return { withJobs, wrong };
}

async function findByText(
  source: SearchSource,
  scope: JobScope,
  jobs: readonly KnownJob[],
): Promise<ReadonlyMap<string, readonly KnownJob[]>> {
  const found = new Map<string, readonly KnownJob[]>();
  for (const text of TEXTS) {
    const ids = await findIds(source, scope, text);
    found.set(
      text,
      jobs.filter(({ id }) => ids.has(id)),
    );
  }
  return found;
}

async function findIds(
  source: SearchSource,
  scope: JobScope,
  searchTerm: string,
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (let pageNumber = 0; ; pageNumber++) {
    const request: JobSearchRequest = {
      ...{ searchTerm, filters: [], facetFields: [], pageSize: SLICE, pageNumber },
      orderBy: [{ field: 'startDate', direction: 'DESC' }],
    };
    const { records } = await searchJobs(source, scope, request);
    for (const { id } of records) ids.add(id);
    if (records.length < SLICE) return ids;
  }
}
