import { sql, type Transaction } from 'kysely';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import type { Actor } from '../../access/actor.ts';
import { recordChange } from '../../access/record-change.ts';
import type { DocumentSource, Tables } from '../../db/schema.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { siteColumns } from '../../sites/documents/site-key.ts';
import { saveSite } from '../../sites/site-rows.ts';

type Rows = Transaction<Tables>;

export interface SettingsRows {
  readonly key: SiteKey;
  readonly actor: Pick<Actor, 'name'>;
  readonly site: SiteDocument;
  readonly text: string;
}

/** Makes a site and, where there is none, its agency. No file of this server is behind it. */
export async function insertSite(
  rows: Rows,
  { key, actor, site, text }: SettingsRows,
): Promise<void> {
  await saveSite(rows, { site, settings: text, documents: [], problems: [] });
  await rows
    .updateTable('sites')
    .set({ source: 'editor' })
    .where((eb) => eb.and(siteColumns(key)))
    .execute();
  await addVersion(rows, { key, actor, text, version: 1 });
}

/** Replaces the settings of a site, and keeps those that were there. */
export async function replaceSettings(rows: Rows, change: SettingsRows): Promise<void> {
  const { key, site, text } = change;
  const newest = await newestVersion(rows, key);
  // The state that came from a file would be lost with the first change in the editor.
  if (newest === 0) await keepFirst(rows, key);
  await addVersion(rows, { ...change, version: Math.max(newest, 1) + 1 });
  await rows
    .updateTable('sites')
    .set({ settings: text, source: 'editor', client_id: site.clientId, updated_at: new Date() })
    .where((eb) => eb.and(siteColumns(key)))
    .execute();
}

async function newestVersion(rows: Rows, key: SiteKey): Promise<number> {
  const { version } = await rows
    .selectFrom('site_versions')
    .select(sql<number>`coalesce(max(version), 0)`.as('version'))
    .where((eb) => eb.and(siteColumns(key)))
    .executeTakeFirstOrThrow();
  return version;
}

async function keepFirst(rows: Rows, key: SiteKey): Promise<void> {
  const { settings, source } = await rows
    .selectFrom('sites')
    .select(['settings', 'source'])
    .where((eb) => eb.and(siteColumns(key)))
    .executeTakeFirstOrThrow();
  await insertVersion(rows, key, { version: 1, settings, source, createdBy: null });
}

type NewVersion = Omit<SettingsRows, 'site'> & { readonly version: number };

async function addVersion(rows: Rows, { key, actor, text, version }: NewVersion): Promise<void> {
  const createdBy = actor.name;
  await insertVersion(rows, key, { version, settings: text, source: 'editor', createdBy });
  await recordChange(rows, actor, { ...key, version, action: 'settings-saved' });
}

interface VersionRow {
  readonly version: number;
  readonly settings: string;
  readonly source: DocumentSource;
  readonly createdBy: string | null;
}

async function insertVersion(
  rows: Rows,
  key: SiteKey,
  { createdBy, ...columns }: VersionRow,
): Promise<void> {
  await rows
    .insertInto('site_versions')
    .values({ ...siteColumns(key), ...columns, created_by: createdBy })
    .execute();
}
