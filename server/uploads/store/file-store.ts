import type { Readable } from 'node:stream';
import type { Config } from '../../config/config.ts';
import { FolderStore } from './folder-store.ts';
import { S3Store } from './s3-store.ts';

/** Where the bytes of applicants' files rest, by random keys. Who may read which is not decided here. */
export interface FileStore {
  /** Resolves when the bytes will stay whatever happens to this process. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** Undefined where there is no such file. */
  get(key: string): Promise<Readable | undefined>;
  /** @returns whether there was something to copy */
  copy(from: string, to: string): Promise<boolean>;
  /** Also succeeds where nothing is there. */
  delete(key: string): Promise<void>;
}

/** A bucket where one is configured, else a folder. */
export function createFileStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore {
  return s3 === undefined ? new FolderStore(dataDir) : new S3Store(s3);
}
