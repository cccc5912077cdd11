import { useQuery } from '@tanstack/react-query';
import { useContentApi } from './content-api-context.ts';

export function useSites() {
  const api = useContentApi();
  return useQuery({ queryKey: ['sites'], queryFn: ({ signal }) => api.listSites(signal) });
}

export function usePages(siteId: string) {
  const api = useContentApi();
  return useQuery({
    queryKey: ['pages', siteId],
    queryFn: ({ signal }) => api.listPages(siteId, signal),
  });
}

export function usePageDocument(siteId: string, pageId: string) {
  const api = useContentApi();
  return useQuery({
    queryKey: ['page', siteId, pageId],
    queryFn: ({ signal }) => api.loadPage(siteId, pageId, signal),
  });
}

export function useSiteDocument(siteId: string) {
  const api = useContentApi();
  return useQuery({
    queryKey: ['site', siteId],
    queryFn: ({ signal }) => api.loadSite(siteId, signal),
  });
}

export function useAssetIndex(siteId: string) {
  const api = useContentApi();
  return useQuery({
    queryKey: ['assets', siteId],
    queryFn: ({ signal }) => api.loadAssetIndex(siteId, signal),
  });
}
