import type { PageTokens } from '../pages/page-tokens.ts';
import type { PageEntry, SiteEntry } from '../sites/site-entry.ts';
import { pageOfPath } from './event-page.ts';
import type { ReadEvent } from './read-events.ts';

/** An event of a site that measures, and what is known of it before it is kept. */
export interface SentEvent {
  readonly event: ReadEvent;
  readonly entry: SiteEntry;
  /** Undefined for an address that is no page of the site. */
  readonly page: PageEntry | undefined;
  /** Whether it came with the token of its page. Only such events count. */
  readonly isSigned: boolean;
}

const MAX_PATH = 300;

/** Undefined where the event is of no such site. @param own sites of the agency that the call names */
export async function toSentEvent(
  event: ReadEvent,
  own: readonly SiteEntry[],
  tokens: Pick<PageTokens, 'isValid'>,
): Promise<SentEvent | undefined> {
  const { websiteId, pageUrl, pageToken } = event.record;
  const entry = own.find(({ site }) => site.id === websiteId);
  if (entry?.site.enableWidgetTracking !== true) return undefined;
  const page = pageOfPath(entry, pathOf(pageUrl));
  const { agencyId, id: siteId } = entry.site;
  const tokenPage = { agencyId, siteId, pageId: page?.pageId ?? '' };
  const isSigned = await tokens.isValid(tokenPage, pageToken ?? '');
  return { event, entry, page, isSigned };
}

function pathOf(pageUrl: string): string {
  const [path = ''] = pageUrl.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/);
  return path.startsWith('/') ? path.slice(0, MAX_PATH) : '/';
}
