import { useInfiniteQuery } from '@tanstack/react-query';
import { orderBy, uniqBy } from 'lodash-es';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { applicationPages } from '../../service/recruiting/application-api.ts';
import { readColumn } from '../../service/recruiting/board-api.ts';
import { columnKey } from '../base/column-lists.ts';
import type { ListAddress } from '../base/list-address.ts';
import { type ListData, rowsOf } from '../base/list-data.ts';
import { useWorkspace } from '../base/workspace-context.ts';
import type { ApplicationListProps } from '../list/application-list.tsx';

export interface ColumnOptions {
  readonly stepId: string;
  readonly address: ListAddress;
  /** Of all steps. */
  readonly list: ApplicationListProps['list'];
}

/**
 * Who is at a step, the newest first. Whoever has been there for long may stand behind hundreds who are new, so that each
 * column is a list of its own; where the list of all steps has everybody, nothing more is asked for.
 */
export function useColumn({ stepId, address, list }: ColumnOptions) {
  const { siteId } = useWorkspace();
  const { filters } = address;
  const { data, ...query } = useInfiniteQuery({
    ...applicationPages(siteId, {
      queryKey: columnKey(siteId, filters, stepId),
      filters: { ...filters, step: stepId },
      first: () => readColumn(siteId, filters, stepId),
    }),
    // Of another step than the one that is asked for nobody is shown.
    enabled: filters.step === undefined || filters.step === stepId,
    initialData: () => (list.data && !list.hasNextPage ? ofStep(list.data, stepId) : undefined),
    initialDataUpdatedAt: list.dataUpdatedAt,
  });
  const rows = useMemo(
    () => orderBy(uniqBy(data ? rowsOf(data) : [], 'id'), ['at', 'id'], ['desc', 'desc']),
    [data],
  );
  return { ...query, rows, total: data?.pages[0]?.total };
}

function ofStep(list: Pick<ListData, 'pages'>, stepId: string): ListData {
  const data = rowsOf(list).filter(({ step }) => step === stepId);
  return { pages: [{ data, next: null, total: data.length }], pageParams: [''] };
}

/**
 * Leads whoever pressed 'Cargar más' on to the first card that came, where the button has gone from under them.
 *
 * @returns to be called at the press
 */
export function useFocusOnMore(cards: RefObject<HTMLUListElement | null>, count: number) {
  const before = useRef<number>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    const first = cards.current?.children[before.current];
    before.current = null;
    if (document.activeElement === document.body) first?.querySelector('a')?.focus();
  }, [cards, count]);
  return () => {
    before.current = count;
  };
}
