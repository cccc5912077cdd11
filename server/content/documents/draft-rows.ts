import type { Actor } from '../../access/actor.ts';
import { type DocumentKey, documentColumns } from '../../sites/documents/document-key.ts';
import type { DocumentState, Rows } from './document-state.ts';
import type { DraftText } from './read-draft.ts';

export interface SavedDraft extends DraftText {
  /** How often a draft of the document was saved by now. */
  readonly saves: number;
}

/** A draft that says what is live already is none. One that says what stood there is counted, and nothing else changes. */
export async function writeDraft(
  rows: Rows,
  { key, actor, state }: { key: DocumentKey; actor: Actor; state: DocumentState },
  draft: DraftText,
): Promise<SavedDraft> {
  const { published, liveVersion } = state;
  const isLive = published?.version === liveVersion && published?.checksum === draft.checksum;
  if (isLive) await removeDraft(rows, key);
  else if (draft.checksum !== state.checksum)
    await putDraft(rows, key, { draft, ...authorOf(actor) });
  return { ...draft, saves: await countSave(rows, key) };
}

/** A save that was made before this one, and is late, is refused from now on. */
async function countSave(rows: Rows, key: DocumentKey): Promise<number> {
  const { saves } = await rows
    .updateTable('documents')
    .set((eb) => ({ saves: eb('saves', '+', 1) }))
    .where((eb) => eb.and(documentColumns(key)))
    .returning('saves')
    .executeTakeFirstOrThrow();
  return saves;
}

export interface DraftAuthor {
  readonly updatedBy: string;
  readonly isByPublisher: boolean;
}

export function authorOf({ name, scopes }: Actor): DraftAuthor {
  return { updatedBy: name, isByPublisher: scopes.has('publish') };
}

export async function putDraft(
  rows: Rows,
  key: DocumentKey,
  { draft, updatedBy, isByPublisher }: DraftAuthor & { readonly draft: DraftText },
): Promise<void> {
  const { url, type, title, aliases } = draft.summary;
  const columns = {
    document: draft.text,
    checksum: draft.checksum,
    url,
    type,
    title,
    aliases: JSON.stringify(aliases),
    by_publisher: isByPublisher,
    updated_at: new Date(),
    updated_by: updatedBy,
  };
  await rows
    .insertInto('document_drafts')
    .values({ ...documentColumns(key), ...columns })
    .onConflict((on) =>
      on.columns(['agency_id', 'site_id', 'kind', 'document_id']).doUpdateSet(columns),
    )
    .execute();
}

export async function removeDraft(rows: Rows, key: DocumentKey): Promise<void> {
  await rows
    .deleteFrom('document_drafts')
    .where((eb) => eb.and(documentColumns(key)))
    .execute();
}

/** Puts a draft among the versions before something else takes its place, so that it can be had back. */
export async function keepDraft(
  rows: Rows,
  key: DocumentKey,
  { draft, checksum, newestVersion }: DocumentState,
): Promise<void> {
  if (draft === undefined || (await isKept(rows, key, { checksum, newestVersion }))) return;
  await rows
    .insertInto('document_versions')
    .values({
      ...documentColumns(key),
      version: newestVersion + 1,
      document: draft.document,
      checksum,
      source: 'editor',
      created_by: draft.updatedBy,
      reason: 'kept',
    })
    .execute();
}

/** Whether the newest version says the same, as it does when somebody restores again and again. */
async function isKept(
  rows: Rows,
  key: DocumentKey,
  { checksum, newestVersion }: Pick<DocumentState, 'checksum' | 'newestVersion'>,
): Promise<boolean> {
  const newest = await rows
    .selectFrom('document_versions')
    .select('checksum')
    .where((eb) => eb.and(documentColumns(key)))
    .where('version', '=', newestVersion)
    .executeTakeFirst();
  return newest?.checksum === checksum;
}
