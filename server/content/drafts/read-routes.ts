import type { FastifyInstance } from 'fastify';
import {
  listPagesRoute,
  type PageListQuery,
  type PageQuery,
  readPageRoute,
} from '#schemas/api/content-pages.ts';
import type { ContentOptions } from '../documents/content-options.ts';
import { requireDocumentKey, requireSite } from '../documents/content-request.ts';
import { loadDocumentState } from '../documents/document-state.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { sendRefusal } from '../documents/send-refusal.ts';
import { sendStoredText } from '../documents/send-stored-text.ts';
import { type ContentKind, collectionPath, documentPath } from '../kinds/content-kind.ts';
import { loadVersion } from '../versions/document-versions.ts';

const READ = { scope: 'read' } as const;

/** Routes that list documents of a kind and give their texts. */
export function addReadRoutes(
  content: FastifyInstance,
  kind: ContentKind,
  { database }: ContentOptions,
): void {
  const { kysely } = database;

  content.get<{ Querystring: PageListQuery }>(
    collectionPath(kind),
    { schema: listPagesRoute, config: READ },
    async (request, reply) => {
      const site = await requireSite(database, request, reply);
      if (site === undefined) return reply;
      const isBin = request.query.bin === true;
      return { data: await listDocuments(kysely, { ...site, kind: kind.name }, { isBin }) };
    },
  );

  content.get<{ Querystring: PageQuery }>(
    documentPath(kind),
    { schema: readPageRoute, config: READ },
    async (request, reply) => {
      const key = await requireDocumentKey(database, kind, { request, reply });
      if (key === undefined) return reply;
      const state = await loadDocumentState(kysely, key);
      const isLive = request.query.state === 'live';
      const text = isLive ? await loadVersion(kysely, key, state?.liveVersion ?? 0) : state;
      return text === undefined || state?.deletedAt !== null
        ? sendRefusal(request, reply, { kind: 'document-unknown', key })
        : sendStoredText(request, reply, text);
    },
  );
}
