import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { debounce } from 'lodash-es';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type {
  ApplicationFilters,
  ApplicationSummary,
  ApplicationsAnswer,
} from '#schemas/api/recruiting/applications.ts';
import { listApplications } from '../../service/recruiting/application-api.ts';
import { applicationSettingsKey } from '../../service/recruiting/application-settings-api.ts';
import { savedFiltersKey } from '../../service/recruiting/saved-filters-api.ts';
import { unreadKey } from '../../service/recruiting/unread-api.ts';
import { type ContentFailure, toContentError } from '../../service/request/content-error.ts';
import type { ApplicationChanges } from './application-changes.ts';
import { editLists, isEarlier } from './application-lists.ts';
import { watchApplications } from './application-news.ts';
import { addToColumns, rereadColumns } from './column-lists.ts';
import { type ListData, rowsOf } from './list-data.ts';
import { markRead } from './read-marks.ts';

/** News within this time is asked for at once: each request leaves a line in the record of changes. */
const PAUSE_MS = 400;

/** Where news does not cease, as after an advertisement on the radio, it is asked for as often as this. */
const MOST_MS = 3000;

/** Pages of the list that are read again after a break. */
const MOST_PAGES = 10;

/** Failures that end by themselves. */
const UNANSWERED: ReadonlySet<ContentFailure> = new Set(['unreachable', 'failed']);

export interface LiveList {
  /** Applications that arrived and are not in the list yet: it does not move under the pointer by itself. */
  readonly arrived: number;
  /** Whether there are more of them than were read. */
  readonly hasMore: boolean;
  readonly showArrived: () => void;
}

interface Found {
  /** The newest of the list; kept are those of them that it had not yet. */
  readonly rows: readonly ApplicationSummary[];
  readonly total: number;
  /** Whether there are more than these; of what is kept, whether those are new as well. */
  readonly hasMore: boolean;
}

/** Keeps what is shown of a site's applications as it is there, while others work on them. */
export function useLiveList(
  siteId: string,
  filters: ApplicationFilters,
  changes: Pick<ApplicationChanges, 'update' | 'drop'>,
): LiveList {
  const queries = useQueryClient();
  const name = JSON.stringify(filters);
  const key = useMemo(() => ['applications', siteId, JSON.parse(name)], [siteId, name]);
  const [found, setFound] = useState<{ readonly key: typeof key; readonly answer: Found }>();
  // Others at every rendering and with other filters, which must not end the connection.
  const update = useEffectEvent(changes.update);
  const drop = useEffectEvent(changes.drop);
  const shownPages = useEffectEvent(() => queries.getQueryData<ListData>(key)?.pages.length);
  const look = useEffectEvent(async (wanted: number, signal: AbortSignal) => {
    if (queries.getQueryData(key) === undefined) return;
    try {
      const answer = await readPages(siteId, { filters: JSON.parse(name), signal }, wanted);
      takeOver(queries, siteId, key, answer);
      const list = queries.getQueryData<ListData>(key);
      // Nothing that could move under the pointer, and words that nobody applied, which is not so any more.
      if (list && rowsOf(list).length === 0) return putFirst(queries, key, list, answer);
      const fresh = newOf(answer, list);
      if (!fresh.hasMore) countAnew(queries, key, answer.total - fresh.rows.length);
      setFound({ key, answer: fresh });
    } catch {
      // What is missed now is told by the next news, and 'Buscar nuevas' says what is wrong.
    }
  });
  useEffect(() => {
    const stopping = new AbortController();
    const [lookSoon, stopLooking] = gather((pages) => void look(pages, stopping.signal));
    const { forget, readUnread, readKept, readFailed, onOthers } = rereading(queries, siteId);
    const [countSoon, stopCounting] = gather(readUnread);
    const begun = Date.now();
    const stop = watchApplications(siteId, {
      onArrived: () => {
        lookSoon(1);
        countSoon(1);
      },
      onRead: () => countSoon(1),
      onOpen: () => {
        const shown = shownPages();
        // One that is still on its way is read about now.
        if (shown !== undefined) lookSoon(shown);
        readKept(begun);
        readFailed();
      },
      onGap: () => {
        lookSoon(shownPages() ?? 1);
        readKept(Date.now());
        readFailed();
      },
      ...onOthers,
      onChanged: ({ id, ...decided }) => {
        if (!isShown(queries, siteId, { id, ...decided })) update(id, decided);
      },
      onAlike: (id, mayBeDuplicate) => update(id, { mayBeDuplicate }),
      onNoted: (id) => update(id, {}),
      onGone: (id) => {
        drop([id]);
        setFound((known) => known && { ...known, answer: without(known.answer, id) });
        markRead(id);
        forget(id);
      },
    });
    return () => {
      stop();
      stopping.abort();
      stopLooking();
      stopCounting();
    };
  }, [queries, siteId]);
  const list = queries.getQueryData<ListData>(key);
  const arrived = found?.key === key && list ? unknownOf(found.answer, list) : [];
  const hasMore = found?.answer.hasMore === true && arrived.length > 0;
  const showArrived = () => {
    if (found === undefined || list === undefined) return;
    putFirst(queries, key, list, { rows: arrived, hasMore });
    if (!hasMore) setFound(undefined);
  };
  return { arrived: arrived.length, hasMore, showArrived };
}

