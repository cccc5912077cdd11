import type { Kysely } from 'kysely';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { hasErrors } from '#schemas/problems/problem.ts';
import type { RuleContext } from '#schemas/rules/engine/rule.ts';
import { checkSiteText } from '#schemas/rules/site-folder.ts';
import type { Actor } from '../../access/actor.ts';
import type { Tables } from '../../db/schema.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import type { ImportBase } from '../documents/site-base.ts';
import { findAddressCollision, isMoved } from '../settings/site-addresses.ts';
import { type FilePlan, type FileRefusal, notUtf8 } from './file-plan.ts';
import type { ImportDocument } from './import-folder.ts';

export interface SettingsPlan extends FilePlan {
  /** undefined where they are refused, or already there */
  readonly changed: ChangedSettings | undefined;
}

export interface ChangedSettings {
  readonly site: SiteDocument;
  readonly text: string;
}

export interface SettingsImport {
  readonly key: SiteKey;
  readonly actor: Actor;
  readonly base: ImportBase;
  readonly context: RuleContext;
}

/** Visitors see settings at once, so that they have to be free of errors, and may take more than the right to edit. */
export async function planSettings(
  rows: Kysely<Tables>,
  { file, text }: ImportDocument,
  { key, actor, base, context }: SettingsImport,
): Promise<SettingsPlan> {
  if (text === undefined) return refused({ file, refusals: [notUtf8()] });
  const { site, problems } = checkSiteText(text, context);
  if (text === base.settings) return toPlan({ file, problems, action: 'unchanged' });
  if (site === undefined) return refused({ file, problems });
  const refusal =
    refusalOf(site, { key, actor, base }) ?? (await findCollision(rows, site, base.settings));
  const refusals = refusal === undefined ? [] : [refusal];
  if (refusals.length > 0 || hasErrors(problems)) return refused({ file, problems, refusals });
  const changed = { site, text };
  const replaces = base.settingsChecksum;
  if (replaces === undefined) return toPlan({ file, problems, action: 'create', changed });
  return toPlan({ file, problems, action: 'update', changed, replaces });
}

function toPlan(plan: Pick<SettingsPlan, 'file' | 'action'> & Partial<SettingsPlan>): SettingsPlan {
  return { problems: [], omitted: 0, refusals: [], changed: undefined, ...plan };
}

function refused(plan: Pick<SettingsPlan, 'file'> & Partial<SettingsPlan>): SettingsPlan {
  return toPlan({ ...plan, action: 'refuse' });
}

function refusalOf(
  site: SiteDocument,
  { key, actor, base }: Omit<SettingsImport, 'context'>,
): FileRefusal | undefined {
  if (site.id !== key.siteId || site.agencyId !== key.agencyId) return otherSite(site, key);
  if (!actor.scopes.has('publish')) return scopeMissing();
  return actor.agencyId !== undefined && isMoved(site, base.settings) ? operatorOnly() : undefined;
}

/** Asked for only when the addresses change: two sites may share them from before. */
async function findCollision(
  rows: Kysely<Tables>,
  site: SiteDocument,
  settings: string | undefined,
): Promise<FileRefusal | undefined> {
  if (!isMoved(site, settings)) return undefined;
  const collision = await findAddressCollision(rows, site);
  if (collision === undefined) return undefined;
  const { code, message, remedy } = collision;
  return { code, message, remedy };
}

function otherSite({ id }: SiteDocument, { siteId }: SiteKey): FileRefusal {
  return {
    code: 'site-changed',
    message: `The settings are those of the site "${id}", or of another agency; this is "${siteId}".`,
    remedy:
      'Import into the site that they are of, or only what this site does not have yet ("onlyNew=true").',
  };
}

function scopeMissing(): FileRefusal {
  return {
    code: 'scope-missing',
    message: 'Settings are on the site at once, and the token does not have the scope "publish".',
    remedy: 'Use a token that has it, or leave site.json out.',
  };
}

function operatorOnly(): FileRefusal {
  return {
    code: 'operator-only',
    message: 'Hosts and prefix decide which site answers where, for all agencies.',
    remedy:
      'Put "hosts" and "sitePrefix" back to what they are on this server, or ask the operator.',
  };
}
