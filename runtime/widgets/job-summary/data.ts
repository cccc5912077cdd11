import type { JobSummaryContent } from '#schemas/documents/documents.ts';
import type { WidgetData } from '../../data/widget-data.ts';
import { shownJobQuery } from '../../jobs/shown-job.ts';

export const data: WidgetData<JobSummaryContent> = {
  params: ['job'],
  queries: (_content, request) => [shownJobQuery(request)],
};
