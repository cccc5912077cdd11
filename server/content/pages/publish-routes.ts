import type { FastifyInstance } from 'fastify';
import {
  changeStateRoute,
  publishPageRoute,
  type ScheduleRequest,
  schedulePageRoute,
} from '#schemas/api/content-pages.ts';
import { toEtag } from '../../http/etag.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import type { ContentOptions } from '../documents/content-options.ts';
import { toDocumentProblems } from '../documents/document-problems.ts';
import { makeChange, makeLiveChange } from './make-change.ts';
import { publishPage } from './publish-page.ts';
import { schedulePage } from './schedule-page.ts';
import { unpublishPage } from './unpublish-page.ts';

const PAGE = '/sites/:siteId/pages/:pageId';
const PUBLISH = { scope: 'publish' } as const;

/** Routes that put pages on the site and take them off, now or later. */
export function addPublishRoutes(content: FastifyInstance, options: ContentOptions): void {
  const { database, now } = options;

  content.post(
    `${PAGE}/publish`,
    { schema: publishPageRoute, config: PUBLISH },
    async (request, reply) => {
      const done = await makeLiveChange(options, { request, reply }, (change) =>
        publishPage(options, change),
      );
      if (done === undefined) return reply;
      const { version, checksum, problems } = done.value;
      const etag = toEtag(checksum);
      reply.header('etag', etag);
      return { version, etag, problems: toDocumentProblems(problems, readerLanguage(request)) };
    },
  );

  content.post(
    `${PAGE}/unpublish`,
    {
      schema: changeStateRoute('Take a page off the site; what it says stays as a draft'),
      config: PUBLISH,
    },
    async (request, reply) => {
      const done = await makeLiveChange(options, { request, reply }, (change) =>
        unpublishPage(database, change),
      );
      return done === undefined ? reply : reply.code(204).send();
    },
  );

  content.post<{ Body: ScheduleRequest }>(
    `${PAGE}/schedule`,
    { schema: schedulePageRoute, config: PUBLISH },
    async (request, reply) => {
      const { action, at } = request.body;
      const time = at === null ? null : new Date(at);
      const done = await makeChange(database, { request, reply }, (change) =>
        schedulePage({ ...options, now: now() }, change, { action, at: time }),
      );
      return done === undefined ? reply : reply.code(204).send();
    },
  );
}
