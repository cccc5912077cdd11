import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';

/** Free memory that leaves room for what the tests themselves need, in bytes. */
const ROOM = 6 * 1024 ** 3;

export interface TemporaryFolder {
  readonly path: string;
  remove(): void;
}

/**
 * A folder for what tests write and throw away. In memory where there is much of it: databases wait for their disk at
 * each change, and a disk that others use makes them wait for seconds.
 */
export function makeTemporaryFolder(): TemporaryFolder {
  const folder = mkdtempSync(path.join(hasRoom() ? MEMORY : tmpdir(), 'rumbo-tests-'));
  // PostgreSQL, which keeps its data in it, is another user.
  chmodSync(folder, 0o711);
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM && process.availableMemory() > 2 * ROOM;
  } catch {
    return false;
  }
}
