import type { QueryClient } from '@tanstack/react-query';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import { settleColumns } from './column-lists.ts';
import { type ListData, rowsOf } from './list-data.ts';

/** Changes the rows of every list of a site; what leaves them is counted no longer, and who is moved changes the column. */
export function editLists(
  queries: QueryClient,
  siteId: string,
  edit: (rows: readonly ApplicationSummary[]) => ApplicationSummary[],
): void {
  queries.setQueriesData<ListData>({ queryKey: ['applications', siteId] }, (list) => {
    if (list === undefined) return undefined;
    const pages = list.pages.map((page) => ({ ...page, data: edit(page.data) }));
    const gone = rowsOf(list).length - rowsOf({ pages }).length;
    return {
      ...list,
      pages: pages.map((page) => ({ ...page, total: Math.max(0, page.total - gone) })),
    };
  });
  settleColumns(queries, siteId);
}

/**
 * Whether a state of an application came before another. States are counted in their tags: what was long on its way tells of
 * less than this window knows.
 */
export function isEarlier(
  state: Pick<ApplicationSummary, 'etag'>,
  known: Pick<ApplicationSummary, 'etag'>,
): boolean {
  return revisionOf(state) < revisionOf(known);
}

function revisionOf({ etag }: Pick<ApplicationSummary, 'etag'>): number {
  return Number(etag.replaceAll('"', ''));
}
