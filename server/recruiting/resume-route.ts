import { buffer } from 'node:stream/consumers';
import { applicationFileParams } from '#schemas/api/recruiting/applications.ts';
import { type ResumeReadingAnswer, resumeReadingAnswer } from '#schemas/api/resumes.ts';
import { recordChange } from '../access/record-change.ts';
import { refuseBusy } from '../form-calls/refuse-call.ts';
import { type Api, problems } from '../http/api.ts';
import { reasonTexts } from '../resumes/answers/reason-texts.ts';
import { leftSignal } from '../resumes/child/left-signal.ts';
import { loadFile, sendFileUnknown } from './application-files.ts';
import type { RecruitingContext } from './recruiting-context.ts';
import { requireApplication } from './recruiting-request.ts';
import { APPLICATIONS, RECRUITING } from './route-words.ts';

const schema = {
  ...RECRUITING,
  operationId: 'readApplicationResume',
  summary: 'Text of a CV, and what was read in which line',
  description:
    'Read anew at each call, whatever the form says of parsing; nothing of it is kept. The record of changes keeps who read it.',
  params: applicationFileParams,
  response: { 200: resumeReadingAnswer, ...problems(400, 401, 403, 404, 429, 503) },
} as const;

/** The text of an application's file. */
export function addResumeRoute(content: Api, context: RecruitingContext): void {
  content.get(
    '/sites/:siteId/applications/:applicationId/files/:fileId/reading',
    { schema, config: APPLICATIONS },
    async (request, reply) => {
      const found = await requireApplication(context, request, reply);
      if (found === undefined) return reply;
      const { fileId } = request.params;
      const { kysely } = context.database;
      const file = await loadFile(kysely, found, fileId);
      if (file === undefined) return sendFileUnknown(reply);
      const { tokenId } = request.actor;
      const reader = {
        ...{ caller: tokenId, file: `${tokenId} ${fileId}` },
        left: leftSignal(reply),
      };
      const outcome = await context.resumeReader.read(
        file.file_type,
        async () => {
          const body = await context.uploads.store.get(file.upload_key);
          return body && buffer(body);
        },
        reader,
      );
      if (outcome.state === 'busy') return refuseBusy(reply, outcome.retryAfterS);
      await recordChange(kysely, request.actor, {
        ...found.scope.site,
        action: 'application-file-read',
        detail: `${found.row.application_id} ${fileId}`,
      });
      const { reasons, ...reading } = outcome.reading;
      const answer: ResumeReadingAnswer = {
        ...reading,
        reasons: reasons.map((code) => ({ code, ...reasonTexts[code] })),
      };
      return reply.header('cache-control', 'private, no-store').send(answer);
    },
  );
}
