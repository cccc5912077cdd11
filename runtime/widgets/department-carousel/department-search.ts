import type { Department } from '#schemas/documents.ts';
import { canonicalQuery } from '../../data/canonical-query.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { type JobSearch, parseJobSearch, SEARCH_PARAMS } from '../../jobs/job-search.ts';

/** The search that a department leads to, read as the search page reads its address: so both find the same jobs. */
export function toDepartmentSearch({ filter }: Sanitised<Pick<Department, 'filter'>>): JobSearch {
  const query = new URLSearchParams([[filter.field, filter.value]]).toString();
  return parseJobSearch(canonicalQuery(query, SEARCH_PARAMS));
}
