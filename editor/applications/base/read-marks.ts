import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { loadUnread, markReadUntil, unreadKey } from '../../service/recruiting/unread-api.ts';
import { failureText } from '../../service/request/failure-text.ts';
import { showToast } from '../../ui/controls/toast-store.ts';
import { useLanguage } from '../../ui/language/use-message.ts';

interface Unread {
  readonly ids: ReadonlySet<string>;
  /** Whether there are more than are known. */
  readonly hasMore: boolean;
}

const NONE: Unread = { ids: new Set(), hasMore: false };

/** What the recruiter has not opened at the site that is shown. A row asks for itself alone: scrolling draws many. */
const unreadStore = createStore<Unread>(() => NONE);

/** Keeps what is unread as the service has it, which hears of every window of the recruiter. */
export function useUnread(siteId: string): { readonly readAll: () => void } {
  const queries = useQueryClient();
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: unreadKey(siteId),
    queryFn: ({ signal }) => loadUnread(siteId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    unreadStore.setState(data ? { ids: new Set(data.ids), hasMore: data.hasMore } : NONE);
  }, [data]);
  useEffect(() => () => unreadStore.setState(NONE), []);
  const readAll = async () => {
    if (data === undefined) return;
    try {
      await markReadUntil(siteId, data.asOf);
    } catch (error) {
      showToast({ text: failureText(error, language), tone: 'warning' });
    }
    void queries.invalidateQueries({ queryKey: unreadKey(siteId) });
  };
  return { readAll: () => void readAll() };
}

export function useIsRead(id: string): boolean {
  return useStore(unreadStore, ({ ids }) => !ids.has(id));
}

/** How many are unread, as people are told: "500+" where nobody counted on. Empty for none. */
export function useUnreadCount(): string {
  return useStore(unreadStore, ({ ids, hasMore }) =>
    ids.size === 0 ? '' : `${ids.size}${hasMore ? '+' : ''}`,
  );
}

/** The service marks what it gives to be read; here it is marked at once. */
export function markRead(id: string): void {
  const { ids } = unreadStore.getState();
  if (!ids.has(id)) return;
  const next = new Set(ids);
  next.delete(id);
  unreadStore.setState({ ids: next });
}
