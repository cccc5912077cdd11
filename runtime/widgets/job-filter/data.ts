import type { JobFilterContent } from '#schemas/documents/documents.ts';
import type { WidgetData } from '../../data/widget-data.ts';
import { jobFacetsQuery } from '../../jobs/job-queries.ts';
import { parseJobSearch, SEARCH_PARAMS } from '../../search/job-search.ts';

export const data = {
  params: SEARCH_PARAMS,
  queries: ({ facetFields }, { query }) => [jobFacetsQuery(parseJobSearch(query), facetFields)],
} satisfies WidgetData<JobFilterContent>;
