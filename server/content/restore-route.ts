import type { FastifyInstance } from 'fastify';
import {
  type RestoreRequest,
  restoreVersionRoute,
  type VersionParams,
} from '#schemas/api/content-versions.ts';
import { ok } from '#schemas/result.ts';
import { readerLanguage } from '../http/reader-language.ts';
import type { ContentOptions } from './content-options.ts';
import { toDocumentProblems } from './document-problems.ts';
import { toEtag } from './etag.ts';
import { makeChange } from './make-change.ts';
import { restoreVersion } from './restore-version.ts';

/** `POST …/versions/{version}/restore` */
export function addRestoreRoute(
  content: FastifyInstance,
  { database, openJudge }: ContentOptions,
): void {
  content.post<{ Params: VersionParams; Body: RestoreRequest | null | undefined }>(
    '/sites/:siteId/pages/:pageId/versions/:version/restore',
    { schema: restoreVersionRoute, config: { scope: 'edit' } },
    async (request, reply) => {
      const { version } = request.params;
      const sectionId = request.body?.sectionId;
      const done = await makeChange(database, { request, reply }, async (change) => {
        const restored = await restoreVersion(database, change, { version, sectionId });
        if (!restored.ok) return restored;
        const judge = await openJudge(change.key);
        const { problems } = await judge.draft(database.kysely, restored.value.text);
        return ok({ ...restored.value, problems });
      });
      if (done === undefined) return reply;
      const { id, checksum, problems } = done.value;
      const etag = toEtag(checksum);
      reply.header('etag', etag);
      return { id, etag, problems: toDocumentProblems(problems, readerLanguage(request)) };
    },
  );
}
