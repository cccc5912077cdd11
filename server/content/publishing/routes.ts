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
import { makeChange, makeLiveChange } from '../documents/make-change.ts';
import { type ContentKind, documentPath } from '../kinds/content-kind.ts';
import { publishDocument } from './publish-document.ts';
import { scheduleDocument } from './schedule-document.ts';
import { unpublishDocument } from './unpublish-document.ts';

const PUBLISH = { scope: 'publish' } as const;

/** Routes that put documents of a kind on the site and take them off, now or later. */
export function addPublishRoutes(
  content: FastifyInstance,
  kind: ContentKind,
  options: ContentOptions,
): void {
  const { database, now } = options;
  const path = documentPath(kind);

  content.post(
    `${path}/publish`,
    { schema: publishPageRoute, config: PUBLISH },
    async (request, reply) => {
      const done = await makeLiveChange(options, { kind, request, reply }, (change) =>
        publishDocument(options, change),
      );
      if (done === undefined) return reply;
      const { version, checksum, problems } = done.value;
      const etag = toEtag(checksum);
      reply.header('etag', etag);
      return { version, etag, problems: toDocumentProblems(problems, readerLanguage(request)) };
    },
  );

  content.post(
    `${path}/unpublish`,
    {
      schema: changeStateRoute('Take a page off the site; what it says stays as a draft'),
      config: PUBLISH,
    },
    async (request, reply) => {
      const done = await makeLiveChange(options, { kind, request, reply }, (change) =>
        unpublishDocument(database, change),
      );
      return done === undefined ? reply : reply.code(204).send();
    },
  );

  content.post<{ Body: ScheduleRequest }>(
    `${path}/schedule`,
    { schema: schedulePageRoute, config: PUBLISH },
    async (request, reply) => {
      const { action, at } = request.body;
      const time = at === null ? null : new Date(at);
      const done = await makeChange(database, { kind, request, reply }, (change) =>
        scheduleDocument({ ...options, now: now() }, change, { action, at: time }),
      );
      return done === undefined ? reply : reply.code(204).send();
    },
  );
}
