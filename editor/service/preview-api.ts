import type { NewPreviewLink, PreviewLink, PreviewQuery } from '#schemas/api/preview.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { toJson, toList } from './content-api.ts';
import { ContentError } from './request/content-error.ts';
import { contentUrl, sendContent } from './request/content-request.ts';

export interface PreviewedPage {
  readonly siteId: string;
  readonly pageId: string;
}

/** The address of a page's draft as visitors would get it. */
export function previewUrl({ siteId, pageId }: PreviewedPage, states: PreviewQuery): string {
  return contentUrl({ path: [siteId, 'pages', pageId, 'preview'], query: { ...states } });
}

/** Rejects with a `ContentError` when the service did not do it. */
export async function createPreviewLink({
  siteId,
  pageId,
}: PreviewedPage): Promise<NewPreviewLink> {
  const path = [siteId, 'pages', pageId, 'preview-links'];
  const link = toJson((await sendContent({ method: 'POST', path })).text);
  if (!isNewLink(link)) throw new ContentError('unreadable');
  return link;
}

/** Those that show the draft of a page now, newest first, without their addresses. */
export async function listPreviewLinks(
  { siteId, pageId }: PreviewedPage,
  signal: AbortSignal,
): Promise<readonly PreviewLink[]> {
  const path = [siteId, 'pages', pageId, 'preview-links'];
  return toList((await sendContent({ path, signal })).text, isLink);
}

export async function deletePreviewLink(
  { siteId, pageId }: PreviewedPage,
  linkId: string,
): Promise<void> {
  const path = [siteId, 'pages', pageId, 'preview-links', linkId];
  await sendContent({ method: 'DELETE', path });
}

function isNewLink(value: unknown): value is NewPreviewLink {
  return isLink(value) && 'url' in value && typeof value.url === 'string';
}

function isLink(value: unknown): value is PreviewLink {
  const texts = ['linkId', 'createdAt', 'createdBy', 'expiresAt'];
  return isRecord(value) && texts.every((key) => typeof value[key] === 'string');
}
