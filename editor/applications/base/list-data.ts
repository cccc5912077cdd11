import type { InfiniteData } from '@tanstack/react-query';
import type {
  ApplicationSummary,
  ApplicationsAnswer,
} from '#schemas/api/recruiting/applications.ts';

/** What was read of a list of applications, page by page. */
export type ListData = InfiniteData<ApplicationsAnswer, string>;

export function rowsOf({ pages }: Pick<ListData, 'pages'>): ApplicationSummary[] {
  return pages.flatMap(({ data }) => data);
}
