import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import type { useApplications } from '../../service/recruiting/application-api.ts';
import { QueryFailure } from '../../service/request/query-failure.tsx';
import { useServerNow } from '../../service/request/use-server-now.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { countKey, formatCount } from '../base/count-key.ts';
import type { ListAddress } from '../base/list-address.ts';
import styles from './application-list.module.css';
import { ApplicationRow } from './application-row.tsx';
import { BulkBar } from './bulk-bar.tsx';

export interface ApplicationListProps {
  readonly address: ListAddress;
  readonly list: ReturnType<typeof useApplications>;
}

/**
 * Heights of a row without marks, in pixels, as its styles have them. A row that is measured to be another moves all that
 * follow: with 10,000 of them that is felt.
 */
const ROW_HEIGHT = { wide: 56, narrow: 79 } as const;

const NARROW = '(width < 700px)';

/** Rows before the last one that is there at which the next page is asked for. */
const AHEAD = 20;

/** A table of any length: only the rows in sight are drawn. */
export function ApplicationList({ address, list }: ApplicationListProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const rows = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const { ids, chosen, choose, setIds } = useChosen(rows);
  const now = useServerNow();
  const areAll = chosen.length === rows.length;
  return (
    <>
      <div className={styles.head}>
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={areAll}
            onChange={() => setIds(new Set(areAll ? [] : rows.map(({ id }) => id)))}
          />
          {message(countKey('applications.choose-all', rows.length), {
            count: formatCount(rows.length, language),
          })}
        </label>
      </div>
      <Rows list={list} rows={rows}>
        {(row) => (
          <ApplicationRow
            application={row}
            address={address}
            isChosen={ids.has(row.id)}
            now={now}
            onChoose={choose}
          />
        )}
      </Rows>
      {chosen.length > 0 && <BulkBar chosen={chosen} onDone={() => setIds(new Set())} />}
    </>
  );
}

/** What is chosen of the rows that are there; what leaves the list is chosen no longer. */
function useChosen(rows: readonly ApplicationSummary[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => rows.filter(({ id }) => ids.has(id)), [ids, rows]);
  const choose = useCallback((id: string, isChosen: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return { ids, chosen, choose, setIds };
}

interface RowsProps {
  readonly list: ApplicationListProps['list'];
  readonly rows: readonly ApplicationSummary[];
  readonly children: (row: ApplicationSummary) => ReactNode;
}

function Rows({ list, rows, children }: RowsProps) {
  const message = useMessage();
  const box = useRef<HTMLDivElement>(null);
  // Another function would have all rows be placed anew, in every frame.
  const keyOf = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const [height] = useState(() => ROW_HEIGHT[matchMedia(NARROW).matches ? 'narrow' : 'wide']);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    overscan: 8,
  });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    const isNear = last >= rows.length - AHEAD;
    if (isNear && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [last, rows.length, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return (
    <div ref={box} className={styles.box}>
      <ul
        className={styles.rows}
        aria-label={message('applications.title')}
        style={{ height: virtual.getTotalSize() }}
      >
        {shown.map(({ key, index, start }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className={styles.row}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
              >
                {children(row)}
              </li>
            )
          );
        })}
      </ul>
      {isFetchNextPageError && list.error && (
        <QueryFailure error={list.error} onRetry={fetchNextPage} />
      )}
    </div>
  );
}
