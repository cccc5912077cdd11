import type { JobMapContent } from '#schemas/documents/documents.ts';
import type { WidgetData } from '../../data/widget-data.ts';
import { placeQuery } from '../../jobs/job-queries.ts';
import { parseJobSearch, SEARCH_PARAMS } from '../../search/job-search.ts';

/** Jobs are asked for by the script, once the map is open; the server says where the place is that the search names. */
export const data = {
  params: SEARCH_PARAMS,
  queries(_content, { query }) {
    const search = parseJobSearch(query);
    return search.view === 'map' ? [placeQuery(search)] : [];
  },
} satisfies WidgetData<JobMapContent>;
