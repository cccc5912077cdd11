import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { query, storedText } from '#schemas/api/content.ts';
import type { AssetContext } from '../../assets/asset-library.ts';
import { type Api, problems } from '../../http/api.ts';
import { toEtag } from '../../http/etag.ts';
import { createHttpProblem, sendProblem } from '../../http/http-problem.ts';
import { isFresh } from '../../http/send-encoded.ts';
import { requireDocumentKey, requireSite } from '../documents/content-request.ts';
import { loadDocumentState } from '../documents/document-state.ts';
import { ofDocument, READ, READ_PROBLEMS, SITE } from '../documents/route-words.ts';
import { sendDocumentRefusal } from '../documents/send-document-refusal.ts';
import { sendStoredText } from '../documents/send-stored-text.ts';
import { type ContentKind, documentPath } from '../kinds/content-kind.ts';
import { loadVersion } from '../versions/document-versions.ts';
import { writeArchive } from '../zip/write-archive.ts';
import { loadSiteExport, type SiteExport } from './export-site.ts';

const stateQuery = query({ state: Type.Optional(Type.Enum(['working', 'live'])) });

const siteSchema = {
  ...SITE,
  operationId: 'exportSite',
  summary:
    'A site as a zip of its folder: settings, pages, pictures. The same site gives the same bytes',
  description: '`state=live` has what visitors see, otherwise what is worked on.',
  querystring: stateQuery,
  response: {
    200: {
      description: 'The archive',
      content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    },
    ...problems(409),
    ...READ_PROBLEMS,
  },
} as const;

function documentSchema(kind: ContentKind) {
  return {
    ...ofDocument('export', kind),
    summary: `A ${kind.name} as a file, byte for byte`,
    description: '`state=live` has what visitors see, otherwise what is worked on.',
    querystring: stateQuery,
    response: { 200: storedText, ...READ_PROBLEMS },
  } as const;
}

/** `GET …/export`: a whole site as an archive. */
export function addSiteExportRoute(content: Api, library: AssetContext): void {
  const { database } = library;

  content.get(
    '/sites/:siteId/export',
    { schema: siteSchema, config: READ },
    async (request, reply) => {
      const site = await requireSite(database, request, reply);
      if (site === undefined) return reply;
      const { state = 'working' } = request.query;
      const exported = await loadSiteExport(library, site, state);
      if (!exported.ok)
        return sendProblem(reply, createHttpProblem('site-too-large', tooLarge(exported.problems)));
      const { tag, items } = exported.value;
      const etag = toEtag(state === 'working' ? tag : `${tag}-${state}`);
      reply.header('etag', etag);
      if (isFresh(request.headers['if-none-match'], etag)) return sendUnchanged(reply);
      return sendArchive(reply, site.siteId, items);
    },
  );
}

function sendUnchanged(reply: FastifyReply): FastifyReply {
  return reply.code(304).send();
}

function sendArchive(
  reply: FastifyReply,
  siteId: string,
  items: SiteExport['items'],
): FastifyReply {
  return reply
    .header('content-type', 'application/zip')
    .header('content-disposition', toDisposition(`${siteId}.zip`))
    .send(Readable.from(writeArchive(items), { objectMode: false }));
}

/** A document as its file. */
export function addDocumentExportRoute(
  content: Api,
  kind: ContentKind,
  { database }: Pick<AssetContext, 'database'>,
): void {
  content.get(
    `${documentPath(kind)}/export`,
    { schema: documentSchema(kind), config: READ },
    async (request, reply) => {
      const key = await requireDocumentKey(database, kind, { request, reply });
      if (key === undefined) return reply;
      const state = await loadDocumentState(database.kysely, key);
      const text =
        request.query.state === 'live'
          ? await loadVersion(database.kysely, key, state?.liveVersion ?? 0)
          : state;
      if (text === undefined || state?.deletedAt !== null)
        return sendDocumentRefusal(request, reply, { kind: 'document-unknown', key });
      reply.header('content-disposition', toDisposition(`${key.documentId}${kind.fileEnd}`));
      return sendStoredText(request, reply, text);
    },
  );
}

/** @param name of ids that were checked when their page or site was made */
function toDisposition(name: string): string {
  return `attachment; filename="${name}"`;
}

function tooLarge(reasons: readonly string[]): string {
  return `${reasons.join(' ')} Export its pages one by one, and take files out that no page uses.`;
}
