import { stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { Result } from '#schemas/problems/result.ts';
import { type AssetFile, type AssetRefusal, readAssetFile } from '../sites/asset-file.ts';

interface KnownFile {
  /** Size and time of the last change: others mean other bytes. */
  readonly stamp: string;
  readonly result: Result<AssetFile, AssetRefusal>;
}

const MAX_FILES = 50_000;

/** What was read of files: a site is read again with every page that is published, and its pictures seldom change. */
export class AssetFileMemory {
  readonly #known = new LRUCache<string, KnownFile>({ max: MAX_FILES });

  /** The file as it is now, and whether it was read just now. */
  async read(path: string): Promise<{ result: KnownFile['result']; isNew: boolean }> {
    const { size, mtimeNs } = await stat(path, { bigint: true });
    const stamp = `${size} ${mtimeNs}`;
    const known = this.#known.get(path);
    if (known?.stamp === stamp) return { result: known.result, isNew: false };
    const result = await readAssetFile(path);
    this.#known.set(path, { stamp, result });
    return { result, isNew: true };
  }

  /** For a file whose bytes turned out to be others. */
  forget(path: string): void {
    this.#known.delete(path);
  }
}
