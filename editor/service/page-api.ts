import type { DuplicateRequest, LinkingPage, ScheduleRequest } from '#schemas/api/content-pages.ts';
import { linkingPage } from '#schemas/generated/answers.ts';
import { askForPages, type ListedPage } from './page-summary.ts';
import { ContentError } from './request/content-error.ts';
import { type ContentAnswer, sendContent } from './request/content-request.ts';
import { askForList } from './request/read-response.ts';

/** One page, and the entity tag of the state of it that a change is made to. */
export interface PageTarget {
  readonly siteId: string;
  readonly pageId: string;
  readonly etag: string;
}

/** Pages in the bin of a site. Rejects with a `ContentError`, as all calls here do. */
export function listBin(siteId: string, signal: AbortSignal): Promise<readonly ListedPage[]> {
  return askForPages({ path: [siteId, 'pages'], query: { bin: true }, signal });
}

/** The other pages that link to a page. */
export function listLinkingPages({
  siteId,
  pageId,
}: Omit<PageTarget, 'etag'>): Promise<readonly LinkingPage[]> {
  return askForList(linkingPage, { path: [siteId, 'pages', pageId, 'linked-from'] });
}

/** What visitors see of a page, as text; null where they see none. */
export async function loadLiveText(
  siteId: string,
  pageId: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const path = [siteId, 'pages', pageId];
  try {
    return (await sendContent({ path, query: { state: 'live' }, ...(signal && { signal }) })).text;
  } catch (error) {
    if (error instanceof ContentError && error.failure === 'missing') return null;
    throw error;
  }
}

/** @param text the document of the page, which names its id */
export async function createPage(siteId: string, text: string): Promise<void> {
  await sendContent({ method: 'POST', path: [siteId, 'pages'], body: text });
}

export async function duplicatePage(target: PageTarget, names: DuplicateRequest): Promise<void> {
  await sendPage(target, { action: 'duplicate', body: names });
}

/** Puts the draft on the site. A draft with errors is refused with `problemsOfRefusal`. */
export async function publishPage(target: PageTarget): Promise<void> {
  await sendPage(target, { action: 'publish' });
}

export async function unpublishPage(target: PageTarget): Promise<void> {
  await sendPage(target, { action: 'unpublish' });
}

export async function schedulePage(target: PageTarget, schedule: ScheduleRequest): Promise<void> {
  await sendPage(target, { action: 'schedule', body: schedule });
}

/** Puts a page into the bin; it leaves the site at once. */
export async function deletePage({ siteId, pageId, etag }: PageTarget): Promise<void> {
  await sendContent({ method: 'DELETE', path: [siteId, 'pages', pageId], ifMatch: etag });
}

/** Takes a page out of the bin, as a draft. */
export async function undeletePage(target: PageTarget): Promise<void> {
  await sendPage(target, { action: 'undelete' });
}

interface PageAction {
  readonly action: string;
  readonly body?: object;
}

function sendPage(
  { siteId, pageId, etag }: PageTarget,
  { action, body }: PageAction,
): Promise<ContentAnswer> {
  const path = [siteId, 'pages', pageId, action];
  return sendContent({ method: 'POST', path, ifMatch: etag, ...(body && { body }) });
}
