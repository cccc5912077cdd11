import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { listOf, query, storedText } from '#schemas/api/content.ts';
import { savedDocument } from '#schemas/api/content-pages.ts';
import {
  documentDiff,
  pageVersionSummary,
  restoreRequest,
  versionNumber,
} from '#schemas/api/content-versions.ts';
import { formatChange } from '#schemas/diff/words/format-change.ts';
import { summariseChanges } from '#schemas/diff/words/summarise-changes.ts';
import { ok } from '#schemas/problems/result.ts';
import type { Api } from '../../http/api.ts';
import { toEtag } from '../../http/etag.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import type { DocumentKey } from '../../sites/documents/document-key.ts';
import type { ContentOptions } from '../documents/content-options.ts';
import { requireDocumentKey } from '../documents/content-request.ts';
import { toDocumentProblems } from '../documents/document-problems.ts';
import { loadDocumentState } from '../documents/document-state.ts';
import { makeChange } from '../documents/make-change.ts';
import {
  CHANGE_PROBLEMS,
  CONTENT,
  documentParams,
  EDIT,
  IF_MATCH,
  ofDocument,
  operation,
  READ,
  READ_PROBLEMS,
} from '../documents/route-words.ts';
import { sendDocumentRefusal } from '../documents/send-document-refusal.ts';
import { type StoredText, sendStoredText } from '../documents/send-stored-text.ts';
import { type ContentKind, documentPath } from '../kinds/content-kind.ts';
import { listVersions, loadVersion } from './document-versions.ts';
import { restoreVersion } from './restore-version.ts';

/** Nobody reads more, and a hostile draft can differ in hundreds of thousands of places. */
const MAX_CHANGES = 1000;

interface FoundVersion extends StoredText {
  readonly key: DocumentKey;
}

/** Of a route whose address has the number of a version. */
interface VersionExchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly version: number;
}

/** Routes of what documents of a kind were. */
export function addVersionRoutes(content: Api, kind: ContentKind, options: ContentOptions): void {
  const { database } = options;
  const { kysely } = database;
  const path = `${documentPath(kind)}/versions`;
  addRestoreRoute(content, kind, options);

  content.get(path, { schema: listSchema(kind), config: READ }, async (request, reply) => {
    const key = await requireDocumentKey(database, kind, { request, reply });
    if (key === undefined) return reply;
    const state = await loadDocumentState(kysely, key);
    if (state === undefined)
      return sendDocumentRefusal(request, reply, { kind: 'document-unknown', key });
    return { data: await listVersions(kysely, key, state) };
  });

  content.get(
    `${path}/:version`,
    { schema: readSchema(kind), config: READ },
    async (request, reply) => {
      const found = await requireVersion({ request, reply, version: request.params.version });
      return found === undefined ? reply : sendStoredText(request, reply, found);
    },
  );

  content.get(
    `${path}/:version/diff`,
    { schema: diffSchema(kind), config: READ },
    async (request, reply) => {
      const { to = 'draft' } = request.query;
      const found = await requireVersion({ request, reply, version: request.params.version });
      if (found === undefined) return reply;
      const other = await loadOther(found.key, to);
      if (other === undefined)
        return sendDocumentRefusal(request, reply, {
          kind: 'version-unknown',
          key: found.key,
          version: to,
        });
      const language = readerLanguage(request);
      const changes = kind.diff(found.document, other).slice(0, MAX_CHANGES);
      return {
        summary: summariseChanges(changes, language),
        changes: changes.map((change) => ({ ...change, text: formatChange(change, language) })),
      };
    },
  );

  async function requireVersion({
    request,
    reply,
    version,
  }: VersionExchange): Promise<FoundVersion | undefined> {
    const key = await requireDocumentKey(database, kind, { request, reply });
    if (key === undefined) return undefined;
    const found = await loadVersion(kysely, key, version);
    if (found !== undefined) return { key, ...found };
    sendDocumentRefusal(request, reply, { kind: 'version-unknown', key, version });
    return undefined;
  }

  async function loadOther(key: DocumentKey, to: string): Promise<string | undefined> {
    if (to !== 'draft') return (await loadVersion(kysely, key, Number(to)))?.document;
    return (await loadDocumentState(kysely, key))?.document;
  }
}

/** `POST …/versions/{version}/restore` */
function addRestoreRoute(
  content: Api,
  kind: ContentKind,
  { database, openJudge }: ContentOptions,
): void {
  content.post(
    `${documentPath(kind)}/versions/:version/restore`,
    { schema: restoreSchema(kind), config: EDIT },
    async (request, reply) => {
      const { version } = request.params;
      const partId = request.body?.sectionId;
      const done = await makeChange(database, { kind, request, reply }, async (change) => {
        const restored = await restoreVersion(database, change, { version, partId });
        if (!restored.ok) return restored;
        const judge = await openJudge(change.key);
        const { text } = restored.value;
        const request = { kind, text, purpose: 'draft' } as const;
        const { problems } = await judge.document(database.kysely, request);
        return ok({ ...restored.value, problems });
      });
      if (done === undefined) return reply;
      const { id, checksum, saves, problems } = done.value;
      const etag = toEtag(checksum, saves);
      reply.header('etag', etag);
      return { id, etag, problems: toDocumentProblems(problems, readerLanguage(request)) };
    },
  );
}

function versionParams(kind: ContentKind) {
  return documentParams(kind, { version: versionNumber });
}

function listSchema(kind: ContentKind) {
  return {
    ...ofDocument('list', kind, 'Versions'),
    summary: `Versions of a ${kind.name}, newest first`,
    description: 'Those that were published, and drafts that something else took the place of.',
    response: { 200: listOf(pageVersionSummary), ...READ_PROBLEMS },
  } as const;
}

function readSchema(kind: ContentKind) {
  return {
    ...CONTENT,
    operationId: operation('read', kind, 'Version'),
    summary: 'The document of a version, byte for byte',
    description: 'It never changes.',
    params: versionParams(kind),
    response: { 200: storedText, ...READ_PROBLEMS },
  } as const;
}

function diffSchema(kind: ContentKind) {
  return {
    ...CONTENT,
    operationId: operation('diff', kind, 'Version'),
    summary: 'What changed from a version to another, or to the working document',
    description: 'In words, in the language that `Accept-Language` prefers.',
    params: versionParams(kind),
    querystring: query({
      to: Type.Optional(Type.String({ pattern: '^(?:draft|[1-9][0-9]{0,8})$', default: 'draft' })),
    }),
    response: { 200: documentDiff, ...READ_PROBLEMS },
  } as const;
}

function restoreSchema(kind: ContentKind) {
  return {
    ...CONTENT,
    operationId: operation('restore', kind, 'Version'),
    summary: 'Make the draft what a version was, whole or in one section',
    description: `The draft that was there becomes a version. ${IF_MATCH}`,
    params: versionParams(kind),
    body: restoreRequest,
    response: { 200: savedDocument, ...CHANGE_PROBLEMS },
  } as const;
}