/** Gathers news until it pauses, but not for ever. @returns what takes it, with the pages that it asks for, and what ends it */
function gather(read: (pages: number) => void) {
  let pages = 0;
  const soon = debounce(
    () => {
      read(pages);
      pages = 0;
    },
    PAUSE_MS,
    { maxWait: MOST_MS },
  );
  const take = (atLeast: number) => {
    pages = Math.max(pages, atLeast);
    soon();
  };
  return [take, soon.cancel] as const;
}

/** Whether a state, or a later one, is there already: what this window did itself, and perhaps more. */
function isShown(
  queries: QueryClient,
  siteId: string,
  state: Pick<ApplicationSummary, 'id' | 'etag'>,
): boolean {
  const lists = queries.getQueriesData<ListData>({ queryKey: ['applications', siteId] });
  const rows = lists.flatMap(([, list]) => (list === undefined ? [] : rowsOf(list)));
  return rows.some((row) => row.id === state.id && !isEarlier(row, state));
}

/** Puts those that arrived above the others; where they are so many that some were not read, the list begins anew. */
function putFirst(
  queries: QueryClient,
  key: readonly unknown[],
  list: ListData,
  { rows, hasMore }: Pick<Found, 'rows' | 'hasMore'>,
): void {
  if (hasMore) {
    void queries.resetQueries({ queryKey: key });
    return;
  }
  if (rows.length === 0) return;
  queries.setQueryData<ListData>(key, withArrived(list, rows));
  addToColumns(queries, key, rows);
}

function withArrived(list: ListData, arrived: readonly ApplicationSummary[]): ListData {
  const pages = list.pages.map((page, index) => ({
    ...page,
    data: index === 0 ? [...arrived, ...page.data] : page.data,
    total: page.total + arrived.length,
  }));
  return { ...list, pages };
}

/** How many there are without those that arrived. */
function countAnew(queries: QueryClient, key: readonly unknown[], total: number): void {
  queries.setQueryData<ListData>(key, (list) =>
    list ? { ...list, pages: list.pages.map((page) => ({ ...page, total })) } : undefined,
  );
}

/** What is asked for again by itself. */
function rereading(queries: QueryClient, siteId: string) {
  return {
    forget: (id: string) => void queries.resetQueries({ queryKey: ['application', siteId, id] }),
    readUnread: () => void queries.invalidateQueries({ queryKey: unreadKey(siteId) }),
    /** What the recruiter or the site settled is otherwise now. */
    onOthers: {
      onSettings: () =>
        void queries.invalidateQueries({ queryKey: applicationSettingsKey(siteId) }),
      onFilters: () => void queries.invalidateQueries({ queryKey: savedFiltersKey(siteId) }),
    },
    /** All beside the list that was read before that time; persons who are not shown when they are opened again. */
    readKept: (before: number) => {
      rereadColumns(queries, siteId, before);
      queries.removeQueries({ queryKey: ['application', siteId], type: 'inactive' });
      for (const queryKey of [
        ['application', siteId],
        applicationSettingsKey(siteId),
        savedFiltersKey(siteId),
        unreadKey(siteId),
      ])
        void queries.invalidateQueries({
          queryKey,
          predicate: ({ state }) => state.data !== undefined && state.dataUpdatedAt < before,
        });
    },
    /** What is shown and got no answer: whoever waits for the network need not press anything when it is back. */
    readFailed: () =>
      void queries.refetchQueries({
        type: 'active',
        predicate: ({ queryKey, state: { error } }) =>
          queryKey[1] === siteId && error !== null && UNANSWERED.has(toContentError(error).failure),
      }),
  };
}

async function readPages(
  siteId: string,
  request: { readonly filters: ApplicationFilters; readonly signal: AbortSignal },
  wanted: number,
): Promise<Found> {
  const pages: ApplicationsAnswer[] = [];
  let next: string | null = '';
  while (next !== null && pages.length < Math.min(wanted, MOST_PAGES)) {
    const page: ApplicationsAnswer = await listApplications(siteId, { ...request, cursor: next });
    pages.push(page);
    next = page.next;
  }
  return {
    rows: pages.flatMap(({ data }) => data),
    total: pages[0]?.total ?? 0,
    hasMore: next !== null,
  };
}

/** Rows that are shown become what was found; those that would stand among it and do not are gone. */
function takeOver(
  queries: QueryClient,
  siteId: string,
  key: readonly unknown[],
  { rows, hasMore }: Found,
): void {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const oldest = rows.at(-1)?.at ?? '';
  const list = queries.getQueryData<ListData>(key);
  const shown = list === undefined ? [] : rowsOf(list);
  const gone = new Set(
    shown.filter(({ id, at }) => !byId.has(id) && (!hasMore || at > oldest)).map(({ id }) => id),
  );
  editLists(queries, siteId, (before) =>
    before
      .filter(({ id }) => !gone.has(id))
      .map((row) => {
        const read = byId.get(row.id) ?? row;
        return isEarlier(read, row) ? row : read;
      }),
  );
}

/** What a list has not; who leaves it later is nobody who arrived. */
function newOf(found: Found, list: ListData | undefined): Found {
  const rows = list === undefined ? [] : unknownOf(found, list);
  return { ...found, rows, hasMore: found.hasMore && rows.length === found.rows.length };
}

function without(found: Found, gone: string): Found {
  return { ...found, rows: found.rows.filter(({ id }) => id !== gone) };
}

function unknownOf({ rows }: Found, list: ListData): ApplicationSummary[] {
  const known = new Set(rowsOf(list).map(({ id }) => id));
  return rows.filter(({ id }) => !known.has(id));
}
