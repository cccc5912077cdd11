import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fail, ok, type Result } from '#schemas/result.ts';
import { errorCode } from '../error-text.ts';
import { MAX_ARCHIVE_BYTES } from './zip/archive-limits.ts';

/** Why an archive did not arrive; `broken` when its sender has gone. */
export type UploadFailure = 'too-large' | 'broken';

export interface UploadedArchive {
  readonly path: string;
  remove(): Promise<void>;
}

/** Whether a `Content-Length` says already that the archive is too large. */
export function isTooLong(contentLength: string | undefined): boolean {
  return contentLength !== undefined && Number(contentLength) > MAX_ARCHIVE_BYTES;
}

/**
 * Keeps a body in a file of the directory until it is removed, since its list of files stands at its end. Not a byte
 * beyond the limit is read; the stream stays open then, so that its sender can be answered.
 */
export async function receiveArchive(
  body: Readable,
  directory: string,
): Promise<Result<UploadedArchive, UploadFailure>> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, randomUUID());
  const remove = (): Promise<void> => rm(path, { force: true });
  try {
    await pipeline(withinLimit(body), createWriteStream(path));
    return ok({ path, remove });
  } catch (error) {
    await remove();
    if (error instanceof TooLarge) return fail('too-large');
    if (isBroken(error)) return fail('broken');
    throw error;
  }
}

class TooLarge extends Error {}

async function* withinLimit(body: Readable): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > MAX_ARCHIVE_BYTES) throw new TooLarge();
    yield chunk;
  }
}

function isBroken(error: unknown): boolean {
  return ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(errorCode(error) ?? '');
}
