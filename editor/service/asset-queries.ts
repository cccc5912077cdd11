import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { loadAssets, loadAssetUsage } from './asset-api.ts';

/** @param isFresh asks again when the view opens: how often a file is used changes with every page */
export function useAssets(siteId: string, isFresh = false) {
  return useQuery({
    queryKey: ['asset-list', siteId],
    queryFn: ({ signal }) => loadAssets(siteId, signal),
    refetchOnMount: isFresh ? 'always' : true,
  });
}

/** @param count of its uses as the list of files tells it: another one asks again */
export function useAssetUsage(siteId: string, path: string, count: number) {
  return useQuery({
    queryKey: ['asset-usage', siteId, path, count],
    queryFn: ({ signal }) => loadAssetUsage(siteId, path, signal),
  });
}

/** Makes every view show the files as they are now; the canvas among them. */
export function useRefreshAssets(siteId: string): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => refreshAssets(client, siteId), [client, siteId]);
}

async function refreshAssets(client: QueryClient, siteId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['asset-list', siteId] }),
    client.invalidateQueries({ queryKey: ['assets', siteId] }),
    // Asked for again with another count; a file that is gone need not be asked about.
    client.invalidateQueries({ queryKey: ['asset-usage', siteId], refetchType: 'none' }),
  ]);
}
