import type { AssetIndex } from '#runtime/index.ts';
import type { SiteDocument } from '#schemas/documents.ts';
import { isRecord } from '#schemas/fields.ts';
import { type ParsedPage, parsePageText } from '#schemas/parse-page.ts';
import { parseSiteText } from '#schemas/parse-site.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Result } from '#schemas/result.ts';
import { isAssetIndex } from './asset-index.ts';
import { ContentError, failureOfStatus } from './content-error.ts';
import { isPageSummary, type PageSummary } from './page-summary.ts';
import { isSiteSummary, type SiteSummary } from './site-summary.ts';

/** The content routes. Every call rejects with a `ContentError` when there is no usable answer. */
export interface ContentApi {
  listSites(signal: AbortSignal): Promise<readonly SiteSummary[]>;
  listPages(siteId: string, signal: AbortSignal): Promise<readonly PageSummary[]>;
  loadPage(siteId: string, pageId: string, signal: AbortSignal): Promise<ParsedPage>;
  loadSite(siteId: string, signal: AbortSignal): Promise<Result<SiteDocument, Problem>>;
  loadAssetIndex(siteId: string, signal: AbortSignal): Promise<AssetIndex>;
}

const SITES = '/content/v1/sites';

/** The routes as the session of this browser may use them. */
export function createContentApi(): ContentApi {
  const load = (path: readonly string[], signal: AbortSignal) => loadText(toUrl(path), signal);
  return {
    listSites: async (signal) => toList(await load([], signal), isSiteSummary),
    listPages: async (siteId, signal) =>
      toList(await load([siteId, 'pages'], signal), isPageSummary),
    loadPage: async (siteId, pageId, signal) =>
      parsePageText(await load([siteId, 'pages', pageId], signal)),
    loadSite: async (siteId, signal) => parseSiteText(await load([siteId, 'settings'], signal)),
    loadAssetIndex: async (siteId, signal) =>
      toAssetIndex(await load([siteId, 'asset-index'], signal)),
  };
}

function toUrl(path: readonly string[]): string {
  return [SITES, ...path.map(encodeURIComponent)].join('/');
}

async function loadText(url: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(url, { credentials: 'same-origin', signal });
    if (!answer.ok)
      throw new ContentError(failureOfStatus(answer.status), { status: answer.status });
    return await answer.text();
  } catch (error) {
    if (error instanceof ContentError || signal.aborted) throw error;
    throw new ContentError('unreachable', { cause: error });
  }
}

function toList<T>(text: string, isItem: (value: unknown) => value is T): readonly T[] {
  const answer = toJson(text);
  const items = isRecord(answer) ? answer['data'] : answer;
  if (!Array.isArray(items) || !items.every(isItem)) throw new ContentError('unreadable');
  return items;
}

function toAssetIndex(text: string): AssetIndex {
  const answer = toJson(text);
  if (!isAssetIndex(answer)) throw new ContentError('unreadable');
  return answer;
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContentError('unreadable', { cause: error });
  }
}
