import type { FastifyReply, FastifyRequest } from 'fastify';
import { savedDocument } from '#schemas/api/content-pages.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { recordChange } from '../../access/record-change.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/api.ts';
import { toEtag } from '../../http/etag.ts';
import type { DocumentKey } from '../../sites/documents/document-key.ts';
import { changeDocument, type DocumentChange } from '../documents/change-document.ts';
import type { ContentOptions } from '../documents/content-options.ts';
import {
  requireDocumentKey,
  requireIfMatch,
  requireSite,
  takeDocumentsAsText,
} from '../documents/content-request.ts';
import { createDocument } from '../documents/create-document.ts';
import { type SavedDraft, writeDraft } from '../documents/draft-rows.ts';
import { type DraftText, readDraft } from '../documents/read-draft.ts';
import { invalidDocument, type Refusal } from '../documents/refusal.ts';
import {
  CHANGE_PROBLEMS,
  EDIT,
  IF_MATCH,
  ofDocument,
  operation,
  SITE,
} from '../documents/route-words.ts';
import { sendDocumentRefusal } from '../documents/send-document-refusal.ts';
import { type ContentKind, collectionPath, documentPath } from '../kinds/content-kind.ts';
import { problemsOfDraft } from './draft-problems.ts';

/** Routes that take a document: what is wrong with its content is told and never refuses it. */
export function addDraftRoutes(content: Api, kind: ContentKind, options: ContentOptions): void {
  const { database } = options;
  void content.register(async (documents) => {
    takeDocumentsAsText(documents);
    documents.post(collectionPath(kind), { schema: createSchema(kind), config: EDIT }, create);
    documents.put(`${documentPath(kind)}/draft`, { schema: saveSchema(kind), config: EDIT }, save);
  });

  async function create(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const site = await requireSite(database, request, reply);
    if (site === undefined) return reply;
    const draft = readDraft(kind, bodyText(request));
    if (!draft.ok) return sendDocumentRefusal(request, reply, invalidDocument(draft));
    const { agencyId, siteId } = site;
    const key = { agencyId, siteId, kind: kind.name };
    const created = await createDocument(database, { key, actor: request.actor }, draft.value);
    if (!created.ok) return sendDocumentRefusal(request, reply, created.problems[0]);
    const path = `/content/v1/sites/${siteId}/${kind.segment}/${draft.value.id}`;
    return sendSaved(request, reply.code(201).header('location', path), {
      draft: { ...created.value, saves: 0 },
      key: { ...key, documentId: draft.value.id },
    });
  }

  async function save(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const key = await requireDocumentKey(database, kind, { request, reply });
    const ifMatch = key && requireIfMatch(request, reply);
    if (key === undefined || ifMatch === undefined) return reply;
    const draft = readDraft(kind, bodyText(request));
    if (!draft.ok) return sendDocumentRefusal(request, reply, invalidDocument(draft));
    const change = { key, actor: request.actor, ifMatch };
    const saved = await saveDraft(database, change, draft.value);
    if (!saved.ok) return sendDocumentRefusal(request, reply, saved.problems[0]);
    return sendSaved(request, reply, { draft: saved.value, key });
  }

  async function sendSaved(
    request: FastifyRequest,
    reply: FastifyReply,
    { draft, key }: { readonly draft: SavedDraft; readonly key: DocumentKey },
  ): Promise<FastifyReply> {
    const { id, text, checksum, saves } = draft;
    const etag = toEtag(checksum, saves);
    const problems = await problemsOfDraft(options, request, { kind, key, text });
    return reply.header('etag', etag).send({ id, etag, problems });
  }
}

/** An empty body is an empty document, which is none. */
function bodyText({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : '';
}

/** Keeps a draft whatever its content is. */
function saveDraft(
  database: Pick<Database, 'kysely'>,
  change: DocumentChange,
  draft: DraftText,
): Promise<Result<SavedDraft, Refusal>> {
  const { key, actor } = change;
  // A client whose answer was lost sends the same again.
  const wanted = draft.checksum;
  return changeDocument(database, { ...change, wanted }, async (rows, state) => {
    if (draft.id !== key.documentId) return fail(otherId(key, draft.id));
    const saved = await writeDraft(rows, { key, actor, state }, draft);
    // One line for each person who works on a draft, not one for each time that it is saved.
    if (draft.checksum !== state.checksum && state.draft?.updatedBy !== actor.name)
      await recordChange(rows, actor, { ...key, action: `${key.kind}-edited` });
    return ok(saved);
  });
}

function otherId({ kind, documentId }: DocumentKey, id: string): Refusal {
  return {
    kind: 'request-invalid',
    detail: `The document says it is the ${kind} "${id}", but it was sent to "${documentId}". Ids never change: duplicate the ${kind} to give it another.`,
  };
}

function createSchema(kind: ContentKind) {
  return {
    ...SITE,
    operationId: operation('create', kind),
    summary: `Make a ${kind.name} from a document, as a draft`,
    description: 'The body is the document, which is kept as the text that it came as.',
    response: { 201: savedDocument, ...CHANGE_PROBLEMS },
  } as const;
}

function saveSchema(kind: ContentKind) {
  return {
    ...ofDocument('save', kind, 'Draft'),
    summary: 'Save a draft, whatever its content is',
    description: `The body is the document, which is kept as the text that it came as. ${IF_MATCH}`,
    response: { 200: savedDocument, ...CHANGE_PROBLEMS },
  } as const;
}
