import type { JobListContent } from '#schemas/documents.ts';
import type { PageRequest } from '../../data/page-request.ts';
import type { Query } from '../../data/query.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { type JobListing, jobListQuery } from '../../jobs/job-queries.ts';
import { parseJobSearch } from '../../jobs/job-search.ts';
import { JOB_LIST_PAGE_SIZE } from '../../jobs/search-request.ts';

/** Newest jobs that a list shows (spec section 9, "Latest jobs"). */
const LATEST_LIMIT = 6;

type Content = Sanitised<JobListContent>;

export function pageSizeOf({ maxJobCards }: Content): number {
  return maxJobCards ?? JOB_LIST_PAGE_SIZE;
}

/** The jobs of a list that the server knows; the saved ones only the browser knows. */
export function listQuery(
  content: Content,
  { query }: Pick<PageRequest, 'query'>,
): Query<JobListing> | undefined {
  const listType = content.variantConfig?.listType;
  if (listType === 'SAVED') return undefined;
  if (listType === undefined) return jobListQuery(parseJobSearch(query), pageSizeOf(content));
  const limit = Math.min(content.maxJobCards ?? LATEST_LIMIT, LATEST_LIMIT);
  return jobListQuery(parseJobSearch(''), limit);
}
