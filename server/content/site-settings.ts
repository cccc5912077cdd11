import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { SiteDocument } from '#schemas/documents.ts';
import { parseSiteText } from '#schemas/parse-site.ts';
import { hasErrors, type Problem } from '#schemas/problem.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Actor } from '../access/actor.ts';
import type { DocumentSource, Tables } from '../db/schema.ts';
import { publishSiteChange } from '../sites/site-channel.ts';
import { findSiteCollision } from '../sites/site-collision.ts';
import { checksumOf } from '../sites/site-folder.ts';
import type { SiteKey } from '../sites/site-rows.ts';
import { lockSite } from './change-page.ts';
import { isMatch, toEtag } from './etag.ts';
import { siteColumns } from './page-key.ts';
import type { PublishOptions } from './publish-page.ts';
import { recordChange } from './record-change.ts';
import type { Refusal } from './refusal.ts';

type Rows = Transaction<Tables>;

export interface SettingsChange {
  readonly key: SiteKey;
  readonly actor: Actor;
  readonly ifMatch: string;
}

export interface SavedSettings {
  readonly checksum: string;
  /** Warnings only. */
  readonly problems: readonly Problem[];
}

interface StoredSettings {
  readonly settings: string;
  readonly source: DocumentSource;
  readonly updated_at: Date;
}

/** Saves settings, which every page shows at once: so what has errors is refused, and every state is kept. */
export async function saveSettings(
  { database, openJudge }: PublishOptions,
  change: SettingsChange,
  text: string,
): Promise<Result<SavedSettings, Refusal>> {
  const { key } = change;
  const judge = await openJudge(key);
  const result = await database.kysely.transaction().execute(async (rows) => {
    const stored = await lockSettings(rows, key);
    const etag = toEtag(checksumOf(stored.settings));
    if (!isMatch(change.ifMatch, etag)) return fail(conflictWith(stored, etag));
    if (text === stored.settings) return ok({ checksum: checksumOf(text), problems: [] });
    const { site, problems } = await judge.site(rows, text);
    if (site === undefined || hasErrors(problems))
      return fail<Refusal>({ kind: 'document-invalid', problems });
    const refusal = await findRefusal(rows, { ...change, site, stored });
    if (refusal !== undefined) return fail(refusal);
    await write(rows, { ...change, site, text, stored });
    return ok({ checksum: checksumOf(text), problems });
  });
  if (result.ok) await publishSiteChange(database, key);
  return result;
}

async function lockSettings(rows: Rows, key: SiteKey): Promise<StoredSettings> {
  await lockSite(rows, key);
  return rows
    .selectFrom('sites')
    .select(['settings', 'source', 'updated_at'])
    .where((eb) => eb.and(siteColumns(key)))
    .executeTakeFirstOrThrow();
}

function conflictWith({ settings, updated_at }: StoredSettings, etag: string): Refusal {
  const savedAt = updated_at.toISOString();
  return { kind: 'version-conflict', theirs: settings, etag, savedBy: null, savedAt };
}

interface ProposedSettings extends SettingsChange {
  readonly site: SiteDocument;
  readonly stored: StoredSettings;
}

async function findRefusal(rows: Rows, proposed: ProposedSettings): Promise<Refusal | undefined> {
  const { key, actor, site, stored } = proposed;
  const old = parseSiteText(stored.settings);
  if (site.id !== key.siteId || site.agencyId !== key.agencyId)
    return { kind: 'request-invalid', detail: 'The id and the agencyId of a site never change.' };
  const isMoved = !old.ok || addressesOf(old.value) !== addressesOf(site);
  if (!isMoved) return undefined;
  if (actor.agencyId !== undefined)
    return {
      kind: 'operator-only',
      detail:
        'Hosts and prefix decide which site answers where, for all agencies: ask the operator to change them.',
    };
  return findCollision(rows, site);
}

function addressesOf({ hosts, sitePrefix }: SiteDocument): string {
  return JSON.stringify([sitePrefix, hosts]);
}

async function findCollision(rows: Rows, site: SiteDocument): Promise<Refusal | undefined> {
  const others = await rows
    .selectFrom('sites')
    .select('settings')
    .where('site_id', '!=', site.id)
    .execute();
  const parsed = others.flatMap(({ settings }) => {
    const other = parseSiteText(settings);
    return other.ok ? [other.value] : [];
  });
  const collision = findSiteCollision(site, parsed);
  return collision && { kind: 'request-invalid', detail: collision.message };
}

async function write(
  rows: Rows,
  { key, actor, site, stored, text }: ProposedSettings & { readonly text: string },
): Promise<void> {
  const newest = await newestVersion(rows, key);
  // The state that came from a file would be lost with the first change in the editor.
  if (newest === 0) await addVersion(rows, key, { ...stored, version: 1, createdBy: null });
  const version = Math.max(newest, 1) + 1;
  const saved = { settings: text, source: 'editor' as const };
  await addVersion(rows, key, { ...saved, version, createdBy: actor.name });
  await rows
    .updateTable('sites')
    .set({ ...saved, client_id: site.clientId, updated_at: new Date() })
    .where((eb) => eb.and(siteColumns(key)))
    .execute();
  await recordChange(rows, actor, { ...key, version, action: 'settings-saved' });
}

async function newestVersion(rows: Rows, key: SiteKey): Promise<number> {
  const row = await rows
    .selectFrom('site_versions')
    .select(sql<number>`coalesce(max(version), 0)`.as('version'))
    .where((eb) => eb.and(siteColumns(key)))
    .executeTakeFirstOrThrow();
  return row.version;
}

interface NewSettingsVersion {
  readonly version: number;
  readonly settings: string;
  readonly source: DocumentSource;
  readonly createdBy: string | null;
}

async function addVersion(rows: Rows, key: SiteKey, version: NewSettingsVersion): Promise<void> {
  const { createdBy, settings, source } = version;
  await rows
    .insertInto('site_versions')
    .values({
      ...siteColumns(key),
      ...{ version: version.version, settings, source },
      created_by: createdBy,
    })
    .execute();
}
