import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { recordChange } from '../../access/record-change.ts';
import type { Database } from '../../db/open-database.ts';
import { changeDocument, type DocumentChange } from '../documents/change-document.ts';
import { keepDraft, type SavedDraft, writeDraft } from '../documents/draft-rows.ts';
import { readDraft } from '../documents/read-draft.ts';
import { invalidDocument, type Refusal } from '../documents/refusal.ts';
import type { RestoreRefusal } from '../kinds/content-kind.ts';
import { contentKindOf } from '../kinds/content-kinds.ts';
import { loadVersion } from './document-versions.ts';

export interface Restoration {
  readonly version: number;
  /** The one part to take back, such as a section of a page; undefined for the whole document. */
  readonly partId: string | undefined;
}

/** Makes the draft what a version was, whole or in one part. The draft that was there becomes a version. */
export function restoreVersion(
  database: Pick<Database, 'kysely'>,
  change: DocumentChange,
  { version, partId }: Restoration,
): Promise<Result<SavedDraft, Refusal>> {
  const { key, actor } = change;
  const kind = contentKindOf(key.kind);
  return changeDocument(database, change, async (rows, state) => {
    const old = await loadVersion(rows, key, version);
    if (old === undefined) return fail<Refusal>({ kind: 'version-unknown', key, version });
    const text =
      partId === undefined
        ? ok(old.document)
        : kind.restorePart(state.document, old.document, partId);
    if (!text.ok) return fail(...text.problems.map(toRefusal));
    const draft = readDraft(kind, text.value);
    if (!draft.ok) return fail(invalidDocument(draft));
    await keepDraft(rows, key, state);
    const saved = await writeDraft(rows, { key, actor, state }, draft.value);
    const detail = partId === undefined ? `whole ${key.kind}` : `section ${partId}`;
    await recordChange(rows, actor, { ...key, version, action: `${key.kind}-restored`, detail });
    return ok(saved);
  });
}

function toRefusal(refusal: RestoreRefusal): Refusal {
  return refusal.problems === undefined
    ? { kind: 'request-invalid', detail: refusal.detail }
    : { kind: 'document-invalid', problems: refusal.problems };
}
