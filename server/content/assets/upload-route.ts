import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type SiteParams,
  type UploadQuery,
  uploadAssetRoute,
} from '#schemas/api/content-assets.ts';
import { fail, type Result } from '#schemas/problems/result.ts';
import type { AssetLibrary } from '../../assets/asset-library.ts';
import type { UploadRefusal } from '../../assets/check-asset.ts';
import { JobLimit } from '../../base/job-limit.ts';
import { createHttpProblem, sendProblem } from '../../http/http-problem.ts';
import { isTooLong, receiveBody } from '../../http/receive-body.ts';
import { MAX_ASSET_BYTES, tooLarge } from '../../sites/asset-file.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { requireSite } from '../documents/content-request.ts';
import { sendUploadRefusal, toContentAsset } from './asset-answers.ts';
import { countUses, loadAssetUses } from './asset-usage.ts';
import { type SavedUpload, saveUpload } from './save-upload.ts';

type UploadRequest = FastifyRequest<{
  Params: SiteParams;
  Querystring: UploadQuery;
  Body: Readable | undefined;
}>;

/** Files that are judged at once: each is whole in memory, and pictures are decoded. */
const PARALLEL_CHECKS = 2;

/** `POST …/assets?name=…`: the body is the file, of whatever type its sender says it is. */
export function addAssetUploadRoute(content: FastifyInstance, library: AssetLibrary): void {
  const limit = new JobLimit(PARALLEL_CHECKS);
  void content.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, body, done) => done(null, body));
    // Otherwise Node would read the rest of a refused body, however long it is, before the next request.
    uploads.addHook('onSend', async ({ raw }, reply) => {
      if (!raw.complete) reply.header('connection', 'close');
    });
    uploads.post<{ Params: SiteParams; Querystring: UploadQuery; Body: Readable | undefined }>(
      '/sites/:siteId/assets',
      { schema: uploadAssetRoute, config: { scope: 'edit' } },
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
  library: AssetLibrary,
  { actor, body, headers, query }: UploadRequest,
  { key, limit }: { readonly key: SiteKey; readonly limit: JobLimit },
): Promise<Result<SavedUpload, UploadRefusal> | 'broken'> {
  if (isTooLong(headers['content-length'], MAX_ASSET_BYTES)) return fail(overLimit());
  const received = await receiveBody(body ?? Readable.from([]), {
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
  { database }: AssetLibrary,
  reply: FastifyReply,
  { asset, isNew, key }: SavedUpload & { readonly key: SiteKey },
): Promise<FastifyReply> {
  const usageOf = countUses(await loadAssetUses(database.kysely, key));
  const answer = toContentAsset(asset, usageOf(asset));
  reply.header('etag', answer.etag);
  return reply.code(isNew ? 201 : 200).send(answer);
}

function overLimit(): UploadRefusal {
  return { code: 'asset-too-large', ...tooLarge('weighs more than that') };
}

function sendBroken(reply: FastifyReply): FastifyReply {
  const detail =
    'The connection broke off before the whole file had arrived. Send it again; nothing has changed.';
  return sendProblem(reply, createHttpProblem('request-refused', detail));
}
