import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { sortBy } from 'lodash-es';
import {
  memo,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import type { useApplications } from '../../service/recruiting/application-api.ts';
import { QueryFailure } from '../../service/request/query-failure.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import styles from './application-list.module.css';
import { createRowPool, createRowWindow, observeBlocks } from './drawn-rows.ts';

/**
 * Heights of a row without marks, in pixels, as its styles have them. A row that is measured to be another moves all that
 * follow: with 10,000 of them that is felt.
 */
const ROW_HEIGHT = { wide: 56, narrow: 79 } as const;

const NARROW = '(width < 700px)';

/** Rows before the last one that is there at which the next page is asked for. */
const AHEAD = 20;

export interface RowListProps {
  readonly list: ReturnType<typeof useApplications>;
  readonly rows: readonly ApplicationSummary[];
  readonly children: (row: ApplicationSummary) => ReactNode;
}

/**
 * Rows of any number, of which only those near sight are drawn. A row that comes into sight is written into the element
 * of one that left: making elements is most of what scrolling costs.
 */
export function RowList({ list, rows, children }: RowListProps) {
  const message = useMessage();
  const box = useRef<HTMLDivElement>(null);
  const kept = useKeptRow(rows);
  const virtual = useRows(rows, box, kept.index);
  const [pool] = useState(createRowPool);
  const order = useOrder(virtual.isScrolling);
  const items = virtual.getVirtualItems();
  useNextPage(list, rows.length, items.at(-1)?.index ?? 0);
  const elements = useMemo(() => {
    const shown = items.flatMap(({ index, start }) => {
      const row = rows[index];
      return row ? [{ index, start, row }] : [];
    });
    const elementOf = pool.take(shown.map(({ row }) => row.id));
    const ordered = order.isRead ? shown : sortBy(shown, ({ row }) => elementOf.get(row.id));
    return ordered.map((item) => (
      <Row
        key={elementOf.get(item.row.id)}
        {...item}
        setSize={rows.length}
        draw={children}
        virtual={virtual}
      />
    ));
  }, [items, rows, pool, order.isRead, children, virtual]);
  return (
    <div ref={box} className={styles.box} {...order.handlers}>
      <ul
        className={styles.rows}
        aria-label={message('applications.title')}
        style={{ height: virtual.getTotalSize() }}
        {...kept.handlers}
      >
        {elements}
      </ul>
      {list.isFetchNextPageError && list.error && (
        <QueryFailure error={list.error} onRetry={list.fetchNextPage} />
      )}
    </div>
  );
}

type RowVirtualizer = Virtualizer<HTMLDivElement, HTMLLIElement>;

function useRows(
  rows: readonly ApplicationSummary[],
  box: RefObject<HTMLDivElement | null>,
  kept: number | undefined,
): RowVirtualizer {
  const [height] = useState(() => ROW_HEIGHT[matchMedia(NARROW).matches ? 'narrow' : 'wide']);
  // Other functions would have all rows be placed anew, in every frame.
  const keyOf = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const rangeExtractor = useMemo(() => createRowWindow(kept), [kept]);
  return useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    getItemKey: keyOf,
    rangeExtractor,
    observeElementOffset: observeBlocks,
  });
}

/** Asks for the next page before the last row that is there comes into sight. */
function useNextPage(list: RowListProps['list'], count: number, last: number): void {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    const isNear = last >= count - AHEAD;
    if (isNear && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [last, count, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
}

/**
 * The row that was focused or pressed last keeps its element, however far the list is scrolled: the focus, or a menu that
 * is open, would else belong to another row.
 */
function useKeptRow(rows: readonly ApplicationSummary[]) {
  const [key, setKey] = useState<string>();
  const found = useMemo(() => rows.findIndex(({ id }) => id === key), [rows, key]);
  const keep = ({ target }: SyntheticEvent<Element, Event>) => {
    const row = target instanceof Element ? rowOf(target) : undefined;
    if (row !== undefined) setKey(row);
  };
  return { index: found < 0 ? undefined : found, handlers: { onFocus: keep, onPointerDown: keep } };
}

function rowOf(target: Element): string | undefined {
  return target.closest<HTMLElement>('[data-row]')?.dataset['row'];
}

/**
 * Whether elements stand in the order of their rows, as the key Tab and who reads aloud go through them. While the list is
 * scrolled they stay where they are, since moving one costs as much as making it; a key brings them in order before it acts.
 */
function useOrder(isScrolling: boolean) {
  const [isByKey, setByKey] = useState(false);
  const byPointer = () => setByKey(false);
  return {
    isRead: !isScrolling || isByKey,
    handlers: {
      onKeyDownCapture: () => flushSync(() => setByKey(true)),
      onWheel: byPointer,
      onPointerDown: byPointer,
    },
  };
}

interface RowProps {
  readonly index: number;
  /** Pixels above it in the list. */
  readonly start: number;
  readonly setSize: number;
  readonly row: ApplicationSummary;
  readonly draw: RowListProps['children'];
  readonly virtual: RowVirtualizer;
}

/** One element of the list. Not rendered again while it shows the same: scrolling renders the list in every frame. */
const Row = memo(function Row({ index, start, setSize, row, draw, virtual }: RowProps) {
  const element = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    virtual.measureElement(element.current);
    return () => void virtual.elementsCache.delete(row.id);
  }, [virtual, row.id]);
  return (
    <li
      ref={element}
      data-index={index}
      data-row={row.id}
      className={styles.row}
      style={{ transform: `translateY(${start}px)` }}
      aria-setsize={setSize}
      aria-posinset={index + 1}
    >
      {draw(row)}
    </li>
  );
});
