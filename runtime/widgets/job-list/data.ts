import type { JobListContent } from '#schemas/documents.ts';
import type { WidgetData } from '../../data/widget-data.ts';
import { SEARCH_PARAMS } from '../../jobs/job-search.ts';
import { listQuery } from './list-query.ts';

export const data = {
  params: SEARCH_PARAMS,
  queries(content, request) {
    const query = listQuery(content, request);
    return query === undefined ? [] : [query];
  },
  /** Results without a job are nothing to find in a search engine. */
  describe(content, request, results) {
    const query = content.variantConfig?.listType === undefined && listQuery(content, request);
    const listing = query ? results.get(query) : undefined;
    return listing?.records.length === 0 ? { noindex: true } : {};
  },
} satisfies WidgetData<JobListContent>;
