import type { QueryClient } from '@tanstack/react-query';

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
