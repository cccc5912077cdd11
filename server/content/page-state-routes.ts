import type { FastifyInstance } from 'fastify';
import {
  changeStateRoute,
  type DuplicateRequest,
  duplicatePageRoute,
  type PageParams,
} from '#schemas/api/content-pages.ts';
import type { ContentOptions } from './content-options.ts';
import { deletePage, undeletePage } from './delete-page.ts';
import { duplicatePage } from './duplicate-page.ts';
import { toEtag } from './etag.ts';
import { makeChange, makeLiveChange } from './make-change.ts';

const PAGE = '/sites/:siteId/pages/:pageId';

/** Routes that copy pages, put them into the bin and take them out again. */
export function addPageStateRoutes(content: FastifyInstance, options: ContentOptions): void {
  const { database } = options;
  content.delete(
    PAGE,
    {
      schema: changeStateRoute('Put a page into the bin; it leaves the site at once'),
      config: { scope: 'publish' },
    },
    async (request, reply) => {
      const done = await makeLiveChange(options, { request, reply }, (change) =>
        deletePage(database, change),
      );
      return done === undefined ? reply : reply.code(204).send();
    },
  );

  content.post(
    `${PAGE}/undelete`,
    {
      schema: changeStateRoute('Take a page out of the bin, as a draft'),
      config: { scope: 'publish' },
    },
    async (request, reply) => {
      const done = await makeChange(database, { request, reply }, (change) =>
        undeletePage(database, change),
      );
      return done === undefined ? reply : reply.code(204).send();
    },
  );

  content.post<{ Params: PageParams; Body: DuplicateRequest }>(
    `${PAGE}/duplicate`,
    { schema: duplicatePageRoute, config: { scope: 'edit' } },
    async (request, reply) => {
      const done = await makeChange(database, { request, reply }, (change) =>
        duplicatePage(database, change, request.body),
      );
      if (done === undefined) return reply;
      const { id, checksum } = done.value;
      const path = `/content/v1/sites/${request.params.siteId}/pages/${id}`;
      reply.code(201).header('location', path).header('etag', toEtag(checksum));
      return { id, etag: toEtag(checksum), problems: [] };
    },
  );
}
