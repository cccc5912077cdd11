import type { JobSearchContent } from '#schemas/documents/documents.ts';
import type { WidgetData } from '../../data/widget-data.ts';
import { SEARCH_PARAMS } from '../../search/job-search.ts';

/** The form shows what the address says; the widgets that it holds ask for the jobs. */
export const data: WidgetData<JobSearchContent> = { params: SEARCH_PARAMS, queries: () => [] };
