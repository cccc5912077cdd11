import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageParams } from '#schemas/api/content.ts';
import {
  createPreviewLinkRoute,
  deletePreviewLinkRoute,
  listPreviewLinksRoute,
  type PreviewLinkParams,
} from '#schemas/api/preview.ts';
import { requirePageKey } from '../content/content-request.ts';
import type { PageKey } from '../content/page-key.ts';
import { loadPageState } from '../content/page-state.ts';
import { sendRefusal } from '../content/send-refusal.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import { createPreviewLink, deletePreviewLink, listPreviewLinks } from './preview-link-rows.ts';
import type { PreviewOptions } from './previews.ts';

const LINKS = '/sites/:siteId/pages/:pageId/preview-links';

/** Routes of the links that show a draft to who has no token. */
export function addPreviewLinkRoutes(content: FastifyInstance, options: PreviewOptions): void {
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
  ): Promise<PageKey | undefined> {
    const key = await requirePageKey(options.database, request, reply);
    if (key === undefined) return undefined;
    const state = await loadPageState(kysely, key);
    if (state?.deletedAt === null) return key;
    sendRefusal(request, reply, { kind: 'page-unknown' });
    return undefined;
  }
}

const UNKNOWN = 'The page has no such link. Its time is over, or somebody took it back.';
