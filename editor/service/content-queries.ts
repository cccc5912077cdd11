import { QueryClientContext, useQuery } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import { contentAssetFacts, siteJobValues } from '#schemas/generated/answers.ts';
import { pageNumbersAnswer } from '#schemas/generated/recruiting-answers.ts';
import { useContentApi } from './content-api-context.ts';
import { listBin, loadLiveText } from './page-api.ts';
import type { ListedPage } from './page-summary.ts';
import { askFor } from './request/read-response.ts';
import { listVersions, loadVersionText, type VersionedDocument } from './version-api.ts';

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

/** Reads the pages of a site that have been asked for by then; does not ask. */
export function useKnownPages(siteId: string): () => readonly ListedPage[] {
  const queries = useContext(QueryClientContext);
  return useCallback(
    () => queries?.getQueryData<readonly ListedPage[]>(['pages', siteId]) ?? [],
    [queries, siteId],
  );
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

/** What the files of a site weigh. Asked for again whenever the files have changed. */
export function useAssetFacts(siteId: string) {
  return useQuery({
    // Below the key of the files, so that what refreshes them refreshes this.
    queryKey: ['assets', siteId, 'facts'],
    queryFn: ({ signal }) => askFor(contentAssetFacts, { path: [siteId, 'asset-facts'], signal }),
  });
}

/** What the open jobs of a site say in the fields that filter them. Imports change jobs a few times a day. */
export function useJobValues(siteId: string) {
  return useQuery({
    queryKey: ['job-values', siteId],
    queryFn: ({ signal }) => askFor(siteJobValues, { path: [siteId, 'job-values'], signal }),
    staleTime: 60_000,
  });
}

/** Pages in the bin. */
export function useBin(siteId: string) {
  return useQuery({
    queryKey: ['bin', siteId],
    queryFn: ({ signal }) => listBin(siteId, signal),
  });
}

/** What visitors see of a page, as text; null where they see none. @param isOn whether they see any, as the list says */
export function useLiveText(siteId: string, pageId: string, isOn: boolean) {
  return useQuery({
    queryKey: ['live', siteId, pageId],
    queryFn: ({ signal }) => loadLiveText(siteId, pageId, signal),
    enabled: isOn,
    staleTime: 0,
  });
}

export function useVersions(owner: VersionedDocument) {
  return useQuery({
    queryKey: ['versions', owner],
    queryFn: ({ signal }) => listVersions(owner, signal),
    staleTime: 0,
  });
}

/** The document of a version, which never changes; not asked for where there is no number. */
export function useVersionText(owner: VersionedDocument, version: number | undefined) {
  return useQuery({
    queryKey: ['version', owner, version],
    queryFn: ({ signal }) => loadVersionText(owner, version ?? 0, signal),
    enabled: version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Numbers beside pages may be so old, in ms. */
const FRESH_MS = 5 * 60_000;

/** Views and finished applications of the last weeks, by page. Nothing waits for them. */
export function usePageNumbers(siteId: string) {
  return useQuery({
    queryKey: ['page-numbers', siteId],
    queryFn: async ({ signal }) => {
      const path = [siteId, 'results', 'pages'];
      const { data } = await askFor(pageNumbersAnswer, { path, signal });
      return new Map(data.map((page) => [page.pageId, page]));
    },
    staleTime: FRESH_MS,
    retry: false,
  });
}
