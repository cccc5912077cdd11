import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Actor } from '../../access/actor.ts';
import { recordChange } from '../../access/record-change.ts';
import type { Database } from '../../db/open-database.ts';
import type { DocumentKey } from '../../sites/documents/document-key.ts';
import { unpublishDocuments } from '../../sites/documents/document-rows.ts';
import { publishSiteChange } from '../../sites/site-channel.ts';
import { changeDocument, type DocumentChange } from '../documents/change-document.ts';
import type { DocumentState, Rows } from '../documents/document-state.ts';
import { putDraft } from '../documents/draft-rows.ts';
import { readDraft } from '../documents/read-draft.ts';
import type { Refusal } from '../documents/refusal.ts';
import { contentKindOf } from '../kinds/content-kinds.ts';
import { dropSchedule } from './drop-schedule.ts';

/** Takes a document off the site; what it says stays as a draft. */
export function unpublishDocument(
  database: Database,
  change: DocumentChange,
): Promise<Result<undefined, Refusal>> {
  return changeDocument(database, change, async (rows, state) => {
    if (state.liveVersion === null)
      return fail<Refusal>({ kind: 'document-not-live', key: change.key });
    await takeOff(rows, change, state);
    await publishSiteChange(database, change.key, rows);
    return ok(undefined);
  });
}

/** The same within a transaction that has locked the document; the caller tells the servers. */
export async function takeOff(
  rows: Rows,
  { key, actor }: { readonly key: DocumentKey; readonly actor: Pick<Actor, 'name'> },
  state: DocumentState,
): Promise<void> {
  await unpublishDocuments(rows, key, [key.documentId]);
  await dropSchedule(rows, key, 'unpublish');
  if (state.draft === undefined) await putBackAsDraft(rows, key, state);
  await recordChange(rows, actor, { ...key, action: `${key.kind}-unpublished` });
}

/** So that lists know the address and title of every document that is not on the site. */
async function putBackAsDraft(rows: Rows, key: DocumentKey, state: DocumentState): Promise<void> {
  const draft = readDraft(contentKindOf(key.kind), state.document);
  if (!draft.ok) throw new Error(`The published document of ${key.documentId} is not readable.`);
  await putDraft(rows, key, {
    draft: draft.value,
    updatedBy: state.published?.createdBy ?? 'file',
    isByPublisher: true,
  });
}
