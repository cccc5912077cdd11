import type { JobListContent } from '#schemas/documents/documents.ts';
import type { WidgetData } from '../../data/widget-data.ts';
import { nextPostedDay } from '../../jobs/posted-text.ts';
import { parseJobSearch, SEARCH_PARAMS, toSearchQuery } from '../../search/job-search.ts';
import { exampleQueries, listQueries, searchQuery } from './list-query.ts';

export const data = {
  params: SEARCH_PARAMS,
  queries: listQueries,
  examples: exampleQueries,
  /** Results may be those of a filter by day. */
  expires: ({ variantConfig }, now) =>
    variantConfig?.listType === undefined ? nextPostedDay(now) : undefined,
  /** Results without a job are nothing to find in a search engine, nor are those that somebody narrowed or sorted. */
  describe(content, request, results) {
    if (content.variantConfig?.listType !== undefined) return {};
    const listing = results.get(searchQuery(content, request));
    const asked = toSearchQuery({ ...parseJobSearch(request.query), page: 1 });
    return listing?.records.length === 0 || asked !== '' ? { noindex: true } : {};
  },
} satisfies WidgetData<JobListContent>;
