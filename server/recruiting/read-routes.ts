import { create as createDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteParams } from '#schemas/api/content.ts';
import {
  type ApplicationFilters,
  applicationDetail,
  applicationFileParams,
  applicationParams,
  applicationsAnswer,
  applicationsQuery,
} from '#schemas/api/recruiting/applications.ts';
import { recordChange } from '../access/record-change.ts';
import { publishNews } from '../applications/application-channel.ts';
import { READ_PROBLEMS } from '../content/documents/route-words.ts';
import { type Api, problems } from '../http/api.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import { mediaTypeOfUpload } from '../uploads/checks/file-types.ts';
import { loadDetail } from './application-detail.ts';
import { loadFile, sendFileUnknown } from './application-files.ts';
import { countApplications, listApplications, toSummaries } from './listed/list-applications.ts';
import { markRead, type Reader } from './listed/read-marks.ts';
import type { RecruitingContext } from './recruiting-context.ts';
import { createAnswerTexts, requireApplication, requireScope } from './recruiting-request.ts';
import { APPLICATIONS, RECRUITING } from './route-words.ts';

const listSchema = {
  ...RECRUITING,
  operationId: 'listApplications',
  summary: 'Applications of a site, the newest first',
  description:
    'Those that were sent and, where the settings of the site say so, those that were left on the way. The record of changes keeps who asked, by which filters, and how many there were.',
  params: siteParams,
  querystring: applicationsQuery,
  response: { 200: applicationsAnswer, ...READ_PROBLEMS },
} as const;

const oneSchema = {
  ...RECRUITING,
  operationId: 'readApplication',
  summary: 'An application with its answers, files, notes and changes',
  description:
    'Questions are worded as the version of the form did that was filled in. The record of changes keeps who read it.',
  params: applicationParams,
  response: { 200: applicationDetail, ...READ_PROBLEMS },
} as const;

const fileSchema = {
  ...RECRUITING,
  operationId: 'readApplicationFile',
  summary: 'A file of an application',
  description:
    'As a download that no browser shows by itself. The record of changes keeps who read it.',
  params: applicationFileParams,
  response: { ...problems(400, 401, 403, 404, 503) },
} as const;

/** Whatever the bytes are, a browser makes nothing of them but a file. */
const SANDBOX = "default-src 'none'; sandbox";

const LIST = '/sites/:siteId/applications';

/** Routes that read, of which each leaves a line in the record of changes. */
export function addApplicationReadRoutes(content: Api, context: RecruitingContext): void {
  const { kysely } = context.database;

  content.get(LIST, { schema: listSchema, config: APPLICATIONS }, async (request, reply) => {
    const scope = await requireScope(context, request, reply);
    if (scope === undefined) return reply;
    const { cursor, limit, ...filters } = request.query;
    const page = await listApplications(kysely, { ...scope, filters, cursor, limit });
    if (page === undefined) return sendWrongCursor(reply);
    const total = await countApplications(kysely, { ...scope, filters });
    await recordChange(kysely, request.actor, {
      ...scope.site,
      action: 'applications-listed',
      detail: describeFilters(filters, page.rows.length),
    });
    return { data: await toSummaries(kysely, scope, page.rows), next: page.next, total };
  });

  content.get(
    `${LIST}/:applicationId`,
    { schema: oneSchema, config: APPLICATIONS },
    async (request, reply) => {
      const found = await requireApplication(context, request, reply);
      if (found === undefined) return reply;
      const { scope, row } = found;
      const read = await createAnswerTexts(context, scope.stored);
      const detail = await loadDetail(kysely, { scope, row, read });
      await recordChange(kysely, request.actor, {
        ...scope.site,
        action: 'application-read',
        detail: detail.id,
      });
      await markOpened(context, { ...scope.site, tokenId: request.actor.tokenId }, detail.id);
      reply.header('etag', detail.etag);
      return detail;
    },
  );

  content.get(
    `${LIST}/:applicationId/files/:fileId`,
    { schema: fileSchema, config: APPLICATIONS },
    async (request, reply) => {
      const { fileId } = request.params;
      return sendFile(context, { request, reply, fileId });
    },
  );
}

/** The recruiter's other windows hear of it. */
async function markOpened(
  { database, now }: RecruitingContext,
  reader: Reader,
  applicationId: string,
): Promise<void> {
  if (!(await markRead(database.kysely, reader, { applicationId, now: now() }))) return;
  const { agencyId, siteId, tokenId } = reader;
  await publishNews(database, { site: { agencyId, siteId }, kind: 'read', subject: tokenId });
}

interface FileExchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly fileId: string;
}

async function sendFile(
  context: RecruitingContext,
  { request, reply, fileId }: FileExchange,
): Promise<FastifyReply> {
  const found = await requireApplication(context, request, reply);
  if (found === undefined) return reply;
  const { scope, row } = found;
  const { kysely } = context.database;
  const file = await loadFile(kysely, found, fileId);
  const body = file && (await context.uploads.store.get(file.upload_key));
  if (file === undefined || body === undefined) return sendFileUnknown(reply);
  await recordChange(kysely, request.actor, {
    ...scope.site,
    action: 'application-file-read',
    detail: `${row.application_id} ${fileId}`,
  });
  return reply
    .headers({
      'content-type': mediaTypeOfUpload(file.file_type),
      'content-length': file.bytes,
      'content-disposition': createDisposition(file.file_name),
      'content-security-policy': SANDBOX,
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    })
    .send(body);
}

function sendWrongCursor(reply: FastifyReply): FastifyReply {
  const detail =
    'The "cursor" is none that this list has given. Leave it out to begin with the first page.';
  return sendProblem(reply, createHttpProblem('request-invalid', detail));
}

/** What was asked, without the words of a search: they are of a person, who may want to be forgotten. */
export function describeFilters({ q, ...filters }: ApplicationFilters, count: number): string {
  const parts = Object.entries(filters).map(([name, value]) => `${name}=${value}`);
  return [...parts, ...(q === undefined ? [] : ['q=…']), `count=${count}`].join(' ');
}
