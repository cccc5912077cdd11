import type { SiteDocument } from '#schemas/documents/documents.ts';
import { hasErrors, type Problem } from '#schemas/problems/problem.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Actor } from '../../access/actor.ts';
import { isMatch, toEtag } from '../../http/etag.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { siteColumns } from '../../sites/documents/site-key.ts';
import { publishSiteChange } from '../../sites/site-channel.ts';
import { checksumOf } from '../../sites/site-folder.ts';
import { lockSite } from '../../sites/site-rows.ts';
import type { Rows } from '../documents/document-state.ts';
import type { Refusal } from '../documents/refusal.ts';
import type { PublishOptions } from '../publishing/publish-document.ts';
import { replaceSettings } from './settings-rows.ts';
import { findSettingsAuthor } from './settings-versions.ts';
import { findAddressCollision, isMoved } from './site-addresses.ts';

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
  readonly checksum: string;
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
  return database.kysely.transaction().execute(async (rows) => {
    const stored = await lockSettings(rows, key);
    const { checksum } = stored;
    // Also where the answer to the first try was lost and the client tries again.
    if (text === stored.settings) return ok({ checksum, problems: [] });
    if (!isMatch(change.ifMatch, toEtag(checksum)))
      return fail(await conflictWith(rows, key, stored));
    const { site, problems } = await judge.site(rows, text);
    if (site === undefined || hasErrors(problems))
      return fail<Refusal>({ kind: 'document-invalid', problems });
    const refusal = await findRefusal(rows, { ...change, site, stored });
    if (refusal !== undefined) return fail(refusal);
    await replaceSettings(rows, { ...change, site, text });
    await publishSiteChange(database, key, rows);
    return ok({ checksum: checksumOf(text), problems });
  });
}

async function lockSettings(rows: Rows, key: SiteKey): Promise<StoredSettings> {
  await lockSite(rows, key);
  return rows
    .selectFrom('sites')
    .select(['settings', 'checksum', 'updated_at'])
    .where((eb) => eb.and(siteColumns(key)))
    .executeTakeFirstOrThrow();
}

async function conflictWith(
  rows: Rows,
  key: SiteKey,
  { settings, checksum, updated_at }: StoredSettings,
): Promise<Refusal> {
  const etag = toEtag(checksum);
  const savedBy = await findSettingsAuthor(rows, key);
  const savedAt = updated_at.toISOString();
  return { kind: 'version-conflict', theirs: settings, etag, savedBy, savedAt };
}

interface ProposedSettings extends SettingsChange {
  readonly site: SiteDocument;
  readonly stored: StoredSettings;
}

async function findRefusal(rows: Rows, proposed: ProposedSettings): Promise<Refusal | undefined> {
  const { key, actor, site, stored } = proposed;
  if (site.id !== key.siteId || site.agencyId !== key.agencyId)
    return { kind: 'request-invalid', detail: 'The id and the agencyId of a site never change.' };
  if (!isMoved(site, stored.settings)) return undefined;
  if (actor.agencyId !== undefined)
    return {
      kind: 'operator-only',
      detail:
        'Hosts and prefix decide which site answers where, for all agencies: ask the operator to change them.',
    };
  const collision = await findAddressCollision(rows, site);
  return collision && { kind: 'request-invalid', detail: collision.message };
}
