import { JOB_LIST_PAGE_SIZE, PERSONAL_JOBS } from '#schemas/api/constants.ts';
import type { Job } from '#schemas/api/jobs.ts';
import type { JobListContent } from '#schemas/documents/documents.ts';
import type { PageRequest } from '../../context/page-request.ts';
import type { Query } from '../../data/query.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { type JobListing, jobListQuery, similarJobsQuery } from '../../jobs/job-queries.ts';
import { shownJobSlug } from '../../jobs/shown-job.ts';
import { type JobSearchState, parseJobSearch } from '../../search/job-search.ts';

type Content = Sanitised<JobListContent>;

/** Jobs on a page of results. */
export function pageSizeOf({ maxJobCards }: Content): number {
  return maxJobCards ?? JOB_LIST_PAGE_SIZE;
}

/** Jobs of a list that is no search: six at most (spec section 9, "Nearby jobs", "Latest jobs"). */
export function limitOf({ maxJobCards }: Content): number {
  return Math.min(maxJobCards ?? PERSONAL_JOBS, PERSONAL_JOBS);
}

/** What the address searches for. */
export function searchQuery(
  content: Content,
  { query }: Pick<PageRequest, 'query'>,
): Query<JobListing> {
  return jobListQuery(parseJobSearch(query), pageSizeOf(content));
}

export function latestQuery(content: Content): Query<JobListing> {
  return jobListQuery(latestSearch(content), limitOf(content));
}

/** Whose newest jobs a list shows: one company's, or those of all. */
export function latestSearch({ variantConfig }: Content): JobSearchState {
  const all = parseJobSearch('');
  const company = variantConfig?.company;
  return company === undefined ? all : { ...all, chosen: { ...all.chosen, company: [company] } };
}

/** Jobs like the one that the address names; undefined where it names none. */
export function similarQuery(request: PageRequest): Query<readonly Job[]> | undefined {
  const slug = shownJobSlug(request);
  return slug === '' ? undefined : similarJobsQuery(slug);
}

/** What a list reads before it is drawn; the server knows nothing of the personal ones. */
export function listQueries(content: Content, request: PageRequest): Query<unknown>[] {
  const listType = content.variantConfig?.listType;
  if (listType === undefined) return [searchQuery(content, request)];
  if (listType === 'LATEST') return [latestQuery(content)];
  const similar = listType === 'SIMILAR' ? similarQuery(request) : undefined;
  return similar ? [similar] : [];
}

/** The newest jobs of the site stand for those of a visitor, where nobody visits. */
export const EXAMPLES: Query<JobListing> = jobListQuery(parseJobSearch(''), PERSONAL_JOBS);

const LISTS_OF_VISITORS: readonly (string | undefined)[] = [
  'NEARBY',
  'RECOMMENDED',
  'BROWSING_BASED',
  'VIEWED',
  'APPLIED',
  'SAVED',
  'SIMILAR',
];

export function exampleQueries({ variantConfig }: Content): Query<unknown>[] {
  return LISTS_OF_VISITORS.includes(variantConfig?.listType) ? [EXAMPLES] : [];
}
