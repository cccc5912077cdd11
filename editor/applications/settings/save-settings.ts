import type { ApplicationSettings } from '#schemas/api/recruiting/settings.ts';
import { isRecord } from '#schemas/json/fields.ts';
import {
  loadApplicationSettings,
  saveApplicationSettings,
} from '../../service/recruiting/application-settings-api.ts';
import { toContentError } from '../../service/request/content-error.ts';
import type { SettingsDraft } from './settings-draft.ts';

export type SettingsOutcome =
  | { readonly state: 'saved' | 'step-in-use' }
  /** Somebody else changed the same members meanwhile: nothing is saved until it is decided whose count. */
  | { readonly state: 'disputed'; readonly members: readonly (keyof ApplicationSettings)[] }
  | { readonly state: 'failed'; readonly error: unknown };

/** Saves a draft on what is saved by now: what others changed beside it stays. */
export async function saveSettings(siteId: string, draft: SettingsDraft): Promise<SettingsOutcome> {
  const { changed, etag } = draft.store.getState();
  try {
    draft.wasSaved(await saveApplicationSettings(siteId, { settings: changed, etag }));
    return { state: 'saved' };
  } catch (error) {
    const { failure, details } = toContentError(error);
    if (failure === 'conflict') return join(siteId, draft);
    const isInUse = isRecord(details) && details['code'] === 'step-in-use';
    return isInUse ? { state: 'step-in-use' } : { state: 'failed', error };
  }
}

async function join(siteId: string, draft: SettingsDraft): Promise<SettingsOutcome> {
  try {
    const members = draft.putOn(await loadApplicationSettings(siteId));
    return members.length > 0 ? { state: 'disputed', members } : saveSettings(siteId, draft);
  } catch (error) {
    return { state: 'failed', error };
  }
}
