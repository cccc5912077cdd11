import { join } from 'node:path';
import type { Asset, AssetIndex } from '#runtime/entry-server.tsx';
import { fail, type Result } from '#schemas/result.ts';
import { isContained } from '../contained-path.ts';
import { toReason } from '../error-text.ts';
import type { ServerLog } from '../log/server-log.ts';
import { type AssetFile, type AssetRefusal, loadAssetBytes, readAssetFile } from './asset-file.ts';
import { JobLimit } from './job-limit.ts';
import { listAssetFiles } from './list-asset-files.ts';

export interface AssetStoreOptions {
  readonly pagesDir: string;
  readonly log: ServerLog;
  /** Called when a file of a site is not what was read of it any more: its assets want `load` again. */
  readonly onChanged?: (siteId: string) => void;
}

/** Files of 10 MiB at most are whole in memory while they are read. */
const PARALLEL_READS = 4;

/** The pictures and videos of every site, found by the hash in their public address. */
export class AssetStore {
  readonly #options: AssetStoreOptions;
  readonly #limit = new JobLimit(PARALLEL_READS);
  /** By site, for several may have the same file and each may lose it. */
  readonly #files = new Map<string, ReadonlyMap<string, AssetFile>>();

  constructor(options: AssetStoreOptions) {
    this.#options = options;
  }

  find(hash: string): AssetFile | undefined {
    for (const files of this.#files.values()) {
      const file = files.get(hash);
      if (file !== undefined) return file;
    }
    return undefined;
  }

  /** The file with this hash and its bytes, from a site whose disk still has them. */
  async loadBytes(hash: string): Promise<{ file: AssetFile; bytes: Buffer } | undefined> {
    for (const [siteId, files] of this.#files) {
      const file = files.get(hash);
      if (file === undefined) continue;
      const bytes = await loadAssetBytes(file);
      if (bytes !== undefined) return { file, bytes };
      this.#options.onChanged?.(siteId);
    }
    return undefined;
  }

  /** Reads the assets folder of a site. A file that is refused is logged and left out. */
  async load(siteId: string): Promise<AssetIndex> {
    const sources = await listAssetFiles(join(this.#options.pagesDir, siteId));
    const read = await Promise.all(
      sources.map((source) => this.#limit.run(() => this.#read(siteId, source))),
    );
    const assets = read.filter((asset) => asset !== undefined);
    this.#files.set(siteId, new Map(assets.map(({ file }) => [file.hash, file])));
    return Object.fromEntries(assets.map(({ source, file }) => [source, toAsset(file)]));
  }

  async #read(
    siteId: string,
    source: string,
  ): Promise<{ source: string; file: AssetFile } | undefined> {
    const { pagesDir, log } = this.#options;
    const file = await readContained(join(pagesDir, siteId), source);
    if (file.ok) return { source, file: file.value };
    for (const { message, remedy } of file.problems)
      log.error(`${siteId}/${source}: ${message}`, { remedy });
    return undefined;
  }
}

function toAsset({ path, ...asset }: AssetFile): Asset {
  return asset;
}

async function readContained(
  siteDir: string,
  source: string,
): Promise<Result<AssetFile, AssetRefusal>> {
  const path = join(siteDir, source);
  try {
    return (await isContained(path, siteDir)) ? await readAssetFile(path) : fail(OUTSIDE);
  } catch (error) {
    return fail({
      message: `The file cannot be read: ${toReason(error)}.`,
      remedy: 'Give the server read access to it, or remove it.',
    });
  }
}

const OUTSIDE: AssetRefusal = {
  message: 'The file is a symbolic link out of its site folder.',
  remedy: 'Put the file itself into the folder.',
};
