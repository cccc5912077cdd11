import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DAY_MS } from '#schemas/time/durations.ts';

export interface SpooledFeed {
  readonly path: string;
  read(): Readable;
  remove(): Promise<void>;
}

const PREFIX = 'feed-';

/**
 * Keeps a feed in a file of the directory, which is created when missing, until it is removed. What
 * arrives over the network arrives at its own pace then, and reading it takes as long as it takes.
 */
export async function spoolFeed(
  source: AsyncIterable<Uint8Array>,
  directory: string,
): Promise<SpooledFeed> {
  await mkdir(directory, { recursive: true });
  await removeLeftOvers(directory);
  const folder = await mkdtemp(join(directory, PREFIX));
  const path = join(folder, 'feed');
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await pipeline(source, createWriteStream(path));
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, read: () => createReadStream(path), remove };
}

// A process that died removed nothing.
async function removeLeftOvers(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(directory, name);
    const found = await stat(path).catch(() => undefined);
    const isOld = found !== undefined && Date.now() - found.mtimeMs > DAY_MS;
    if (isOld) await rm(path, { recursive: true, force: true });
  }
}
