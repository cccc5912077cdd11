import {
  type DuplicateRequest,
  duplicateRequest,
  savedDocument,
} from '#schemas/api/content-pages.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { recordChange } from '../../access/record-change.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/api.ts';
import { toEtag } from '../../http/etag.ts';
import { type DocumentKey, documentColumns } from '../../sites/documents/document-key.ts';
import { publishSiteChange } from '../../sites/site-channel.ts';
import { changeDocument, type DocumentChange } from '../documents/change-document.ts';
import type { ContentOptions } from '../documents/content-options.ts';
import { insertDocument } from '../documents/create-document.ts';
import type { Rows } from '../documents/document-state.ts';
import { makeChange, makeLiveChange } from '../documents/make-change.ts';
import { type DraftText, readDraft } from '../documents/read-draft.ts';
import { invalidDocument, type Refusal } from '../documents/refusal.ts';
import {
  CHANGE_PROBLEMS,
  EDIT,
  IF_MATCH,
  NO_BODY,
  ofDocument,
  PUBLISH,
} from '../documents/route-words.ts';
import { type ContentKind, documentPath } from '../kinds/content-kind.ts';
import { contentKindOf } from '../kinds/content-kinds.ts';
import { takeOff } from '../publishing/unpublish-document.ts';
import { problemsOfDraft } from './draft-problems.ts';

/** Routes that copy documents of a kind, put them into the bin and take them out again. */
export function addStateRoutes(content: Api, kind: ContentKind, options: ContentOptions): void {
  const { database } = options;
  const path = documentPath(kind);
  content.delete(path, { schema: deleteSchema(kind), config: PUBLISH }, async (request, reply) => {
    const done = await makeLiveChange(options, { kind, request, reply }, (change) =>
      deleteDocument(database, change),
    );
    return done === undefined ? reply : reply.code(204).send(null);
  });

  content.post(
    `${path}/undelete`,
    { schema: undeleteSchema(kind), config: PUBLISH },
    async (request, reply) => {
      const done = await makeChange(database, { kind, request, reply }, (change) =>
        undeleteDocument(database, change),
      );
      return done === undefined ? reply : reply.code(204).send(null);
    },
  );

  content.post(
    `${path}/duplicate`,
    { schema: duplicateSchema(kind), config: EDIT },
    async (request, reply) => {
      const done = await makeChange(database, { kind, request, reply }, (change) =>
        duplicateDocument(database, change, request.body),
      );
      if (done === undefined) return reply;
      const { copy, key } = done.value;
      const { id, checksum, text } = copy;
      const location = `/content/v1/sites/${request.params.siteId}/${kind.segment}/${id}`;
      reply.code(201).header('location', location).header('etag', toEtag(checksum));
      const problems = await problemsOfDraft(options, request, { kind, key, text });
      return { id, etag: toEtag(checksum), problems };
    },
  );
}

/** Puts a document into the bin with everything it has. It leaves the site at once. */
function deleteDocument(
  database: Database,
  change: DocumentChange,
): Promise<Result<undefined, Refusal>> {
  const { key, actor } = change;
  return changeDocument(database, change, async (rows, state) => {
    if (state.liveVersion !== null) await takeOff(rows, change, state);
    await setDeleted(rows, key, new Date());
    await recordChange(rows, actor, { ...key, action: `${key.kind}-deleted` });
    await publishSiteChange(database, key, rows);
    return ok(undefined);
  });
}

/** Takes a document out of the bin; it is a draft then. One that is not in the bin stays as it is. */
function undeleteDocument(
  database: Pick<Database, 'kysely'>,
  change: DocumentChange,
): Promise<Result<undefined, Refusal>> {
  const { key, actor } = change;
  return changeDocument(database, { ...change, inBin: true }, async (rows, state) => {
    if (state.deletedAt === null) return ok(undefined);
    await setDeleted(rows, key, null);
    await recordChange(rows, actor, { ...key, action: `${key.kind}-undeleted` });
    return ok(undefined);
  });
}

async function setDeleted(rows: Rows, key: DocumentKey, deletedAt: Date | null): Promise<void> {
  await rows
    .updateTable('documents')
    .set({ deleted_at: deletedAt, updated_at: new Date() })
    .where((eb) => eb.and(documentColumns(key)))
    .execute();
  await rows
    .deleteFrom('document_schedules')
    .where((eb) => eb.and(documentColumns(key)))
    .execute();
}

/** Makes a draft with another id and address that says what the document says now. */
interface Duplicate {
  readonly copy: DraftText;
  readonly key: DocumentKey;
}

function duplicateDocument(
  database: Pick<Database, 'kysely'>,
  change: DocumentChange,
  names: DuplicateRequest,
): Promise<Result<Duplicate, Refusal>> {
  const { key, actor } = change;
  const kind = contentKindOf(key.kind);
  return changeDocument(database, change, async (rows, state) => {
    const copy = readDraft(kind, kind.rename(state.document, names));
    if (!copy.ok) return fail(invalidDocument(copy));
    // Of two properties of one name the first was renamed, and the last one counts.
    if (copy.value.id !== names.id) return fail<Refusal>(repeatedId());
    const refusal = await insertDocument(rows, { key, actor }, copy.value);
    if (refusal !== undefined) return fail(refusal);
    const detail = `from ${key.documentId}`;
    await recordChange(rows, actor, {
      ...key,
      documentId: names.id,
      action: `${key.kind}-created`,
      detail,
    });
    return ok({ copy: copy.value, key: { ...key, documentId: names.id } });
  });
}

function repeatedId(): Refusal {
  const detail = 'The document says its "id" twice. Save it with one of them, then duplicate it.';
  return { kind: 'request-invalid', detail };
}

function deleteSchema(kind: ContentKind) {
  return {
    ...ofDocument('delete', kind),
    summary: `Put a ${kind.name} into the bin; it leaves the site at once`,
    description: `Everything that it has stays with it. ${IF_MATCH}`,
    response: { 204: NO_BODY, ...CHANGE_PROBLEMS },
  } as const;
}

function undeleteSchema(kind: ContentKind) {
  return {
    ...ofDocument('undelete', kind),
    summary: `Take a ${kind.name} out of the bin, as a draft`,
    description: IF_MATCH,
    response: { 204: NO_BODY, ...CHANGE_PROBLEMS },
  } as const;
}

function duplicateSchema(kind: ContentKind) {
  return {
    ...ofDocument('duplicate', kind),
    summary: 'Make a draft with another id that says the same',
    description: IF_MATCH,
    body: duplicateRequest,
    response: { 201: savedDocument, ...CHANGE_PROBLEMS },
  } as const;
}
