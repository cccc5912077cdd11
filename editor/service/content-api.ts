import type { AssetIndex } from '#runtime/index.ts';
import type { SiteSummary } from '#schemas/api/content.ts';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { assetIndex, siteSummary } from '#schemas/generated/answers.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import type { Result } from '#schemas/problems/result.ts';
import { type ListedPage, readPages } from './page-summary.ts';
import { readSite } from './read-site.ts';
import { ContentError } from './request/content-error.ts';
import { sendContent } from './request/content-request.ts';
import { readList, readResponse } from './request/read-response.ts';

/** A page's working document as the service has it. */
export interface PageText {
  readonly text: string;
  readonly etag: string;
}

/** What every view of the editor reads. Every call rejects with a `ContentError` when there is no usable answer. */
export interface ContentApi {
  listSites(signal: AbortSignal): Promise<readonly SiteSummary[]>;
  listPages(siteId: string, signal: AbortSignal): Promise<readonly ListedPage[]>;
  loadPage(siteId: string, pageId: string, signal: AbortSignal): Promise<PageText>;
  loadSite(siteId: string, signal: AbortSignal): Promise<Result<SiteDocument, Problem>>;
  loadAssetIndex(siteId: string, signal: AbortSignal): Promise<AssetIndex>;
}

/** The routes as the session of this browser may use them. */
export function createContentApi(): ContentApi {
  const load = async (path: readonly string[], signal: AbortSignal) =>
    (await sendContent({ path, signal })).text;
  return {
    listSites: async (signal) => readList(siteSummary, await load([], signal)),
    listPages: async (siteId, signal) => readPages(await load([siteId, 'pages'], signal)),
    loadPage: async (siteId, pageId, signal) => {
      const { text, etag } = await sendContent({ path: [siteId, 'pages', pageId], signal });
      if (etag === null) throw new ContentError('unreadable');
      return { text, etag };
    },
    loadSite: async (siteId, signal) => readSite(await load([siteId, 'settings'], signal)),
    loadAssetIndex: async (siteId, signal) =>
      readResponse(assetIndex, await load([siteId, 'asset-index'], signal)),
  };
}
