import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../db/open-database.ts';
import { changePage, type PageChange } from './change-page.ts';
import { writeDraft } from './draft-rows.ts';
import type { DraftText } from './read-draft.ts';
import { recordChange } from './record-change.ts';
import type { Refusal } from './refusal.ts';

/** Keeps a draft whatever its content is. Saving what is kept already changes nothing. */
export function saveDraft(
  database: Pick<Database, 'kysely'>,
  change: PageChange,
  draft: DraftText,
): Promise<Result<DraftText, Refusal>> {
  const { key, actor } = change;
  // A client whose answer was lost sends the same again.
  const wanted = draft.checksum;
  return changePage(database, { ...change, wanted }, async (rows, state) => {
    if (draft.id !== key.pageId) return fail(otherId(draft.id, key.pageId));
    if (draft.checksum === state.checksum) return ok(draft);
    await writeDraft(rows, { key, actor, state }, draft);
    // One line for each person who works on a draft, not one for each time that it is saved.
    if (state.draft?.updatedBy !== actor.name)
      await recordChange(rows, actor, { ...key, action: 'page-edited' });
    return ok(draft);
  });
}

function otherId(id: string, pageId: string): Refusal {
  return {
    kind: 'request-invalid',
    detail: `The document says it is the page "${id}", but it was sent to "${pageId}". Ids never change: duplicate the page to give it another.`,
  };
}
