import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  listPagesRoute,
  listSitesRoute,
  type PageParams,
  type PageSummary,
  readAssetIndexRoute,
  readPageRoute,
  readSettingsRoute,
  type SiteParams,
  type SiteSummary,
} from '#schemas/api/content.ts';
import { type AdminToken, isAuthorised } from '../access/admin-token.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import { isFresh } from '../http/send-encoded.ts';
import type { PageEntry, SiteEntry } from '../sites/site-entry.ts';
import { checksumOf } from '../sites/site-folder.ts';
import type { SiteStore } from '../sites/site-store.ts';

export interface ContentRoutesOptions {
  readonly store: SiteStore;
  readonly adminToken: AdminToken;
}

/** `/content/v1`: what the editor and automation read. Every route needs the bearer token. */
export function addContentRoutes(
  app: FastifyInstance,
  { store, adminToken }: ContentRoutesOptions,
): void {
  void app.register(
    async (content) => {
      content.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'private, no-cache');
        if (!isAuthorised(request.headers.authorization, adminToken))
          return sendTokenRequired(reply);
        return undefined;
      });
      addSiteRoutes(content, store);
      addPageReadRoutes(content, store);
    },
    { prefix: '/content/v1' },
  );
}

function addSiteRoutes(content: FastifyInstance, store: SiteStore): void {
  content.get('/sites', { schema: listSitesRoute }, async () => store.sites.map(toSiteSummary));

  content.get<{ Params: SiteParams }>(
    '/sites/:siteId/settings',
    { schema: readSettingsRoute },
    async (request, reply) => {
      const entry = store.find(request.params.siteId);
      const text = entry && (await store.loadSettings(entry));
      return text === undefined
        ? sendSiteUnknown(request, reply)
        : sendStoredText(request, reply, text);
    },
  );

  content.get<{ Params: SiteParams }>(
    '/sites/:siteId/asset-index',
    { schema: readAssetIndexRoute },
    async (request, reply) => {
      return store.find(request.params.siteId)?.assets ?? sendSiteUnknown(request, reply);
    },
  );
}

function addPageReadRoutes(content: FastifyInstance, store: SiteStore): void {
  content.get<{ Params: SiteParams }>(
    '/sites/:siteId/pages',
    { schema: listPagesRoute },
    async (request, reply) => {
      const entry = store.find(request.params.siteId);
      return entry === undefined
        ? sendSiteUnknown(request, reply)
        : { data: entry.pages.map(toPageSummary) };
    },
  );

  content.get<{ Params: PageParams }>(
    '/sites/:siteId/pages/:pageId',
    { schema: readPageRoute },
    async (request, reply) => {
      const entry = store.find(request.params.siteId);
      if (entry === undefined) return sendSiteUnknown(request, reply);
      const page = entry.pages.find(({ pageId }) => pageId === request.params.pageId);
      const text = page && (await store.loadDocument(entry, page));
      return text === undefined
        ? sendPageUnknown(request, reply)
        : sendStoredText(request, reply, text);
    },
  );
}

/** The text as it was stored, with a tag of its content. */
function sendStoredText(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = `"${checksumOf(text)}"`;
  reply.header('etag', etag).header('content-type', 'application/json; charset=utf-8');
  return isFresh(request.headers['if-none-match'], etag)
    ? reply.code(304).send()
    : reply.send(text);
}

function sendTokenRequired(reply: FastifyReply): FastifyReply {
  reply.header('www-authenticate', 'Bearer realm="rumbo"');
  return sendProblem(
    reply,
    createHttpProblem(
      'token-required',
      'Send "Authorization: Bearer <token>" with the admin token.',
    ),
  );
}

function sendSiteUnknown(
  request: FastifyRequest<{ Params: SiteParams }>,
  reply: FastifyReply,
): FastifyReply {
  return sendProblem(
    reply,
    createHttpProblem(
      'site-unknown',
      `No site with published pages has the id "${request.params.siteId}".`,
    ),
  );
}

function sendPageUnknown(
  request: FastifyRequest<{ Params: PageParams }>,
  reply: FastifyReply,
): FastifyReply {
  const { siteId, pageId } = request.params;
  return sendProblem(
    reply,
    createHttpProblem(
      'page-unknown',
      `The site "${siteId}" has no published page with the id "${pageId}".`,
    ),
  );
}

function toSiteSummary({ site: { id, agencyId, name, sitePrefix } }: SiteEntry): SiteSummary {
  return { siteId: id, agencyId, name, sitePrefix };
}

function toPageSummary({
  pageId,
  url,
  title,
  type,
  version,
  source,
  updatedAt,
}: PageEntry): PageSummary {
  return { id: pageId, url, title, type, version, source, updatedAt: updatedAt.toISOString() };
}
