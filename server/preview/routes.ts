import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { listOf, pageParams, type SiteParams, siteParams } from '#schemas/api/content.ts';
import { newPreviewLink, previewLink, previewQuery } from '#schemas/api/preview.ts';
import { id, noBody } from '#schemas/api/shapes.ts';
import type { Access } from '../access/access.ts';
import { addAccess } from '../access/add-access.ts';
import { requireDocumentKey, requireSite } from '../content/documents/content-request.ts';
import { loadDocumentState } from '../content/documents/document-state.ts';
import {
  CHANGE_PROBLEMS,
  CONTENT,
  NO_BODY,
  READ_PROBLEMS,
} from '../content/documents/route-words.ts';
import { sendDocumentRefusal } from '../content/documents/send-document-refusal.ts';
import { pageKind } from '../content/kinds/page-kind.ts';
import type { Api } from '../http/api.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import { parseRequestPath } from '../pages/request-path.ts';
import type { DocumentKey } from '../sites/documents/document-key.ts';
import { createPreviewLink, deletePreviewLink, listPreviewLinks } from './preview-link-rows.ts';
import { formatStates, parseStates } from './preview-states.ts';
import { type PreviewOptions, sendPreview } from './previews.ts';
import { addWidgetAnswersRoute } from './widget-answers-route.ts';

const LINKS = '/sites/:siteId/pages/:pageId/preview-links';

const UNKNOWN = 'The page has no such link. Its time is over, or somebody took it back.';

const READ = { scope: 'read' } as const;

/** `content/v1/sites/{siteId}/preview/{states}` in segments of the path. */
const PREFIX_SEGMENTS = 6;

const previewPageSchema = {
  ...CONTENT,
  operationId: 'previewPage',
  summary: 'The draft of a page as a visitor would get it: leads to HTML that nobody caches',
  description: 'What the query says is pretended of the site and of its visitor.',
  params: pageParams,
  querystring: previewQuery,
  response: { 302: noBody('To the preview'), ...READ_PROBLEMS },
} as const;

/** Pages of a draft and what they ask for. */
const previewSchema = {
  hide: true,
  // What no preview can pretend is left out, so that no schema judges it.
  params: Type.Unsafe<SiteParams & { readonly states: string }>(siteParams),
} as const;

const createLinkSchema = {
  ...CONTENT,
  operationId: 'createPreviewLink',
  summary: 'Make a link that shows the draft to whoever has it, for seven days',
  description: 'Its address is told once.',
  params: pageParams,
  response: { 201: newPreviewLink, ...CHANGE_PROBLEMS },
} as const;

const listLinksSchema = {
  ...CONTENT,
  operationId: 'listPreviewLinks',
  summary: 'The links that show the draft of a page now, without their addresses',
  description: 'Newest first.',
  params: pageParams,
  response: { 200: listOf(previewLink), ...READ_PROBLEMS },
} as const;

const deleteLinkSchema = {
  ...CONTENT,
  operationId: 'deletePreviewLink',
  summary: 'Take a link back: from then on it shows nothing',
  description: 'Whoever opens it is told so.',
  params: Type.Object({ siteId: id, pageId: id, linkId: id }),
  response: { 204: NO_BODY, ...CHANGE_PROBLEMS },
} as const;

export interface PreviewRoutesOptions extends PreviewOptions {
  readonly access: Access;
}

/** Drafts of a site as visitors would see them, for those who may read it; links that show one to others. */
export function addPreviewRoutes(app: Api, options: PreviewRoutesOptions): void {
  void app.register(
    async (content) => {
      addAccess(content, options.access);
      addPreviewLinkRoutes(content, options);
      addPreviewPageRoutes(content, options);
      addWidgetAnswersRoute(content, options);
    },
    { prefix: '/content/v1' },
  );
}

function addPreviewPageRoutes(content: Api, options: PreviewOptions): void {
  const { database } = options;
  content.get(
    '/sites/:siteId/pages/:pageId/preview',
    { schema: previewPageSchema, config: READ },
    async (request, reply) => {
      const key = await requireDocumentKey(database, pageKind, { request, reply });
      if (key === undefined) return reply;
      const state = await loadDocumentState(database.kysely, key);
      if (state?.deletedAt !== null)
        return sendDocumentRefusal(request, reply, { kind: 'document-unknown', key });
      const { siteId, documentId } = key;
      const states = formatStates(request.query);
      reply.header('cache-control', 'no-store');
      return reply.redirect(`/content/v1/sites/${siteId}/preview/${states}/~${documentId}`, 302);
    },
  );

  for (const path of ['/sites/:siteId/preview/:states', '/sites/:siteId/preview/:states/*'])
    content.get(path, { schema: previewSchema, config: READ }, async (request, reply) => {
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
    });
}

function segmentsOf({ url }: FastifyRequest): readonly string[] | undefined {
  return parseRequestPath(url)?.slice(PREFIX_SEGMENTS);
}

/** Routes of the links that show a draft to who has no token. */
function addPreviewLinkRoutes(content: Api, options: PreviewOptions): void {
  const { kysely } = options.database;

  content.post(
    LINKS,
    { schema: createLinkSchema, config: { scope: 'edit' } },
    async (request, reply) => {
      const key = await requirePage(request, reply);
      if (key === undefined) return reply;
      const change = { key, actor: request.actor };
      const { token, ...link } = await createPreviewLink(kysely, change, options.now());
      return reply.code(201).send({ ...link, url: `/preview/${token}` });
    },
  );

  content.get(
    LINKS,
    { schema: listLinksSchema, config: { scope: 'read' } },
    async (request, reply) => {
      const key = await requirePage(request, reply);
      return key === undefined
        ? reply
        : { data: await listPreviewLinks(kysely, key, options.now()) };
    },
  );

  content.delete(
    `${LINKS}/:linkId`,
    { schema: deleteLinkSchema, config: { scope: 'edit' } },
    async (request, reply) => {
      const key = await requirePage(request, reply);
      if (key === undefined) return reply;
      const change = { key, actor: request.actor };
      return (await deletePreviewLink(kysely, change, request.params.linkId))
        ? reply.code(204).send(null)
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
    sendDocumentRefusal(request, reply, { kind: 'document-unknown', key });
    return undefined;
  }
}
