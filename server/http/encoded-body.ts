import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentEncoding } from './negotiate-encoding.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

interface EncodedBody {
  readonly bytes: Buffer;
  /** Strong and of these very bytes, so another one for each encoding. */
  readonly etag: string;
}

/** One body in every encoding it is offered in. */
export type EncodedBodies = { readonly identity: EncodedBody } & {
  readonly [Encoding in ContentEncoding]?: EncodedBody;
};

/**
 * Measured on a page of 53 KB: level 5 gives 11.8 KB in 0.8 ms, level 9 as much in 14 ms, and level 11
 * 10.8 KB in 50 ms, which pays for files that stay the same until the next build.
 */
const BROTLI_QUALITIES = { version: 5, forever: 11 } as const;
const GZIP_LEVEL = 9;
/** Below this a compressed body saves no packet. */
const MIN_COMPRESSED_BYTES = 256;

/** Compresses a body once for all its answers; `forever` for one that never changes. */
export async function encodeBody(
  bytes: Buffer,
  lifetime: keyof typeof BROTLI_QUALITIES,
): Promise<EncodedBodies> {
  const identity = encodePlain(bytes).identity;
  if (bytes.length < MIN_COMPRESSED_BYTES) return { identity };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITIES[lifetime],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, { params }),
    compressGzip(bytes, { level: GZIP_LEVEL }),
  ]);
  const etag = (encoding: string) => identity.etag.replace(/"$/, `-${encoding}"`);
  return { identity, br: { bytes: br, etag: etag('br') }, gzip: { bytes: gz, etag: etag('gzip') } };
}

/** A body that is compressed already, as pictures and fonts are. */
export function encodePlain(bytes: Buffer): EncodedBodies {
  return {
    identity: {
      bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    },
  };
}

/** Bytes that the bodies occupy together. */
export function sizeOfBodies({ identity, br, gzip: gz }: EncodedBodies): number {
  return identity.bytes.length + (br?.bytes.length ?? 0) + (gz?.bytes.length ?? 0);
}
