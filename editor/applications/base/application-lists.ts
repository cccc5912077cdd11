import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { settleColumns } from './column-lists.ts';
import { type ListData, rowsOf } from './list-data.ts';

/**
 * Changes the rows of every list of a site. What leaves them is counted no longer, nor whoever is no more at the step that a list is
 * narrowed to: they stay where they are seen. Who is moved changes the column.
 */
export function editLists(
  queries: QueryClient,
  siteId: string,
  edit: (rows: readonly ApplicationSummary[]) => ApplicationSummary[],
): void {
  const lists = queries.getQueriesData<ListData>({ queryKey: ['applications', siteId] });
  for (const [key, list] of lists)
    if (list) queries.setQueryData<ListData>(key, editPages(list, edit, stepOf(key)));
  settleColumns(queries, siteId);
}

function editPages(
  list: ListData,
  edit: (rows: readonly ApplicationSummary[]) => ApplicationSummary[],
  step: string | undefined,
): ListData {
  const count = (pages: ListData['pages']) =>
    rowsOf({ pages }).filter((row) => step === undefined || row.step === step).length;
  const pages = list.pages.map((page) => ({ ...page, data: edit(page.data) }));
  const gone = count(list.pages) - count(pages);
  return {
    ...list,
    pages: pages.map((page) => ({ ...page, total: Math.max(0, page.total - gone) })),
  };
}

/** The step that a list is narrowed to; a column is settled by what it is. */
function stepOf([, , filters, kind]: QueryKey): string | undefined {
  const step = kind === undefined && isRecord(filters) ? filters['step'] : undefined;
  return typeof step === 'string' ? step : undefined;
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
