import { toReason } from '../base/error-text.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { PageEntry, SiteEntry } from '../sites/site-entry.ts';
import type { PageTokens } from './page-tokens.ts';

export interface SignedView {
  readonly entry: Pick<SiteEntry, 'site'>;
  readonly page: Pick<PageEntry, 'pageId'>;
  readonly status: number;
}

export interface SigningOptions {
  readonly tokens: PageTokens;
  readonly log: Pick<ServerLog, 'error'>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export interface PageSignature {
  /** By which events of the page count; undefined for one that is not measured. */
  readonly pageToken: string | undefined;
  /** When the page needs another, ms since the epoch; undefined for never. */
  readonly expires: number | undefined;
}

/** After which a page that could not be signed is tried again. */
const RETRY_MS = 60_000;

/** Without the database a page is shown all the same: what happens on it does not count. */
export async function signPage(
  { entry, page, status }: SignedView,
  { tokens, log, now }: SigningOptions,
): Promise<PageSignature> {
  const { agencyId, id: siteId, enableWidgetTracking } = entry.site;
  if (enableWidgetTracking !== true) return { pageToken: undefined, expires: undefined };
  // Pages of errors stand at addresses that are no page.
  const pageId = status === 200 ? page.pageId : '';
  try {
    const pageToken = await tokens.issue({ agencyId, siteId, pageId });
    return { pageToken, expires: tokens.renewedAt() };
  } catch (error) {
    log.error('A page could not be signed', { siteId, pageId, reason: toReason(error) });
    return { pageToken: undefined, expires: now() + RETRY_MS };
  }
}
