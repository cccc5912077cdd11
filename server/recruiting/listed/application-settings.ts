import type { Kysely } from 'kysely';
import {
  type ApplicationSettings,
  DEFAULT_APPLICATION_SETTINGS,
} from '#schemas/api/recruiting/settings.ts';
import type { Tables } from '../../db/schema.ts';
import { type SiteKey, siteColumns } from '../../sites/documents/site-key.ts';

export type StoredSettings = ApplicationSettings;

/** What the site saved, else what every site has at first. */
export async function loadApplicationSettings(
  kysely: Kysely<Tables>,
  site: SiteKey,
): Promise<StoredSettings> {
  const row = await kysely
    .selectFrom('application_settings')
    .select('settings')
    .where((eb) => eb.and(siteColumns(site)))
    .executeTakeFirst();
  // Judged when it was saved; members that came later have their defaults.
  return row === undefined
    ? DEFAULT_APPLICATION_SETTINGS
    : { ...DEFAULT_APPLICATION_SETTINGS, ...JSON.parse(row.settings) };
}

/** The step that an application has whom nobody has moved. */
export function firstStep({ steps }: Pick<StoredSettings, 'steps'>): string {
  return steps[0]?.id ?? '';
}

export async function saveApplicationSettings(
  rows: Kysely<Tables>,
  site: SiteKey,
  { settings, now }: { readonly settings: ApplicationSettings; readonly now: number },
): Promise<void> {
  const columns = { settings: JSON.stringify(settings), updated_at: new Date(now) };
  await rows
    .insertInto('application_settings')
    .values({ ...siteColumns(site), ...columns })
    .onConflict((conflict) => conflict.columns(['agency_id', 'site_id']).doUpdateSet(columns))
    .execute();
}
