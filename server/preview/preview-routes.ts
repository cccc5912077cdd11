import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PageParams } from '#schemas/api/content.ts';
import { type PreviewQuery, previewPageRoute, previewRoute } from '#schemas/api/preview.ts';
import { requirePageKey, requireSite } from '../content/content-request.ts';
import { loadPageState } from '../content/page-state.ts';
import { sendRefusal } from '../content/send-refusal.ts';
import { parseRequestPath } from '../pages/request-path.ts';
import { addPreviewLinkRoutes } from './preview-link-routes.ts';
import { formatStates, parseStates } from './preview-states.ts';
import { type PreviewOptions, sendPreview } from './previews.ts';

const READ = { scope: 'read' } as const;

/** `content/v1/sites/{siteId}/preview/{states}` in segments of the path. */
const PREFIX_SEGMENTS = 6;

interface PreviewParams {
  readonly siteId: string;
  readonly states: string;
}

/** Routes by which those who may read a site see drafts of it as visitors would. */
export function addPreviewRoutes(content: FastifyInstance, options: PreviewOptions): void {
  const { database } = options;
  addPreviewLinkRoutes(content, options);

  content.get<{ Params: PageParams; Querystring: PreviewQuery }>(
    '/sites/:siteId/pages/:pageId/preview',
    { schema: previewPageRoute, config: READ },
    async (request, reply) => {
      const key = await requirePageKey(database, request, reply);
      if (key === undefined) return reply;
      const state = await loadPageState(database.kysely, key);
      if (state?.deletedAt !== null) return sendRefusal(request, reply, { kind: 'page-unknown' });
      const { siteId, pageId } = key;
      const states = formatStates(request.query);
      reply.header('cache-control', 'no-store');
      return reply.redirect(`/content/v1/sites/${siteId}/preview/${states}/~${pageId}`, 302);
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
