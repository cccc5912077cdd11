import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { writeDurably } from '../../base/durable-file.ts';
import { errorCode } from '../../base/error-text.ts';

/** Files in the data folder. Processes that share a database share the folder too. */
export class FolderStore {
  readonly #directory: string;
  readonly #incoming: string;

  constructor(dataDir: string) {
    this.#directory = join(dataDir, 'applicant-files');
    this.#incoming = join(this.#directory, 'incoming');
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    await writeDurably(this.#pathOf(key), bytes, this.#incoming);
  }

  async get(key: string): Promise<Readable | undefined> {
    const file = await unlessMissing(open(this.#pathOf(key), 'r'));
    return file?.createReadStream();
  }

  async copy(from: string, to: string): Promise<boolean> {
    const bytes = await unlessMissing(readFile(this.#pathOf(from)));
    if (bytes === undefined) return false;
    await this.put(to, bytes);
    return true;
  }

  async delete(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  #pathOf(key: string): string {
    return join(this.#directory, key);
  }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
