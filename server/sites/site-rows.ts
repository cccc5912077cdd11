import type { Transaction } from 'kysely';
import type { Tables } from '../db/schema.ts';
import type { SiteKey } from './documents/site-key.ts';
import type { SiteFolder } from './site-folder.ts';

type Rows = Transaction<Tables>;

/**
 * Writes agency and site; settings that a recruiter saved stay.
 * @returns whether they stayed although the file says something else
 */
export async function saveSite(rows: Rows, { site, settings }: SiteFolder): Promise<boolean> {
  const agency = { agency_id: site.agencyId, name: site.agencyName };
  await rows
    .insertInto('agencies')
    .values(agency)
    .onConflict((on) => on.column('agency_id').doUpdateSet({ name: agency.name }))
    .execute();
  const row = {
    agency_id: site.agencyId,
    site_id: site.id,
    client_id: site.clientId,
    settings,
    source: 'file' as const,
  };
  await rows
    .insertInto('sites')
    .values(row)
    .onConflict((on) => on.columns(['agency_id', 'site_id']).doNothing())
    .execute();
  // The lock makes two servers that start together import one after the other.
  const stored = await rows
    .selectFrom('sites')
    .select(['settings', 'source'])
    .where('agency_id', '=', site.agencyId)
    .where('site_id', '=', site.id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (stored.settings === settings) return false;
  if (stored.source === 'editor') return true;
  await rows
    .updateTable('sites')
    .set({ settings, client_id: site.clientId, updated_at: new Date() })
    .where('agency_id', '=', site.agencyId)
    .where('site_id', '=', site.id)
    .execute();
  return false;
}

/** Lets nobody else change what a site is until the transaction ends; rows that refer to it may be added. */
export async function lockSite(rows: Rows, { agencyId, siteId }: SiteKey): Promise<void> {
  await rows
    .selectFrom('sites')
    .select('site_id')
    .where('agency_id', '=', agencyId)
    .where('site_id', '=', siteId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
