import type { FileHandle } from 'node:fs/promises';
import { open } from 'node:fs/promises';

/** An archive somewhere from which pieces can be read. */
export interface ArchiveFile {
  /** In bytes. */
  readonly size: number;
  /** The bytes of a range that lies within the archive. */
  read(position: number, length: number): Promise<Buffer>;
}

/** Runs a task on an archive on disk, which is open only meanwhile. */
export async function withArchive<T>(
  path: string,
  task: (file: ArchiveFile) => Promise<T>,
): Promise<T> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    return await task({ size, read: (position, length) => readRange(handle, position, length) });
  } finally {
    await handle.close();
  }
}

async function readRange(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await handle.read(buffer, filled, length - filled, position + filled);
    if (bytesRead === 0) throw new Error('An archive became shorter while it was read.');
    filled += bytesRead;
  }
  return buffer;
}
