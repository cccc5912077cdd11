import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  type ExportQuery,
  exportPageRoute,
  exportSiteRoute,
} from '#schemas/api/content-transfer.ts';
import type { AssetLibrary } from '../../assets/asset-library.ts';
import { toEtag } from '../../http/etag.ts';
import { createHttpProblem, sendProblem } from '../../http/http-problem.ts';
import { isFresh } from '../../http/send-encoded.ts';
import { requireDocumentKey, requireSite } from '../documents/content-request.ts';
import { loadDocumentState } from '../documents/document-state.ts';
import { sendRefusal } from '../documents/send-refusal.ts';
import { sendStoredText } from '../documents/send-stored-text.ts';
import { type ContentKind, documentPath } from '../kinds/content-kind.ts';
import { loadVersion } from '../versions/document-versions.ts';
import { writeArchive } from '../zip/write-archive.ts';
import { loadSiteExport } from './export-site.ts';

const READ = { scope: 'read' } as const;

/** `GET …/export`: a whole site as an archive. */
export function addSiteExportRoute(content: FastifyInstance, library: AssetLibrary): void {
  const { database } = library;

  content.get<{ Querystring: ExportQuery }>(
    '/sites/:siteId/export',
    { schema: exportSiteRoute, config: READ },
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
      if (isFresh(request.headers['if-none-match'], etag)) return reply.code(304).send();
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', toDisposition(`${site.siteId}.zip`))
        .send(Readable.from(writeArchive(items), { objectMode: false }));
    },
  );
}

/** A document as its file. */
export function addDocumentExportRoute(
  content: FastifyInstance,
  kind: ContentKind,
  { database }: Pick<AssetLibrary, 'database'>,
): void {
  content.get<{ Querystring: ExportQuery }>(
    `${documentPath(kind)}/export`,
    { schema: exportPageRoute, config: READ },
    async (request, reply) => {
      const key = await requireDocumentKey(database, kind, { request, reply });
      if (key === undefined) return reply;
      const state = await loadDocumentState(database.kysely, key);
      const text =
        request.query.state === 'live'
          ? await loadVersion(database.kysely, key, state?.liveVersion ?? 0)
          : state;
      if (text === undefined || state?.deletedAt !== null)
        return sendRefusal(request, reply, { kind: 'document-unknown', key });
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
