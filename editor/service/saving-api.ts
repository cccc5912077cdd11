import { isRecord } from '#schemas/json/fields.ts';
import type { PageText } from './content-api.ts';
import { ContentError } from './request/content-error.ts';
import { sendContent } from './request/content-request.ts';

export interface DraftToSave {
  readonly siteId: string;
  readonly pageId: string;
  readonly text: string;
  /** Entity tag of what the draft is based on. */
  readonly etag: string;
}

/** What somebody else saved meanwhile. */
export interface OthersPage extends PageText {
  /** As the record of changes names the person; null where nobody is known. */
  readonly savedBy: string | null;
}

/** Longest body that may outlive its page is 64 KiB, headers and other requests included. */
const MAX_LASTING_BYTES = 60 * 1024;

/** @returns the new entity tag. Rejects with a `ContentError`; `othersPageOf` reads a conflict. */
export async function saveDraft({ siteId, pageId, text, etag }: DraftToSave): Promise<string> {
  const answer = await sendContent({
    method: 'PUT',
    path: [siteId, 'pages', pageId, 'draft'],
    body: text,
    ifMatch: etag,
    keepalive: new TextEncoder().encode(text).length < MAX_LASTING_BYTES,
  });
  if (answer.etag === null) throw new ContentError('unreadable', { status: answer.status });
  return answer.etag;
}

/** What stands in the way of a save that ended with `conflict`; undefined where the answer does not say. */
export function othersPageOf({ details }: ContentError): OthersPage | undefined {
  if (!isRecord(details)) return undefined;
  const { theirs, etag, savedBy } = details;
  if (typeof theirs !== 'string' || typeof etag !== 'string') return undefined;
  return { text: theirs, etag, savedBy: typeof savedBy === 'string' ? savedBy : null };
}

/**
 * Takes a page out of the bin, or makes it anew with this text where it is gone altogether.
 * @returns the entity tag of the page that is there then
 */
export async function bringBackPage({ siteId, pageId, text, etag }: DraftToSave): Promise<string> {
  try {
    const path = [siteId, 'pages', pageId, 'undelete'];
    await sendContent({ method: 'POST', path, ifMatch: '*' });
    return etag;
  } catch (error) {
    if (!(error instanceof ContentError) || error.failure !== 'missing') throw error;
    const made = await sendContent({ method: 'POST', path: [siteId, 'pages'], body: text });
    return made.etag ?? etag;
  }
}
