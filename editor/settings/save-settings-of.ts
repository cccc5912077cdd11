import type { SiteDocument } from '#schemas/documents.ts';
import { isRecord } from '#schemas/fields.ts';
import { parseSite, parseSiteText } from '#schemas/parse-site.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Result } from '#schemas/result.ts';
import { serialiseSite } from '#schemas/serialise-site.ts';
import { type ContentFailure, toContentError } from '../api/content-error.ts';
import { saveSettings } from '../api/settings-api.ts';
import { mergeJson } from '../merge/merge-json.ts';
import type { SettingsEditor } from './settings-editor.ts';

export type SaveOutcome = 'saved' | 'merged' | 'refused' | 'offline' | 'signed-out' | 'forbidden';

const OUTCOMES: Readonly<Partial<Record<ContentFailure, SaveOutcome>>> = {
  unreachable: 'offline',
  failed: 'offline',
  busy: 'offline',
  unreadable: 'offline',
  refused: 'signed-out',
  forbidden: 'forbidden',
};

/**
 * Saves the settings as they are now. Where somebody else saved others meanwhile, theirs are taken in as a step that
 * can be undone; what both changed stays as it is here, to be looked at before it is saved.
 */
export async function saveSettingsOf(siteId: string, editor: SettingsEditor): Promise<SaveOutcome> {
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

function takeIn(editor: SettingsEditor, details: unknown): SaveOutcome {
  const etag = isRecord(details) ? details['etag'] : undefined;
  const theirs = readSite(isRecord(details) ? details['theirs'] : undefined);
  if (!theirs.ok || typeof etag !== 'string') return 'refused';
  const base = editor.saved().site;
  const merged = parseSite(mergeJson({ base, mine: editor.store.state(), theirs: theirs.value }));
  if (!merged.ok) return 'refused';
  editor.store.replace(merged.value, 'edit.merge');
  editor.rebase({ site: theirs.value, etag });
  return 'merged';
}

function readSite(theirs: unknown): Result<SiteDocument, Problem> {
  return typeof theirs === 'string' ? parseSiteText(theirs) : parseSite(theirs);
}
