import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from './error-text.ts';

/**
 * Resolves when the bytes are on disk and stay there whatever happens to the process or the machine.
 * @param incoming folder on the same disk, made where there is none: what a process that dies leaves there is nobody's
 */
export async function writeDurably(path: string, bytes: Buffer, incoming: string): Promise<void> {
  await mkdir(incoming, { recursive: true });
  const partial = join(incoming, randomUUID());
  try {
    await writeThrough(partial, bytes);
    await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
  await syncDirectory(dirname(path));
}

async function writeThrough(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The name of a new file is in its directory, which is written by itself. Windows does that and allows it to nobody. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

export async function readIfPresent(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
