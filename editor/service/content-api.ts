import type { AssetIndex } from '#runtime/index.ts';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { isRecord } from '#schemas/json/fields.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import type { Result } from '#schemas/problems/result.ts';
import { isPageSummary, type PageSummary } from './page-summary.ts';
import { readSite } from './read-site.ts';
import { ContentError } from './request/content-error.ts';
import { sendContent } from './request/content-request.ts';
import { isSiteSummary, type SiteSummary } from './site-summary.ts';

/** A page's working document as the service has it. */
export interface PageText {
  readonly text: string;
  readonly etag: string;
}

/** What every view of the editor reads. Every call rejects with a `ContentError` when there is no usable answer. */
export interface ContentApi {
  listSites(signal: AbortSignal): Promise<readonly SiteSummary[]>;
  listPages(siteId: string, signal: AbortSignal): Promise<readonly PageSummary[]>;
  loadPage(siteId: string, pageId: string, signal: AbortSignal): Promise<PageText>;
  loadSite(siteId: string, signal: AbortSignal): Promise<Result<SiteDocument, Problem>>;
  loadAssetIndex(siteId: string, signal: AbortSignal): Promise<AssetIndex>;
}

/** The routes as the session of this browser may use them. */
export function createContentApi(): ContentApi {
  const load = async (path: readonly string[], signal: AbortSignal) =>
    (await sendContent({ path, signal })).text;
  return {
    listSites: async (signal) => toList(await load([], signal), isSiteSummary),
    listPages: async (siteId, signal) =>
      toList(await load([siteId, 'pages'], signal), isPageSummary),
    loadPage: async (siteId, pageId, signal) => {
      const { text, etag } = await sendContent({ path: [siteId, 'pages', pageId], signal });
      if (etag === null) throw new ContentError('unreadable');
      return { text, etag };
    },
    loadSite: async (siteId, signal) => readSite(await load([siteId, 'settings'], signal)),
    loadAssetIndex: async (siteId, signal) =>
      toAssetIndex(await load([siteId, 'asset-index'], signal)),
  };
}

/** The items of an answer such as `{ "data": [] }`. */
export function toList<T>(text: string, isItem: (value: unknown) => value is T): readonly T[] {
  const answer = toJson(text);
  const items = isRecord(answer) ? answer['data'] : answer;
  if (!Array.isArray(items) || !items.every(isItem)) throw new ContentError('unreadable');
  return items;
}

export function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContentError('unreadable', { cause: error });
  }
}

function toAssetIndex(text: string): AssetIndex {
  const answer = toJson(text);
  if (!isAssetIndex(answer)) throw new ContentError('unreadable');
  return answer;
}

function isAssetIndex(value: unknown): value is AssetIndex {
  return isRecord(value) && Object.values(value).every(isAsset);
}

function isAsset(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { hash, extension, width, height } = value;
  return (
    typeof hash === 'string' &&
    typeof extension === 'string' &&
    typeof width === 'number' &&
    typeof height === 'number'
  );
}
