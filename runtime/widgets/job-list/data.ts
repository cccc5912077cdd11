import type { JobListContent } from '#schemas/documents/documents.ts';
import type { WidgetData } from '../../data/widget-data.ts';
import { SEARCH_PARAMS } from '../../search/job-search.ts';
import { listQueries, searchQuery } from './list-query.ts';

export const data = {
  params: SEARCH_PARAMS,
  queries: listQueries,
  /** Results without a job are nothing to find in a search engine. */
  describe(content, request, results) {
    if (content.variantConfig?.listType !== undefined) return {};
    const listing = results.get(searchQuery(content, request));
    return listing?.records.length === 0 ? { noindex: true } : {};
  },
} satisfies WidgetData<JobListContent>;
