import type { Department } from '#schemas/documents/documents.ts';
import { canonicalQuery } from '../../data/canonical-query.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { type JobSearchState, parseJobSearch, SEARCH_PARAMS } from '../../search/job-search.ts';

type Filter = Sanitised<Department>['filter'];

/** Documents never change in place; a department asks for its search several times each time a page is drawn. */
const searches = new WeakMap<Filter, JobSearchState>();

/** The search that a department leads to, read as the search page reads its address: so both find the same jobs. */
export function toDepartmentSearch({ filter }: { readonly filter: Filter }): JobSearchState {
  const search = searches.get(filter) ?? read(filter);
  searches.set(filter, search);
  return search;
}

function read({ field, value }: Filter): JobSearchState {
  const query = new URLSearchParams([[field, value]]).toString();
  return parseJobSearch(canonicalQuery(query, SEARCH_PARAMS));
}
