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
import { requirePageKey, requireSite } from '../documents/content-request.ts';
import { sendRefusal } from '../documents/send-refusal.ts';
import { sendStoredText } from '../documents/send-stored-text.ts';
import { loadPageState } from '../pages/page-state.ts';
import { loadVersion } from '../pages/page-versions.ts';
import { PAGE_ENTRY_END } from '../zip/entry-name.ts';
import { writeArchive } from '../zip/write-archive.ts';
import { loadSiteExport } from './export-site.ts';

const READ = { scope: 'read' } as const;

/** Routes that give a site and its pages as files. */
export function addExportRoutes(content: FastifyInstance, library: AssetLibrary): void {
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

  content.get<{ Querystring: ExportQuery }>(
    '/sites/:siteId/pages/:pageId/export',
    { schema: exportPageRoute, config: READ },
    async (request, reply) => {
      const key = await requirePageKey(database, request, reply);
      if (key === undefined) return reply;
      const state = await loadPageState(database.kysely, key);
      const text =
        request.query.state === 'live'
          ? await loadVersion(database.kysely, key, state?.liveVersion ?? 0)
          : state?.document;
      if (text === undefined || state?.deletedAt !== null)
        return sendRefusal(request, reply, { kind: 'page-unknown' });
      reply.header('content-disposition', toDisposition(`${key.pageId}${PAGE_ENTRY_END}`));
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
