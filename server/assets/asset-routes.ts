import { basename, dirname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type AssetParams, assetRoute } from '#schemas/api/assets.ts';
import { type EncodedBodies, encodeBody, sizeOfBodies } from '../http/encoded-body.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import { IMMUTABLE } from '../http/immutable.ts';
import { mediaTypeOf } from '../http/media-type.ts';
import { sendEncoded } from '../http/send-encoded.ts';
import type { RuntimeDoor, RuntimeSource } from '../runtime-door.ts';
import { type AssetAddress, parseAssetAddress } from './asset-address.ts';
import type { AssetFile } from './asset-file.ts';
import type { AssetStore } from './asset-store.ts';
import type { Derivatives } from './derivatives.ts';

export interface AssetRoutesOptions {
  readonly assets: AssetStore;
  readonly derivatives: Derivatives;
  readonly runtime: RuntimeSource;
}

/** Opened by itself an SVG is a document, so it may do nothing but look like a picture. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const VECTOR_CACHE_BYTES = 32 * 1024 * 1024;

/** `GET /assets/{hash}-{width}.{extension}`: files as they are, and pictures in the runtime's widths and formats. */
export function addAssetRoutes(
  app: FastifyInstance,
  { assets, derivatives, runtime }: AssetRoutesOptions,
): void {
  const vectors = new LRUCache<string, EncodedBodies>({
    maxSize: VECTOR_CACHE_BYTES,
    sizeCalculation: sizeOfBodies,
  });

  app.get<{ Params: AssetParams }>(
    '/assets/:file',
    { schema: assetRoute },
    async (request, reply) => {
      const address = parseAssetAddress(request.params.file);
      const file = address && assets.find(address.hash);
      if (address === undefined || file === undefined) return sendUnknown(reply);
      const format = toDerivativeFormat(await runtime.load(), address, file);
      if (format !== undefined) return sendDerivative(request, reply, { address, format });
      if (!isOriginal(address, file)) return sendUnknown(reply);
      return file.extension === 'svg'
        ? sendVector(request, reply, file.hash)
        : sendFile(reply, file.hash);
    },
  );

  async function sendDerivative(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: WantedDerivative,
  ): Promise<FastifyReply> {
    const { address, format } = wanted;
    const bytes = await derivatives.load(address.hash, address.width, format);
    if (bytes === undefined) return sendUnknown(reply);
    const identity = { bytes, etag: `"${address.hash}-${address.width}-${format}"` };
    return sendEncoded(request, reply, { bodies: { identity }, headers: assetHeaders(format) });
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

interface WantedDerivative {
  readonly address: AssetAddress;
  readonly format: DerivativeFormat;
}

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
