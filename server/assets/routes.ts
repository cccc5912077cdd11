import { basename, dirname, extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import type { RuntimeDoor, RuntimeSource } from '../base/runtime-door.ts';
import type { Config } from '../config/config.ts';
import { type Api, problems } from '../http/api.ts';
import { type EncodedBodies, encodeBody, sizeOfBodies } from '../http/encoded-body.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import { IMMUTABLE } from '../http/immutable.ts';
import { mediaTypeOf } from '../http/media-type.ts';
import { sendEncoded } from '../http/send-encoded.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { AssetFile } from '../sites/asset-file.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { type AssetAddress, parseAssetAddress } from './asset-address.ts';
import type { AssetStore } from './asset-store.ts';
import { type Derivative, Derivatives, resizedPicture } from './derivatives.ts';
import { findHeadPicture, headDerivative } from './head-pictures.ts';

export interface AssetsOptions {
  readonly assets: AssetStore;
  readonly config: Pick<Config, 'dataDir'>;
  readonly log: ServerLog;
  readonly store: Pick<SiteStore, 'sites'>;
  readonly runtime: RuntimeSource;
}

/** Opened by itself an SVG is a document, so it may do nothing but look like a picture. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const VECTOR_CACHE_BYTES = 32 * 1024 * 1024;

const schema = {
  operationId: 'readAsset',
  tags: ['pages'],
  summary: 'A picture or video; its address never changes its content',
  description:
    'Pictures come as they are, and in the widths and formats that pages ask for. Videos come in ranges.',
  params: Type.Object({
    file: Type.String({
      description: '{hash}-{width}.{extension}, or as the head of a page names it',
    }),
  }),
  response: { ...problems(404) },
} as const;

/**
 * `GET /assets/{hash}-{width}.{extension}`: files as they are, and pictures in the runtime's widths and formats; and
 * what the heads of pages name beside them.
 */
export async function assetsPlugin(
  api: Api,
  { assets, config, log, store, runtime }: AssetsOptions,
): Promise<void> {
  await api.register(fastifyStatic, { serve: false });
  const derivatives = new Derivatives({ assets, dataDir: config.dataDir, log });
  const vectors = new LRUCache<string, EncodedBodies>({
    maxSize: VECTOR_CACHE_BYTES,
    sizeCalculation: sizeOfBodies,
  });

  api.get('/assets/:file', { schema }, async (request, reply) => {
    const door = await runtime.load();
    const { file: name } = request.params;
    const address = parseAssetAddress(name);
    if (address === undefined) return sendHeadPicture(request, reply, { door, name });
    const file = assets.find(address.hash);
    if (file === undefined) return sendUnknown(reply);
    const format = toDerivativeFormat(door, address, file);
    if (format !== undefined)
      return sendDerivative(request, reply, resizedPicture(file.hash, address.width, format));
    if (!isOriginal(address, file)) return sendUnknown(reply);
    return file.extension === 'svg'
      ? sendVector(request, reply, file.hash)
      : sendFile(reply, file.hash);
  });

  async function sendHeadPicture(
    request: FastifyRequest,
    reply: FastifyReply,
    { door, name }: { readonly door: RuntimeDoor; readonly name: string },
  ): Promise<FastifyReply> {
    const found = findHeadPicture(name, store.sites, door);
    return found === undefined
      ? sendUnknown(reply)
      : sendDerivative(request, reply, headDerivative(found));
  }

  async function sendDerivative(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: Derivative,
  ): Promise<FastifyReply> {
    const bytes = await derivatives.load(wanted);
    if (bytes === undefined) return sendUnknown(reply);
    const identity = { bytes, etag: `"${wanted.name}"` };
    const headers = assetHeaders(extname(wanted.name).slice(1));
    return sendEncoded(request, reply, { bodies: { identity }, headers });
  }

  async function sendVector(
    request: FastifyRequest,
    reply: FastifyReply,
    hash: string,
  ): Promise<FastifyReply> {
    const bodies = vectors.get(hash) ?? (await loadVector(hash));
    if (bodies === undefined) return sendUnknown(reply);
    vectors.set(hash, bodies);
    return sendEncoded(request, reply, { bodies, headers: assetHeaders('svg') });
  }

  async function loadVector(hash: string): Promise<EncodedBodies | undefined> {
    const original = await assets.loadBytes(hash);
    return original && encodeBody(original.bytes, 'forever');
  }

  /** Straight from disk, in ranges where the client asks for them, as players of videos do. */
  async function sendFile(reply: FastifyReply, hash: string): Promise<FastifyReply> {
    const original = await assets.loadBytes(hash);
    if (original === undefined) return sendUnknown(reply);
    const { path, extension } = original.file;
    reply.headers(assetHeaders(extension));
    return reply.sendFile(basename(path), dirname(path), {
      cacheControl: false,
      lastModified: false,
      contentType: false,
    });
  }
}

type DerivativeFormat = RuntimeDoor['DERIVATIVE_FORMATS'][number];

function toDerivativeFormat(
  door: RuntimeDoor,
  { width, extension }: AssetAddress,
  file: AssetFile,
): DerivativeFormat | undefined {
  if (!door.isRaster(file) || !door.derivativeWidths(file).includes(width)) return undefined;
  return door.DERIVATIVE_FORMATS.find((format) => format === extension);
}

// By media type, since the same bytes may be there as .jpg and as .jpeg.
function isOriginal({ width, extension }: AssetAddress, file: AssetFile): boolean {
  return width === file.width && mediaTypeOf(extension) === mediaTypeOf(file.extension);
}

function sendUnknown(reply: FastifyReply): FastifyReply {
  return sendProblem(
    reply,
    createHttpProblem('asset-unknown', 'No site has this file, or not in this width and format.'),
  );
}

function assetHeaders(extension: string) {
  return {
    'content-type': mediaTypeOf(extension),
    'cache-control': IMMUTABLE,
    'content-security-policy': SANDBOX,
  };
}
