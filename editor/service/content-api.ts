import type { AssetIndex } from '#runtime/index.ts';
import type { SiteSummary } from '#schemas/api/content.ts';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { assetIndex, siteSummary } from '#schemas/generated/answers.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import type { Result } from '#schemas/problems/result.ts';
import { askForPages, type ListedPage } from './page-summary.ts';
import { readSite } from './read-site.ts';
import { sendContent } from './request/content-request.ts';
import { askFor, askForDocument, askForList } from './request/read-response.ts';

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
  return {
    listSites: (signal) => askForList(siteSummary, { path: [], signal }),
    listPages: (siteId, signal) => askForPages({ path: [siteId, 'pages'], signal }),
    loadPage: (siteId, pageId, signal) =>
      askForDocument({ path: [siteId, 'pages', pageId], signal }),
    loadSite: async (siteId, signal) =>
      readSite((await sendContent({ path: [siteId, 'settings'], signal })).text),
    loadAssetIndex: (siteId, signal) =>
      askFor(assetIndex, { path: [siteId, 'asset-index'], signal }),
  };
}
