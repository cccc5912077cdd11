import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { HOUR_MS } from '#schemas/time/durations.ts';

/** Why a body was not received; `broken` when its sender has gone. */
export type ReceiveFailure = 'too-large' | 'broken';

export interface ReceivedBody {
  readonly path: string;
  read(): Promise<Buffer>;
  remove(): Promise<void>;
}

/** Whether a `Content-Length` says already that the body is too large. */
export function isTooLong(contentLength: string | undefined, maxBytes: number): boolean {
  return contentLength !== undefined && Number(contentLength) > maxBytes;
}

interface Reception {
  /** Made where there is none. */
  readonly directory: string;
  readonly maxBytes: number;
}

/**
 * Keeps a body in a file until it is removed, since many may arrive at once and slowly. Not a byte beyond the limit
 * is read; the stream stays open then, so that its sender can be answered.
 */
export async function receiveBody(
  body: Readable,
  { directory, maxBytes }: Reception,
): Promise<Result<ReceivedBody, ReceiveFailure>> {
  await mkdir(directory, { recursive: true });
  await removeLeftOvers(directory);
  const path = join(directory, randomUUID());
  const remove = (): Promise<void> => rm(path, { force: true });
  try {
    await pipeline(withinLimit(body, maxBytes), createWriteStream(path));
    return ok({ path, read: () => readFile(path), remove });
  } catch (error) {
    await remove();
    if (error instanceof TooLarge) return fail('too-large');
    if (error instanceof Broken) return fail('broken');
    throw error;
  }
}

class TooLarge extends Error {}

async function* withinLimit(body: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunksOf(body)) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new TooLarge();
    yield chunk;
  }
}

class Broken extends Error {}

/** Whatever goes wrong while a body is read, its sender has gone or sends what is none. */
async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw new Broken('A body broke off', { cause });
  }
}

// A process that died removed nothing.
async function removeLeftOvers(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > HOUR_MS)
      await rm(path, { force: true });
  }
}
