import { create as createDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { readUploadQuery } from '#schemas/api/uploads.ts';
import type { CallGuard } from '../form-calls/call-guard.ts';
import { siteKeyOf } from '../form-calls/find-form-call.ts';
import { refuseCall } from '../form-calls/refuse-call.ts';
import { type Api, type ApiRequest, problems } from '../http/api.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import { sitesOfHost } from '../sites/resolve-page.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { mediaTypeOfUpload } from './checks/file-types.ts';
import { UPLOAD_PATH } from './upload-address.ts';
import type { StoredUpload } from './upload-rows.ts';
import type { Uploads } from './uploads.ts';

export interface ReadRouteOptions {
  readonly uploads: Uploads;
  readonly store: Pick<SiteStore, 'sites'>;
  readonly guard: CallGuard;
}

const schema = {
  operationId: 'readUploadedFile',
  tags: ['applications'],
  summary: 'An uploaded file, for the person who applies',
  description:
    'As a download that no browser shows by itself. It needs the id that the file was uploaded under or the submission whose answers name it, and ends when that is sent.',
  params: Type.Object({ key: Type.String() }),
  querystring: readUploadQuery,
  response: { ...problems(400, 404, 410, 429, 503) },
} as const;

/** Whatever the bytes are, a browser makes nothing of them but a file. */
const SANDBOX = "default-src 'none'; sandbox";

/** `GET /api/upload/{key}`. */
export function addReadRoute(api: Api, options: ReadRouteOptions): void {
  api.get(`${UPLOAD_PATH}/:key`, { schema }, async (request, reply) => {
    if (!(await options.guard.admit(request, reply, { kind: 'read' }))) return reply;
    const upload = await findFile(request, options);
    if (upload === undefined) return sendUnknown(reply);
    if (upload.application_id !== null) return refuseCall(reply, 'submission-sent');
    return sendFile(reply, upload, options);
  });
}

async function sendFile(
  reply: FastifyReply,
  upload: StoredUpload,
  { uploads }: Pick<ReadRouteOptions, 'uploads'>,
): Promise<FastifyReply> {
  const body = await uploads.store.get(upload.upload_key);
  return body === undefined ? sendUnknown(reply) : reply.headers(headersOf(upload)).send(body);
}

/** What is of another site, or under another id, is as unknown as what does not exist. */
async function findFile(
  { params, query, host }: Pick<ApiRequest<typeof schema>, 'params' | 'query' | 'host'>,
  { uploads, store }: ReadRouteOptions,
): Promise<StoredUpload | undefined> {
  const id = query.submissionId ?? query.applicationId;
  if (id === undefined) return undefined;
  const sites = sitesOfHost(store.sites, host).map(siteKeyOf);
  return uploads.find(sites, { uploadKey: params.key, id });
}

function headersOf({ file_name, file_type, bytes }: StoredUpload) {
  return {
    'content-type': mediaTypeOfUpload(file_type),
    'content-length': bytes,
    'content-disposition': createDisposition(file_name),
    'content-security-policy': SANDBOX,
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  };
}

function sendUnknown(reply: FastifyReply): FastifyReply {
  const detail =
    'There is no file at this address for the id that "submissionId" or "applicationId" names. Upload it again.';
  return sendProblem(reply, createHttpProblem('upload-unknown', detail));
}
