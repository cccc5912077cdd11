import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type DiffQuery,
  diffVersionRoute,
  listVersionsRoute,
  type RestoreRequest,
  readVersionRoute,
  restoreVersionRoute,
  type VersionParams,
} from '#schemas/api/content-versions.ts';
import { formatChange } from '#schemas/diff/words/format-change.ts';
import { summariseChanges } from '#schemas/diff/words/summarise-changes.ts';
import { ok } from '#schemas/problems/result.ts';
import { toEtag } from '../../http/etag.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import type { DocumentKey } from '../../sites/documents/document-key.ts';
import type { ContentOptions } from '../documents/content-options.ts';
import { requireDocumentKey } from '../documents/content-request.ts';
import { toDocumentProblems } from '../documents/document-problems.ts';
import { loadDocumentState } from '../documents/document-state.ts';
import { makeChange } from '../documents/make-change.ts';
import { sendRefusal } from '../documents/send-refusal.ts';
import { type StoredText, sendStoredText } from '../documents/send-stored-text.ts';
import { type ContentKind, documentPath } from '../kinds/content-kind.ts';
import { listVersions, loadVersion } from './document-versions.ts';
import { restoreVersion } from './restore-version.ts';

const READ = { scope: 'read' } as const;

/** Nobody reads more, and a hostile draft can differ in hundreds of thousands of places. */
const MAX_CHANGES = 1000;

interface FoundVersion extends StoredText {
  readonly key: DocumentKey;
}

type VersionRequest = FastifyRequest<{ Params: VersionParams }>;

/** Routes of what documents of a kind were. */
export function addVersionRoutes(
  content: FastifyInstance,
  kind: ContentKind,
  options: ContentOptions,
): void {
  const { database } = options;
  const { kysely } = database;
  const path = `${documentPath(kind)}/versions`;
  addRestoreRoute(content, kind, options);

  content.get(path, { schema: listVersionsRoute, config: READ }, async (request, reply) => {
    const key = await requireDocumentKey(database, kind, { request, reply });
    if (key === undefined) return reply;
    const state = await loadDocumentState(kysely, key);
    if (state === undefined) return sendRefusal(request, reply, { kind: 'document-unknown', key });
    return { data: await listVersions(kysely, key, state) };
  });

  content.get<{ Params: VersionParams }>(
    `${path}/:version`,
    { schema: readVersionRoute, config: READ },
    async (request, reply) => {
      const found = await requireVersion(request, reply);
      return found === undefined ? reply : sendStoredText(request, reply, found);
    },
  );

  content.get<{ Params: VersionParams; Querystring: DiffQuery }>(
    `${path}/:version/diff`,
    { schema: diffVersionRoute, config: READ },
    async (request, reply) => {
      const { to = 'draft' } = request.query;
      const found = await requireVersion(request, reply);
      if (found === undefined) return reply;
      const other = await loadOther(found.key, to);
      if (other === undefined)
        return sendRefusal(request, reply, {
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

  async function requireVersion(
    request: VersionRequest,
    reply: FastifyReply,
  ): Promise<FoundVersion | undefined> {
    const key = await requireDocumentKey(database, kind, { request, reply });
    if (key === undefined) return undefined;
    const { version } = request.params;
    const found = await loadVersion(kysely, key, version);
    if (found !== undefined) return { key, ...found };
    sendRefusal(request, reply, { kind: 'version-unknown', key, version });
    return undefined;
  }

  async function loadOther(key: DocumentKey, to: string): Promise<string | undefined> {
    if (to !== 'draft') return (await loadVersion(kysely, key, Number(to)))?.document;
    return (await loadDocumentState(kysely, key))?.document;
  }
}

/** `POST …/versions/{version}/restore` */
function addRestoreRoute(
  content: FastifyInstance,
  kind: ContentKind,
  { database, openJudge }: ContentOptions,
): void {
  content.post<{ Params: VersionParams; Body: RestoreRequest | null | undefined }>(
    `${documentPath(kind)}/versions/:version/restore`,
    { schema: restoreVersionRoute, config: { scope: 'edit' } },
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
      const { id, checksum, problems } = done.value;
      const etag = toEtag(checksum);
      reply.header('etag', etag);
      return { id, etag, problems: toDocumentProblems(problems, readerLanguage(request)) };
    },
  );
}
