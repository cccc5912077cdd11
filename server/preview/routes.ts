import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageParams } from '#schemas/api/content.ts';
import {
  createPreviewLinkRoute,
  deletePreviewLinkRoute,
  listPreviewLinksRoute,
  type PreviewLinkParams,
  type PreviewQuery,
  previewPageRoute,
  previewRoute,
} from '#schemas/api/preview.ts';
import type { Access } from '../access/access.ts';
import { addAccess } from '../access/add-access.ts';
import { requireDocumentKey, requireSite } from '../content/documents/content-request.ts';
import { loadDocumentState } from '../content/documents/document-state.ts';
import { sendRefusal } from '../content/documents/send-refusal.ts';
import { pageKind } from '../content/kinds/page-kind.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import { parseRequestPath } from '../pages/request-path.ts';
import type { DocumentKey } from '../sites/documents/document-key.ts';
import { createPreviewLink, deletePreviewLink, listPreviewLinks } from './preview-link-rows.ts';
import { formatStates, parseStates } from './preview-states.ts';
import { type PreviewOptions, sendPreview } from './previews.ts';

const LINKS = '/sites/:siteId/pages/:pageId/preview-links';

const UNKNOWN = 'The page has no such link. Its time is over, or somebody took it back.';

const READ = { scope: 'read' } as const;

/** `content/v1/sites/{siteId}/preview/{states}` in segments of the path. */
const PREFIX_SEGMENTS = 6;

interface PreviewParams {
  readonly siteId: string;
  readonly states: string;
}

export interface PreviewRoutesOptions extends PreviewOptions {
  readonly access: Access;
}

/** Drafts of a site as visitors would see them, for those who may read it; links that show one to others. */
export function addPreviewRoutes(app: FastifyInstance, options: PreviewRoutesOptions): void {
  void app.register(
    async (content) => {
      addAccess(content, options.access);
      addPreviewLinkRoutes(content, options);
      addPreviewPageRoutes(content, options);
    },
    { prefix: '/content/v1' },
  );
}

function addPreviewPageRoutes(content: FastifyInstance, options: PreviewOptions): void {
  const { database } = options;
  content.get<{ Params: PageParams; Querystring: PreviewQuery }>(
    '/sites/:siteId/pages/:pageId/preview',
    { schema: previewPageRoute, config: READ },
    async (request, reply) => {
      const key = await requireDocumentKey(database, pageKind, { request, reply });
      if (key === undefined) return reply;
      const state = await loadDocumentState(database.kysely, key);
      if (state?.deletedAt !== null)
        return sendRefusal(request, reply, { kind: 'document-unknown', key });
      const { siteId, documentId } = key;
      const states = formatStates(request.query);
      reply.header('cache-control', 'no-store');
      return reply.redirect(`/content/v1/sites/${siteId}/preview/${states}/~${documentId}`, 302);
    },
  );

  for (const path of ['/sites/:siteId/preview/:states', '/sites/:siteId/preview/:states/*'])
    content.get<{ Params: PreviewParams }>(
      path,
      { schema: previewRoute, config: READ },
      async (request, reply) => {
        const site = await requireSite(database, request, reply);
        if (site === undefined) return reply;
        const { states } = request.params;
        const look = {
          site,
          segments: segmentsOf(request),
          states: parseStates(states),
          prefix: `content/v1/sites/${site.siteId}/preview/${encodeURIComponent(states)}`,
        };
        return sendPreview(request, reply, { look, options });
      },
    );
}

function segmentsOf({ url }: FastifyRequest): readonly string[] | undefined {
  return parseRequestPath(url)?.slice(PREFIX_SEGMENTS);
}

/** Routes of the links that show a draft to who has no token. */
function addPreviewLinkRoutes(content: FastifyInstance, options: PreviewOptions): void {
  const { kysely } = options.database;

  content.post<{ Params: PageParams }>(
    LINKS,
    { schema: createPreviewLinkRoute, config: { scope: 'edit' } },
    async (request, reply) => {
      const key = await requirePage(request, reply);
      if (key === undefined) return reply;
      const change = { key, actor: request.actor };
      const { token, ...link } = await createPreviewLink(kysely, change, options.now());
      return reply.code(201).send({ ...link, url: `/preview/${token}` });
    },
  );

  content.get<{ Params: PageParams }>(
    LINKS,
    { schema: listPreviewLinksRoute, config: { scope: 'read' } },
    async (request, reply) => {
      const key = await requirePage(request, reply);
      return key === undefined
        ? reply
        : { data: await listPreviewLinks(kysely, key, options.now()) };
    },
  );

  content.delete<{ Params: PreviewLinkParams }>(
    `${LINKS}/:linkId`,
    { schema: deletePreviewLinkRoute, config: { scope: 'edit' } },
    async (request, reply) => {
      const key = await requirePage(request, reply);
      if (key === undefined) return reply;
      const change = { key, actor: request.actor };
      return (await deletePreviewLink(kysely, change, request.params.linkId))
        ? reply.code(204).send()
        : sendProblem(reply, createHttpProblem('preview-link-unknown', UNKNOWN));
    },
  );

  /** Undefined after it was answered that there is no such page. */
  async function requirePage(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<DocumentKey | undefined> {
    const key = await requireDocumentKey(options.database, pageKind, { request, reply });
    if (key === undefined) return undefined;
    const state = await loadDocumentState(kysely, key);
    if (state?.deletedAt === null) return key;
    sendRefusal(request, reply, { kind: 'document-unknown', key });
    return undefined;
  }
}
