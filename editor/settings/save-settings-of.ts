import { isEqual } from 'lodash-es';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { parseSite, parseSiteText } from '#schemas/parse/parse-site.ts';
import { serialiseSite } from '#schemas/parse/serialise-site.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import type { Result } from '#schemas/problems/result.ts';
import { mergeJson } from '../document/merge/merge-value.ts';
import { type ContentFailure, toContentError } from '../service/request/content-error.ts';
import { saveSettings } from '../service/settings-api.ts';
import type { SettingsEditor } from './settings-editor.ts';

export type SettingsOutcome =
  | 'saved'
  | 'merged'
  | 'refused'
  | 'offline'
  | 'signed-out'
  | 'forbidden';

const OUTCOMES: Readonly<Partial<Record<ContentFailure, SettingsOutcome>>> = {
  unreachable: 'offline',
  failed: 'offline',
  busy: 'offline',
  unreadable: 'offline',
  refused: 'signed-out',
  forbidden: 'forbidden',
};

/**
 * Saves the settings as they are now. Where somebody else saved others meanwhile, theirs are taken in; what both changed stays as it is here, to be looked at before it is saved.
 */
export async function saveSettingsOf(
  siteId: string,
  editor: SettingsEditor,
): Promise<SettingsOutcome> {
  const site = editor.store.state();
  try {
    const { etag } = editor.saved();
    const saved = await saveSettings(siteId, { text: serialiseSite(site), etag });
    editor.rebase({ site, etag: saved });
    return 'saved';
  } catch (error) {
    const { failure, details } = toContentError(error);
    if (failure === 'conflict') return takeIn(editor, details);
    return OUTCOMES[failure] ?? 'refused';
  }
}

function takeIn(editor: SettingsEditor, details: unknown): SettingsOutcome {
  const etag = isRecord(details) ? details['etag'] : undefined;
  const theirs = readSite(isRecord(details) ? details['theirs'] : undefined);
  if (!theirs.ok || typeof etag !== 'string') return 'refused';
  const base = editor.saved().site;
  const merged = parseSite(mergeJson({ base, mine: editor.store.state(), theirs: theirs.value }));
  if (!merged.ok) return 'refused';
  editor.store.adopt(merged.value, rebaseSite);
  editor.rebase({ site: theirs.value, etag });
  return 'merged';
}

function readSite(theirs: unknown): Result<SiteDocument, Problem> {
  return typeof theirs === 'string' ? parseSiteText(theirs) : parseSite(theirs);
}

/** A step is lost where the same was saved by somebody else since. */
function rebaseSite(versions: Readonly<Record<'base' | 'mine' | 'theirs', SiteDocument>>) {
  const merged = parseSite(mergeJson(versions));
  return merged.ok && !isEqual(merged.value, versions.mine) ? merged.value : undefined;
}
