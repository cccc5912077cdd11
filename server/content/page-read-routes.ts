import type { FastifyInstance } from 'fastify';
import {
  listLinkingPagesRoute,
  listPagesRoute,
  type PageListQuery,
  type PageQuery,
  readPageRoute,
} from '#schemas/api/content-pages.ts';
import type { ContentOptions } from './content-options.ts';
import { requirePageKey, requireSite } from './content-request.ts';
import { findLinkingPages } from './linking-pages.ts';
import { listContentPages } from './list-pages.ts';
import { loadPageState } from './page-state.ts';
import { loadVersion } from './page-versions.ts';
import { sendRefusal } from './send-refusal.ts';
import { sendStoredText } from './send-stored-text.ts';

const READ = { scope: 'read' } as const;

/** Routes that list pages and give their documents. */
export function addPageReadRoutes(content: FastifyInstance, { database }: ContentOptions): void {
  const { kysely } = database;

  content.get<{ Querystring: PageListQuery }>(
    '/sites/:siteId/pages',
    { schema: listPagesRoute, config: READ },
    async (request, reply) => {
      const site = await requireSite(database, request, reply);
      if (site === undefined) return reply;
      const isBin = request.query.bin === true;
      return { data: await listContentPages(kysely, site, { isBin }) };
    },
  );

  content.get<{ Querystring: PageQuery }>(
    '/sites/:siteId/pages/:pageId',
    { schema: readPageRoute, config: READ },
    async (request, reply) => {
      const key = await requirePageKey(database, request, reply);
      if (key === undefined) return reply;
      const state = await loadPageState(kysely, key);
      const isLive = request.query.state === 'live';
      const version = state?.liveVersion ?? 0;
      const text = isLive ? await loadVersion(kysely, key, version) : state?.document;
      return text === undefined || state?.deletedAt !== null
        ? sendRefusal(request, reply, { kind: 'page-unknown' })
        : sendStoredText(request, reply, text);
    },
  );

  content.get(
    '/sites/:siteId/pages/:pageId/linked-from',
    { schema: listLinkingPagesRoute, config: READ },
    async (request, reply) => {
      const key = await requirePageKey(database, request, reply);
      return key === undefined ? reply : { data: await findLinkingPages(kysely, key) };
    },
  );
}
