import { savedSettings } from '#schemas/generated/answers.ts';
import { askFor, askForDocument } from './request/read-response.ts';

/** The settings of a site as the service has them. */
export interface SettingsText {
  readonly text: string;
  readonly etag: string;
}

export function loadSettings(siteId: string, signal?: AbortSignal): Promise<SettingsText> {
  return askForDocument({ path: [siteId, 'settings'], ...(signal && { signal }) });
}

/**
 * Saves settings, which all pages of the site show at once.
 * @returns their entity tag
 */
export async function saveSettings(siteId: string, { text, etag }: SettingsText): Promise<string> {
  const saved = await askFor(savedSettings, {
    method: 'PUT',
    path: [siteId, 'settings'],
    body: text,
    ifMatch: etag,
  });
  return saved.etag;
}
