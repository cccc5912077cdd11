import { useQuery } from '@tanstack/react-query';
import type { ApplicationSettings } from '#schemas/api/recruiting/settings.ts';
import { applicationSettings, retention } from '#schemas/generated/recruiting-answers.ts';
import { ContentError } from '../request/content-error.ts';
import { type ContentAnswer, sendContent } from '../request/content-request.ts';
import { askFor, readResponse } from '../request/read-response.ts';

/** Settings of a site's applications as the service has them. */
export interface SavedApplicationSettings {
  readonly settings: ApplicationSettings;
  readonly etag: string;
}

export function applicationSettingsKey(siteId: string): readonly string[] {
  return ['application-settings', siteId];
}

export function useApplicationSettings(siteId: string) {
  return useQuery({
    queryKey: applicationSettingsKey(siteId),
    queryFn: ({ signal }) => loadApplicationSettings(siteId, signal),
  });
}

export async function loadApplicationSettings(
  siteId: string,
  signal?: AbortSignal,
): Promise<SavedApplicationSettings> {
  return toSaved(await sendContent({ path: pathOf(siteId), ...(signal && { signal }) }));
}

/** Saves settings over those of the entity tag. Rejects with a `ContentError` where others were saved meanwhile. */
export async function saveApplicationSettings(
  siteId: string,
  { settings, etag }: SavedApplicationSettings,
): Promise<SavedApplicationSettings> {
  const request = { path: pathOf(siteId), body: settings, ifMatch: etag };
  return toSaved(await sendContent({ method: 'PUT', ...request }));
}

/** What goes by itself if applications are kept for so many days. */
export function useRetention(siteId: string, days: number) {
  return useQuery({
    queryKey: ['application-retention', siteId, days],
    queryFn: ({ signal }) => {
      const path = [siteId, 'application-retention'];
      return askFor(retention, { path, query: { days: String(days) }, signal });
    },
    gcTime: 0,
  });
}

function pathOf(siteId: string): readonly string[] {
  return [siteId, 'application-settings'];
}

function toSaved({ text, etag, status }: ContentAnswer): SavedApplicationSettings {
  if (etag === null) throw new ContentError('unreadable', { status });
  return { settings: readResponse(applicationSettings, text), etag };
}
