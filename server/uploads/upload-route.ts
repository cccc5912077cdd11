import type { Readable } from 'node:stream';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyReply } from 'fastify';
import { type UploadAnswer, uploadAnswer, uploadQuery } from '#schemas/api/uploads.ts';
import { type FileRefusal, MAX_UPLOAD_BYTES } from '#schemas/forms/file-kinds.ts';
import type { RuntimeSource } from '../base/runtime-door.ts';
import type { CallGuard } from '../form-calls/call-guard.ts';
import { findSubmissionOf, siteKeyOf, sitesOfCall } from '../form-calls/find-form-call.ts';
import { refuseCall } from '../form-calls/refuse-call.ts';
import { callingSite } from '../forms/calling-site.ts';
import { type Api, type ApiRequest, problems } from '../http/api.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import { isTooLong } from '../http/receive-body.ts';
import type { PageOrigin } from '../pages/page-origin.ts';
import type { SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { TOO_LARGE } from './checks/check-upload.ts';
import { UPLOAD_PATH } from './upload-address.ts';
import type { Uploads, UploadsOptions } from './uploads.ts';

export interface UploadRouteOptions extends Pick<UploadsOptions, 'kysely'> {
  readonly uploads: Uploads;
  readonly store: Pick<SiteStore, 'sites'>;
  readonly guard: CallGuard;
  readonly runtime: RuntimeSource;
  readonly pageOrigin: PageOrigin;
}

const schema = {
  operationId: 'uploadFile',
  tags: ['applications'],
  summary: 'Upload a CV or another file of an application',
  description:
    'The first file of a multipart body: PDF, DOCX, TXT, JPEG or PNG, at most 10 MiB, by its bytes and its name together. A file that no save names within 24 hours is deleted.',
  consumes: ['multipart/form-data'],
  querystring: uploadQuery,
  response: { 200: uploadAnswer, ...problems(400, 404, 413, 415, 422, 429, 503) },
} as const;

type UploadHttp = ApiRequest<typeof schema>;

/** Boundaries and headers of the other parts. */
const MULTIPART_BYTES = 64 * 1024;
/** A body that is this much too long is not read to its end: the connection ends with the answer. */
const MAX_DRAINED_BYTES = 4 * MAX_UPLOAD_BYTES;

/** `POST /api/upload`. */
export function addUploadRoute(api: Api, options: UploadRouteOptions): void {
  void api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(fastifyMultipart);
    scope.addHook('onSend', async ({ raw, headers }, reply) => {
      if (raw.complete) return;
      // Whoever still sends reads no answer before the end, unless the connection breaks and takes it along.
      raw.unpipe();
      if (isTooLong(headers['content-length'], MAX_DRAINED_BYTES))
        reply.header('connection', 'close');
      else raw.resume();
    });
    scope.post(UPLOAD_PATH, { schema }, async (request, reply) => upload(request, reply, options));
  });
}

async function upload(
  request: UploadHttp,
  reply: FastifyReply,
  options: UploadRouteOptions,
): Promise<FastifyReply> {
  if (!(await options.guard.admit(request, reply, { kind: 'upload' }))) return reply;
  const entry = await findSite(request, options);
  if (entry === undefined) return refuseCall(reply, 'site-unknown');
  const saved = await receive(request, { ...options, entry });
  if (saved === 'broken') return sendBroken(reply);
  if (saved === 'no-file') return sendNoFile(reply);
  if (saved.state === 'refused') return sendRefused(reply, { ...options, entry, ...saved });
  const s3Url = `${options.pageOrigin(entry.site, request)}${saved.address}`;
  const answer: UploadAnswer = { s3Url };
  return reply.header('cache-control', 'no-store').send(answer);
}

/** The site that the call names, else the one whose submission it is for or whose page sends it. */
async function findSite(
  request: UploadHttp,
  { store, kysely }: Pick<UploadRouteOptions, 'store' | 'kysely'>,
): Promise<SiteEntry | undefined> {
  const { applicationId, websiteId } = request.query;
  const entries = sitesOfCall(store, { caller: request, websiteId });
  if (entries.length < 2) return entries[0];
  const found = await findSubmissionOf(kysely, entries, {
    submissionId: applicationId,
  });
  return found?.entry ?? callingSite(store, request, undefined);
}

const TOO_LONG = { state: 'refused', ...TOO_LARGE } as const;

type Received = Awaited<ReturnType<Uploads['save']>> | 'broken' | 'no-file';

async function receive(
  request: UploadHttp,
  { uploads, entry }: UploadRouteOptions & { readonly entry: SiteEntry },
): Promise<Received> {
  const { headers, query } = request;
  if (isTooLong(headers['content-length'], MAX_UPLOAD_BYTES + MULTIPART_BYTES)) return TOO_LONG;
  const part = await readFilePart(request);
  if (part === 'broken' || part === 'no-file') return part;
  const received = await uploads.receive(part.body);
  if (!received.ok) return received.problems.includes('broken') ? 'broken' : TOO_LONG;
  try {
    const owner = { site: siteKeyOf(entry), id: query.applicationId };
    return await uploads.save(owner, { name: part.name, read: received.value.read });
  } finally {
    await received.value.remove();
  }
}

type FilePart = { readonly name: string; readonly body: Readable } | 'broken' | 'no-file';

/** Whatever the parser throws is about the body: it is no multipart, or its sender has gone. */
async function readFilePart(request: UploadHttp): Promise<FilePart> {
  try {
    const part = await request.file({
      throwFileSizeLimit: false,
      // One byte more than may be, so that what is too long is known and never taken for whole.
      limits: { fileSize: MAX_UPLOAD_BYTES + 1, files: 1 },
    });
    return part === undefined ? 'no-file' : { name: part.filename ?? '', body: part.file };
  } catch {
    return 'broken';
  }
}

interface Refusal extends Pick<UploadRouteOptions, 'runtime'> {
  readonly entry: SiteEntry;
  readonly refusal: FileRefusal;
}

/** The sentence is the site's, since it is shown where the file was chosen. */
async function sendRefused(
  reply: FastifyReply,
  { runtime, entry, refusal }: Refusal,
): Promise<FastifyReply> {
  const { createAnswerWording } = await runtime.load();
  const message = createAnswerWording(entry.site)(refusal);
  const code = refusal.code === 'file-size' ? 'file-too-large' : 'file-refused';
  const problem = { code: refusal.code, pointer: '/file', message };
  return sendProblem(reply, createHttpProblem(code, message, [problem]));
}

function sendBroken(reply: FastifyReply): FastifyReply {
  const detail =
    'The body is no multipart/form-data, or the connection broke off before the whole file had arrived. Send it again; nothing was stored.';
  return sendProblem(reply, createHttpProblem('request-refused', detail));
}

function sendNoFile(reply: FastifyReply): FastifyReply {
  const detail = 'The body has no file: send one part with a "filename".';
  return sendProblem(reply, createHttpProblem('request-refused', detail));
}
