import type { Job } from '#schemas/api/jobs.ts';
import type { PageRequest } from '../context/page-request.ts';
import type { SafeJob } from '../data/api-port.ts';
import type { Query } from '../data/query.ts';
import { parseJobSearch } from '../search/job-search.ts';
import { jobQuery } from './job-queries.ts';

/** Parameter in the url of a job's own page, `/job/:urlSlug`. */
const SLUG_PARAM = 'urlSlug';

/** Whether the page is the one of a single job, not a search that shows one beside its list. */
export function isJobPage({ params }: Pick<PageRequest, 'params'>): boolean {
  return params[SLUG_PARAM] !== undefined;
}

/** `urlSlug` of the job that an address names; empty where it names none. */
export function shownJobSlug({ params, query }: Pick<PageRequest, 'params' | 'query'>): string {
  return params[SLUG_PARAM] ?? parseJobSearch(query).job;
}

/** The job that an address names; null where there is none. */
export function shownJobQuery(request: PageRequest): Query<SafeJob | null> {
  const slug = shownJobSlug(request);
  return slug === '' ? NO_JOB : jobQuery(slug);
}

const NO_JOB: Query<SafeJob | null> = { key: 'no job', load: () => Promise.resolve(null) };

/** Nobody can apply any more (spec section 4, "Job closed"). */
export function isClosed({ status, active }: Pick<Job, 'status' | 'active'>): boolean {
  return status === 'Closed' || !active;
}
