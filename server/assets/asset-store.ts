import { join } from 'node:path';
import type { Asset, AssetIndex } from '#runtime/entry-server.tsx';
import { fail, type Result } from '#schemas/result.ts';
import { toReason } from '../db/start-problem.ts';
import type { ServerLog } from '../log/server-log.ts';
import { isContained } from '../sites/contained-path.ts';
import { type AssetFile, type AssetRefusal, readAssetFile } from './asset-file.ts';
import { listAssetFiles } from './list-asset-files.ts';

/** The pictures and videos of every site, found by the hash in their public address. */
export class AssetStore {
  readonly #pagesDir: string;
  readonly #log: ServerLog;
  readonly #files = new Map<string, AssetFile>();

  constructor(pagesDir: string, log: ServerLog) {
    this.#pagesDir = pagesDir;
    this.#log = log;
  }

  find(hash: string): AssetFile | undefined {
    return this.#files.get(hash);
  }

  /** Reads the assets folder of a site. A file that is refused is logged and left out. */
  async load(siteId: string): Promise<AssetIndex> {
    const sources = await listAssetFiles(join(this.#pagesDir, siteId));
    const assets = await Promise.all(
      sources.map(async (source) => [source, await this.#read(siteId, source)] as const),
    );
    return Object.fromEntries(
      assets.flatMap(([source, asset]) => (asset === undefined ? [] : [[source, asset]])),
    );
  }

  async #read(siteId: string, source: string): Promise<Asset | undefined> {
    const asset = await readContained(join(this.#pagesDir, siteId), source);
    if (!asset.ok) {
      for (const { message, remedy } of asset.problems)
        this.#log.error(`${siteId}/${source}: ${message}`, { remedy });
      return undefined;
    }
    const { path, ...publicPart } = asset.value;
    this.#files.set(publicPart.hash, asset.value);
    return publicPart;
  }
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
