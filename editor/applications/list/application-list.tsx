import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import type { useApplications } from '../../service/recruiting/application-api.ts';
import { QueryFailure } from '../../service/request/query-failure.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { StateMessage } from '../../ui/controls/state-message.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import { changedAddress, type ListAddress } from '../base/list-address.ts';
import styles from './application-list.module.css';
import { ApplicationRow } from './application-row.tsx';
import { BulkBar } from './bulk-bar.tsx';

export interface ApplicationListProps {
  readonly address: ListAddress;
  readonly list: ReturnType<typeof useApplications>;
}

/** Height of a row before it is measured, in pixels. */
const ROW_HEIGHT = 57;

/** Rows before the last one that is there at which the next page is asked for. */
const AHEAD = 20;

/** A table of any length: only the rows in sight are drawn. */
export function ApplicationList({ address, list }: ApplicationListProps) {
  const message = useMessage();
  const rows = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data]);
  const [chosen, setChosen] = useChosen(rows);
  if (list.isPending) return <WaitingRows />;
  if (rows.length === 0) return <NoApplications address={address} />;
  const areAll = chosen.length === rows.length;
  return (
    <>
      <div className={styles.head}>
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={areAll}
            onChange={() => setChosen(areAll ? [] : rows.map(({ id }) => id))}
          />
          {message('applications.choose-all', { count: rows.length })}
        </label>
      </div>
      <Rows list={list} rows={rows}>
        {(row) => (
          <ApplicationRow
            application={row}
            address={address}
            isChosen={chosen.includes(row)}
            onChoose={(isChosen) =>
              setChosen((ids) => (isChosen ? [...ids, row.id] : ids.filter((id) => id !== row.id)))
            }
          />
        )}
      </Rows>
      {chosen.length > 0 && <BulkBar chosen={chosen} onDone={() => setChosen([])} />}
    </>
  );
}

/** What is chosen of the rows that are there; what leaves the list is chosen no longer. */
function useChosen(rows: readonly ApplicationSummary[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const chosen = useMemo(() => {
    const wanted = new Set(ids);
    return rows.filter(({ id }) => wanted.has(id));
  }, [ids, rows]);
  return [chosen, setIds] as const;
}

interface RowsProps {
  readonly list: ApplicationListProps['list'];
  readonly rows: readonly ApplicationSummary[];
  readonly children: (row: ApplicationSummary) => ReactNode;
}

function Rows({ list, rows, children }: RowsProps) {
  const message = useMessage();
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.id ?? index,
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

function WaitingRows() {
  const message = useMessage();
  return (
    <div role="status" aria-label={message('loading')}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles.waiting} />
      ))}
    </div>
  );
}

function NoApplications({ address }: { readonly address: ListAddress }) {
  const message = useMessage();
  const isFiltered = Object.keys(address.filters).length > 0;
  if (!isFiltered)
    return (
      <StateMessage title={message('applications.none')} text={message('applications.none.text')} />
    );
  const all = changedAddress(address, { filters: {} });
  return (
    <StateMessage
      title={message('applications.none-found')}
      text={message('applications.none-found.text')}
      action={
        <Button onClick={() => location.assign(all)}>
          {message('applications.filters.clear')}
        </Button>
      }
    />
  );
}
