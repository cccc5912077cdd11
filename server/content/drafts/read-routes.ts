import { upperFirst } from 'lodash-es';
import { Type } from 'typebox';
import { listOf, query, storedText } from '#schemas/api/content.ts';
import { contentPageSummary } from '#schemas/api/content-pages.ts';
import type { Api } from '../../http/api.ts';
import type { ContentOptions } from '../documents/content-options.ts';
import { requireDocumentKey, requireSite } from '../documents/content-request.ts';
import { loadDocumentState } from '../documents/document-state.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { ofDocument, operation, READ, READ_PROBLEMS, SITE } from '../documents/route-words.ts';
import { sendDocumentRefusal } from '../documents/send-document-refusal.ts';
import { sendStoredText } from '../documents/send-stored-text.ts';
import { type ContentKind, collectionPath, documentPath } from '../kinds/content-kind.ts';
import { loadVersion } from '../versions/document-versions.ts';

/** Routes that list documents of a kind and give their texts. */
export function addReadRoutes(content: Api, kind: ContentKind, { database }: ContentOptions): void {
  const { kysely } = database;

  content.get(
    collectionPath(kind),
    { schema: listSchema(kind), config: READ },
    async (request, reply) => {
      const site = await requireSite(database, request, reply);
      if (site === undefined) return reply;
      const isBin = request.query.bin === true;
      return { data: await listDocuments(kysely, { ...site, kind: kind.name }, { isBin }) };
    },
  );

  content.get(
    documentPath(kind),
    { schema: readSchema(kind), config: READ },
    async (request, reply) => {
      const key = await requireDocumentKey(database, kind, { request, reply });
      if (key === undefined) return reply;
      const state = await loadDocumentState(kysely, key);
      const isLive = request.query.state === 'live';
      const text = isLive ? await loadVersion(kysely, key, state?.liveVersion ?? 0) : state;
      return text === undefined || state?.deletedAt !== null
        ? sendDocumentRefusal(request, reply, { kind: 'document-unknown', key })
        : sendStoredText(request, reply, text);
    },
  );
}

function listSchema(kind: ContentKind) {
  const { segment } = kind;
  return {
    ...SITE,
    operationId: operation('list', kind, 's'),
    summary: `${upperFirst(segment)} of a site, or those in its bin`,
    description: 'By their drafts, where they have one, in the order of their ids.',
    querystring: query({ bin: Type.Optional(Type.Boolean()) }),
    response: { 200: listOf(contentPageSummary), ...READ_PROBLEMS },
  } as const;
}

function readSchema(kind: ContentKind) {
  const { name } = kind;
  return {
    ...ofDocument('read', kind),
    summary: `The draft of a ${name}, or its live document where it has no draft, byte for byte`,
    description: '`state=live` asks for what visitors see.',
    querystring: query({ state: Type.Optional(Type.Enum(['working', 'live'])) }),
    response: { 200: storedText, ...READ_PROBLEMS },
  } as const;
}
