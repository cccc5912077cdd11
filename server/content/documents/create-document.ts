import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Actor } from '../../access/actor.ts';
import { recordChange } from '../../access/record-change.ts';
import type { Database } from '../../db/open-database.ts';
import { documentColumns, type KindKey, kindColumns } from '../../sites/documents/document-key.ts';
import type { ContentKind } from '../kinds/content-kind.ts';
import { contentKindOf } from '../kinds/content-kinds.ts';
import type { Rows } from './document-state.ts';
import { authorOf, putDraft } from './draft-rows.ts';
import type { DraftText } from './read-draft.ts';
import type { Refusal } from './refusal.ts';

/** Makes a document that has a draft and nothing published. */
export function createDocument(
  { kysely }: Pick<Database, 'kysely'>,
  { key, actor }: NewDocument,
  draft: DraftText,
): Promise<Result<DraftText, Refusal>> {
  return kysely.transaction().execute(async (rows) => {
    const refusal = await insertDocument(rows, { key, actor }, draft);
    if (refusal !== undefined) return fail(refusal);
    await recordChange(rows, actor, {
      ...key,
      documentId: draft.id,
      action: `${key.kind}-created`,
    });
    return ok(draft);
  });
}

interface NewDocument {
  /** Where it is to be. */
  readonly key: KindKey;
  readonly actor: Actor;
}

/** Of one kind. Whoever lists the documents of a site, or judges one of them, reads something of all. */
export const MAX_DOCUMENTS = 5000;

/** @returns why there cannot be such a document, if there cannot */
export async function insertDocument(
  rows: Rows,
  { key, actor }: NewDocument,
  draft: DraftText,
): Promise<Refusal | undefined> {
  const document = { ...key, documentId: draft.id };
  const kind = contentKindOf(key.kind);
  if ((await countDocuments(rows, key)) >= MAX_DOCUMENTS) return full(kind);
  const inserted = await rows
    .insertInto('documents')
    .values({
      ...documentColumns(document),
      // No address begins with '#': an unpublished document blocks no other.
      url: `#${draft.id}`,
      type: draft.summary.type ?? kind.defaultType,
      live_version: null,
    })
    .onConflict((on) => on.doNothing())
    .returning('document_id')
    .executeTakeFirst();
  if (inserted === undefined) return existing(rows, document);
  await putDraft(rows, document, { draft, ...authorOf(actor) });
  return undefined;
}

/** Those in the bin as well. Requests at the same time may get a few past the limit, which does no harm. */
async function countDocuments(rows: Rows, key: KindKey): Promise<number> {
  const { count } = await rows
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where((eb) => eb.and(kindColumns(key)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function full({ segment }: ContentKind): Refusal {
  const detail = `The site has ${MAX_DOCUMENTS} ${segment}, those in the bin included, and no site may have more. Change one that is not needed any more.`;
  return { kind: 'request-invalid', detail };
}

async function existing(rows: Rows, key: Parameters<typeof documentColumns>[0]): Promise<Refusal> {
  const row = await rows
    .selectFrom('documents')
    .select('deleted_at')
    .where((eb) => eb.and(documentColumns(key)))
    .executeTakeFirst();
  return { kind: 'document-exists', key, isDeleted: row?.deleted_at != null };
}
