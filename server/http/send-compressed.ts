import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mediaTypeOf } from './media-type.ts';
import { type ContentEncoding, negotiateEncoding } from './negotiate-encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** For a body that is sent once: half a megabyte of JSON takes some milliseconds, off the main thread. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 6;

/** Sends a large JSON answer in the best encoding that the client takes. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: object,
): Promise<FastifyReply> {
  const bytes = Buffer.from(JSON.stringify(answer));
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  reply.header('content-type', mediaTypeOf('json')).header('vary', 'Accept-Encoding');
  if (encoding === undefined) return reply.send(bytes);
  return reply.header('content-encoding', encoding).send(await compress(bytes, encoding));
}

function compress(bytes: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes, { level: GZIP_LEVEL });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return compressBrotli(bytes, { params });
}
