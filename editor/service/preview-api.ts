import type { NewPreviewLink, PreviewLink, PreviewQuery } from '#schemas/api/preview.ts';
import { newPreviewLink, previewLink } from '#schemas/generated/answers.ts';
import { contentUrl, sendContent } from './request/content-request.ts';
import { askFor, askForList } from './request/read-response.ts';

export interface PreviewedPage {
  readonly siteId: string;
  readonly pageId: string;
}

/** The address of a page's draft as visitors would get it. */
export function previewUrl({ siteId, pageId }: PreviewedPage, states: PreviewQuery): string {
  return contentUrl({ path: [siteId, 'pages', pageId, 'preview'], query: { ...states } });
}

/** Rejects with a `ContentError` when the service did not do it. */
export function createPreviewLink({ siteId, pageId }: PreviewedPage): Promise<NewPreviewLink> {
  const path = [siteId, 'pages', pageId, 'preview-links'];
  return askFor(newPreviewLink, { method: 'POST', path });
}

/** Those that show the draft of a page now, newest first, without their addresses. */
export function listPreviewLinks(
  { siteId, pageId }: PreviewedPage,
  signal: AbortSignal,
): Promise<readonly PreviewLink[]> {
  const path = [siteId, 'pages', pageId, 'preview-links'];
  return askForList(previewLink, { path, signal });
}

export async function deletePreviewLink(
  { siteId, pageId }: PreviewedPage,
  linkId: string,
): Promise<void> {
  const path = [siteId, 'pages', pageId, 'preview-links', linkId];
  await sendContent({ method: 'DELETE', path });
}
