import type { QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useCommandContext } from '../commands/command.ts';
import type { PageTarget } from '../service/page-api.ts';
import type { ListedPage } from '../service/page-summary.ts';

/**
 * Gives the state of a page that a change is made to. Of the open page, what is on screen is saved before; null where
 * that was not possible.
 */
export function usePageTarget(
  siteId: string,
): (page: Pick<ListedPage, 'id' | 'etag'>) => Promise<PageTarget | null> {
  const { editor, saver } = useCommandContext();
  return useCallback(
    async ({ id, etag }) => {
      const isOpen = editor?.siteId === siteId && editor.pageId === id;
      if (!isOpen || !saver) return { siteId, pageId: id, etag };
      const isSaved = await saver.flush();
      return isSaved ? { siteId, pageId: id, etag: saver.store.getState().etag } : null;
    },
    [siteId, editor, saver],
  );
}

/** Everything about a page that a change of its state made old is asked for again. */
export async function forgetPage(
  queries: QueryClient,
  siteId: string,
  pageId: string,
): Promise<void> {
  const keys = [
    ['pages', siteId],
    ['bin', siteId],
    ['live', siteId, pageId],
    ['versions', siteId, pageId],
  ];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
