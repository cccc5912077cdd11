import type { JobFilterContent } from '#schemas/documents/documents.ts';
import type { WidgetData } from '../../data/widget-data.ts';
import { jobFacetsQuery } from '../../jobs/job-queries.ts';
import { nextPostedDay } from '../../jobs/posted-text.ts';
import { FACET_TEXT_PARAMS, parseFacetTexts } from '../../search/facet-texts.ts';
import { parseJobSearch, SEARCH_PARAMS } from '../../search/job-search.ts';

export const data = {
  params: [...SEARCH_PARAMS, ...FACET_TEXT_PARAMS],
  queries: ({ facetFields }, { query }) => [
    jobFacetsQuery(parseJobSearch(query), facetFields, parseFacetTexts(query)),
  ],
  expires: ({ facetFields }, now) =>
    facetFields.includes('posted') ? nextPostedDay(now) : undefined,
} satisfies WidgetData<JobFilterContent>;
