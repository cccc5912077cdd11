import type { SiteSummary } from '../api/site-summary.ts';
import { createKeptWork } from './kept-work.ts';
import type { SettingsEditor } from './settings-editor.ts';

type Site = Pick<SiteSummary, 'agencyId' | 'siteId'>;

const kept = createKeptWork<SettingsEditor>();

/** Settings of a site that were changed and not saved. */
export function keptSettings({ agencyId, siteId }: Site): SettingsEditor | undefined {
  return kept.find(`${agencyId}/${siteId}`);
}

export function keepSettings({ agencyId, siteId }: Site, editor: SettingsEditor): void {
  kept.keep(`${agencyId}/${siteId}`, editor);
}
