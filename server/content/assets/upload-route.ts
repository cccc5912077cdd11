import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { query } from '#schemas/api/content.ts';
import { contentAsset } from '#schemas/api/content-assets.ts';
import { fail, type Result } from '#schemas/problems/result.ts';
import type { AssetContext } from '../../assets/asset-library.ts';
import type { AssetUploadRefusal } from '../../assets/check-asset.ts';
import { JobLimit } from '../../base/job-limit.ts';
import { type Api, type ApiRequest, problems } from '../../http/api.ts';
import { createHttpProblem, sendProblem } from '../../http/http-problem.ts';
import { isTooLong, receiveBody } from '../../http/receive-body.ts';
import { MAX_ASSET_BYTES, tooLarge } from '../../sites/asset-file.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { requireSite } from '../documents/content-request.ts';
import { EDIT, READ_PROBLEMS, SITE } from '../documents/route-words.ts';
import { sendUploadRefusal, toContentAsset } from './asset-answers.ts';
import { countUses, loadAssetUses } from './asset-usage.ts';
import { type SavedUpload, saveUpload } from './save-upload.ts';

const uploadSchema = {
  ...SITE,
  operationId: 'uploadAsset',
  summary: 'Add a file: the body is its bytes, which alone say what it is',
  description:
    'The path is made of `name`. The answer 200 says that the site has these bytes already.',
  consumes: ['application/octet-stream', 'image/*', 'video/*', 'text/vtt'],
  querystring: query({ name: Type.String({ minLength: 1, maxLength: 300 }) }),
  response: { 200: contentAsset, 201: contentAsset, ...READ_PROBLEMS, ...problems(413, 415, 422) },
} as const;

type UploadRequest = ApiRequest<typeof uploadSchema>;

/** Files that are judged at once: each is whole in memory, and pictures are decoded. */
const PARALLEL_CHECKS = 2;

/** `POST …/assets?name=…`: the body is the file, of whatever type its sender says it is. */
export function addAssetUploadRoute(content: Api, library: AssetContext): void {
  const limit = new JobLimit(PARALLEL_CHECKS);
  void content.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, body, done) => done(null, body));
    // Otherwise Node would read the rest of a refused body, however long it is, before the next request.
    uploads.addHook('onSend', async ({ raw }, reply) => {
      if (!raw.complete) reply.header('connection', 'close');
    });
    uploads.post(
      '/sites/:siteId/assets',
      { schema: uploadSchema, config: EDIT },
      async (request, reply) => {
        const site = await requireSite(library.database, request, reply);
        if (site === undefined) return reply;
        const { agencyId, siteId } = site;
        const saved = await receive(library, request, { key: { agencyId, siteId }, limit });
        if (saved === 'broken') return sendBroken(reply);
        if (!saved.ok) return sendUploadRefusal(reply, saved.problems[0] ?? overLimit());
        return sendSaved(library, reply, { ...saved.value, key: site });
      },
    );
  });
}

async function receive(
  library: AssetContext,
  { actor, body, headers, query }: UploadRequest,
  { key, limit }: { readonly key: SiteKey; readonly limit: JobLimit },
): Promise<Result<SavedUpload, AssetUploadRefusal> | 'broken'> {
  if (isTooLong(headers['content-length'], MAX_ASSET_BYTES)) return fail(overLimit());
  const received = await receiveBody(body instanceof Readable ? body : Readable.from([]), {
    directory: library.assets.uploads.incoming,
    maxBytes: MAX_ASSET_BYTES,
  });
  if (!received.ok) return received.problems.includes('broken') ? 'broken' : fail(overLimit());
  const file = received.value;
  try {
    return await limit.run(async () =>
      saveUpload(library, { key, actor, name: query.name, bytes: await file.read() }),
    );
  } finally {
    await file.remove();
  }
}

async function sendSaved(
  { database }: AssetContext,
  reply: FastifyReply,
  { asset, isNew, key }: SavedUpload & { readonly key: SiteKey },
): Promise<FastifyReply> {
  const usageOf = countUses(await loadAssetUses(database.kysely, key));
  const answer = toContentAsset(asset, usageOf(asset));
  reply.header('etag', answer.etag);
  return reply.code(isNew ? 201 : 200).send(answer);
}

function overLimit(): AssetUploadRefusal {
  return { code: 'asset-too-large', ...tooLarge('weighs more than that') };
}

function sendBroken(reply: FastifyReply): FastifyReply {
  const detail =
    'The connection broke off before the whole file had arrived. Send it again; nothing has changed.';
  return sendProblem(reply, createHttpProblem('request-refused', detail));
}
