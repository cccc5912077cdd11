import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { partition } from 'lodash-es';
import type {
  ApplicationFilters,
  ApplicationSummary,
} from '#schemas/api/recruiting/applications.ts';
import { type ListData, rowsOf } from './list-data.ts';

// Columns of the board are lists of one step each, whose cards wander from one to another.

interface ColumnList {
  readonly key: QueryKey;
  readonly step: string;
  /** Undefined while it was not read yet. */
  readonly data: ListData | undefined;
  readonly isFetching: boolean;
}

const COLUMN = 'column';

/** The key of a column, which what changes the lists of its site finds. */
export function columnKey(siteId: string, filters: ApplicationFilters, step: string): QueryKey {
  return ['applications', siteId, filters, COLUMN, step];
}

/** Puts who was moved into the column of the step that they are at. */
export function settleColumns(queries: QueryClient, siteId: string): void {
  const columns = columnsOf(queries, ['applications', siteId]);
  const moved = columns.flatMap(({ step, data }) =>
    cardsOf(data).filter((row) => row.step !== step),
  );
  if (moved.length > 0) placeCards(queries, columns, moved);
}

/** Puts who arrived in a list into the columns of the same filters. */
export function addToColumns(
  queries: QueryClient,
  listKey: QueryKey,
  arrived: readonly ApplicationSummary[],
): void {
  placeCards(queries, columnsOf(queries, listKey), arrived);
}

/** Reads the columns again where none of them has an application that is at another step now: it lay behind what was read. */
export function findInColumns(queries: QueryClient, siteId: string, id: string): void {
  const columns = columnsOf(queries, ['applications', siteId]);
  if (columns.some(({ data }) => cardsOf(data).some((row) => row.id === id))) return;
  for (const { key } of columns) void queries.invalidateQueries({ queryKey: key });
}

/** Reads the columns again that were read before that time, in ms: what happened since may have been missed. */
export function rereadColumns(queries: QueryClient, siteId: string, before: number): void {
  for (const { key } of columnsOf(queries, ['applications', siteId]))
    void queries.invalidateQueries({
      queryKey: key,
      predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt < before,
    });
}

function placeCards(
  queries: QueryClient,
  columns: readonly ColumnList[],
  cards: readonly ApplicationSummary[],
): void {
  for (const { key, step, data, isFetching } of columns) {
    const [here, elsewhere] = partition(cards, (card) => card.step === step);
    const gone = new Set(elsewhere.map(idOf));
    const isOther = here.length > 0 || cardsOf(data).some(({ id }) => gone.has(id));
    if (data && isOther) queries.setQueryData<ListData>(key, withCards(data, here, gone));
    // What is on its way may have been read before the move.
    if (isFetching && isOther) void queries.invalidateQueries({ queryKey: key });
  }
}

/** Cards that came stand on the first page: who shows a column puts them in order. */
function withCards(
  data: ListData,
  cards: readonly ApplicationSummary[],
  gone: ReadonlySet<string>,
): ListData {
  const known = new Set(cardsOf(data).map(idOf));
  const added = cards.filter(({ id }) => !known.has(id));
  const left = cardsOf(data).filter(({ id }) => gone.has(id)).length;
  return {
    ...data,
    pages: data.pages.map((page, index) => ({
      ...page,
      data: [...(index === 0 ? added : []), ...page.data.filter(({ id }) => !gone.has(id))],
      total: Math.max(0, page.total + added.length - left),
    })),
  };
}

function columnsOf(queries: QueryClient, queryKey: QueryKey): readonly ColumnList[] {
  return queries
    .getQueryCache()
    .findAll({ queryKey })
    .flatMap(({ queryKey: key, state }) => {
      const [, , , kind, step] = key;
      return kind === COLUMN && typeof step === 'string'
        ? [
            {
              key,
              step,
              data: state.data as ListData | undefined,
              isFetching: state.fetchStatus === 'fetching',
            },
          ]
        : [];
    });
}

function cardsOf(data: ListData | undefined): ApplicationSummary[] {
  return data === undefined ? [] : rowsOf(data);
}

function idOf({ id }: ApplicationSummary): string {
  return id;
}
