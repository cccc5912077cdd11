import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../base/error-text.ts';
import { hashOf } from '../sites/asset-file.ts';

export interface UploadName {
  readonly hash: string;
  readonly extension: string;
}

/** Where the bytes of every site's uploads lie: equal ones once. */
export class UploadsFolder {
  readonly #directory: string;

  constructor(dataDir: string) {
    this.#directory = join(dataDir, 'uploads');
  }

  /** Where uploads arrive before anything is known of them. */
  get incoming(): string {
    return join(this.#directory, 'incoming');
  }

  pathOf({ hash, extension }: UploadName): string {
    return join(this.#directory, `${hash}.${extension}`);
  }

  /**
   * Resolves when the bytes are on disk and stay there whatever happens to the process or the machine.
   * @returns false when other bytes with the same short hash are there, which somebody must have looked for
   */
  async keep(name: UploadName, bytes: Buffer): Promise<boolean> {
    const path = this.pathOf(name);
    const present = await readIfPresent(path);
    if (present?.equals(bytes)) return true;
    if (present !== undefined && hashOf(present) === name.hash) return false;
    await this.#write(path, bytes);
    return true;
  }

  async #write(path: string, bytes: Buffer): Promise<void> {
    // What a process that dies leaves there is removed with everything else that never arrived.
    await mkdir(this.incoming, { recursive: true });
    const partial = join(this.incoming, randomUUID());
    try {
      await writeThrough(partial, bytes);
      await rename(partial, path);
    } finally {
      await rm(partial, { force: true });
    }
    await syncDirectory(this.#directory);
  }
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

async function readIfPresent(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
