import { publishedDocument, scheduleRequest } from '#schemas/api/content-pages.ts';
import type { Api } from '../../http/api.ts';
import { toEtag } from '../../http/etag.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import type { ContentOptions } from '../documents/content-options.ts';
import { toDocumentProblems } from '../documents/document-problems.ts';
import { makeChange, makeLiveChange } from '../documents/make-change.ts';
import {
  CHANGE_PROBLEMS,
  IF_MATCH,
  NO_BODY,
  ofDocument,
  PUBLISH,
} from '../documents/route-words.ts';
import { type ContentKind, documentPath } from '../kinds/content-kind.ts';
import { publishDocument } from './publish-document.ts';
import { scheduleDocument } from './schedule-document.ts';
import { unpublishDocument } from './unpublish-document.ts';

/** Routes that put documents of a kind on the site and take them off, now or later. */
export function addPublishRoutes(content: Api, kind: ContentKind, options: ContentOptions): void {
  const { database, now } = options;
  const path = documentPath(kind);

  content.post(
    `${path}/publish`,
    { schema: publishSchema(kind), config: PUBLISH },
    async (request, reply) => {
      const done = await makeLiveChange(options, { kind, request, reply }, (change) =>
        publishDocument(options, change),
      );
      if (done === undefined) return reply;
      const { version, checksum, saves, problems } = done.value;
      const etag = toEtag(checksum, saves);
      reply.header('etag', etag);
      return { version, etag, problems: toDocumentProblems(problems, readerLanguage(request)) };
    },
  );

  content.post(
    `${path}/unpublish`,
    { schema: unpublishSchema(kind), config: PUBLISH },
    async (request, reply) => {
      const done = await makeLiveChange(options, { kind, request, reply }, (change) =>
        unpublishDocument(database, change),
      );
      return done === undefined ? reply : reply.code(204).send(null);
    },
  );

  content.post(
    `${path}/schedule`,
    { schema: scheduleSchema(kind), config: PUBLISH },
    async (request, reply) => {
      const { action, at } = request.body;
      const time = at === null ? null : new Date(at);
      const done = await makeChange(database, { kind, request, reply }, (change) =>
        scheduleDocument({ ...options, now: now() }, change, { action, at: time }),
      );
      return done === undefined ? reply : reply.code(204).send(null);
    },
  );
}

function publishSchema(kind: ContentKind) {
  return {
    ...ofDocument('publish', kind),
    summary: 'Put the draft on the site; refused with the problems where it has errors',
    description: `The draft becomes a version, and every server shows it within a second. ${IF_MATCH}`,
    response: { 200: publishedDocument, ...CHANGE_PROBLEMS },
  } as const;
}

function unpublishSchema(kind: ContentKind) {
  return {
    ...ofDocument('unpublish', kind),
    summary: `Take a ${kind.name} off the site; what it says stays as a draft`,
    description: IF_MATCH,
    response: { 204: NO_BODY, ...CHANGE_PROBLEMS },
  } as const;
}

function scheduleSchema(kind: ContentKind) {
  return {
    ...ofDocument('schedule', kind),
    summary: `Publish the draft or take the ${kind.name} off the site at a time to come`,
    description: `A draft that cannot be published now is refused. ${IF_MATCH}`,
    body: scheduleRequest,
    response: { 204: NO_BODY, ...CHANGE_PROBLEMS },
  } as const;
}
