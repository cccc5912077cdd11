import { savedSettings } from '#schemas/generated/answers.ts';
import { ContentError } from './request/content-error.ts';
import { sendContent } from './request/content-request.ts';
import { readResponse } from './request/read-response.ts';

/** The settings of a site as the service has them. */
export interface SettingsText {
  readonly text: string;
  readonly etag: string;
}

export async function loadSettings(siteId: string, signal?: AbortSignal): Promise<SettingsText> {
  const { text, etag } = await sendContent({
    path: [siteId, 'settings'],
    ...(signal && { signal }),
  });
  if (etag === null) throw new ContentError('unreadable');
  return { text, etag };
}

/**
 * Saves settings, which all pages of the site show at once.
 * @returns their entity tag
 */
export async function saveSettings(siteId: string, { text, etag }: SettingsText): Promise<string> {
  const answer = await sendContent({
    method: 'PUT',
    path: [siteId, 'settings'],
    body: text,
    ifMatch: etag,
  });
  return readResponse(savedSettings, answer.text).etag;
}
