import { useSitePath } from '../context/page-context.ts';
import { usePageRequest } from '../data/query-context.ts';
import { type JobSearchState, parseJobSearch, toSearchQuery } from '../search/job-search.ts';

/** The search that the page's address asks for. */
export function useSearch(): JobSearchState {
  return parseJobSearch(usePageRequest().query);
}

/**
 * Gives the address of another search on the same page. It is relative where it can be, which keeps a `/p/` in
 * the path and costs few bytes in lists of links.
 */
export function useSearchHref(): (search: JobSearchState) => string {
  const path = useSearchPath();
  return (search) => {
    const query = toSearchQuery(search);
    return query === '' ? path : `?${query}`;
  };
}

/** Path of the page with the site's prefix, percent-encoded. */
export function useSearchPath(): string {
  const { path } = usePageRequest();
  return useSitePath()(encodeURI(path).replace(/[?#]/g, encodeURIComponent));
}
