import { join } from 'node:path';
import type { Asset, AssetIndex } from '#runtime/entry-server.tsx';
import type { AssetFocus } from '#schemas/api/content-assets.ts';
import { fail } from '#schemas/problems/result.ts';
import { isContained } from '../base/contained-path.ts';
import { toReason } from '../base/error-text.ts';
import { JobLimit } from '../base/job-limit.ts';
import type { Database } from '../db/open-database.ts';
import type { ServerLog } from '../log/server-log.ts';
import { type AssetFile, type AssetRefusal, loadAssetBytes } from '../sites/asset-file.ts';
import { type SiteKey, siteKeyText } from '../sites/documents/site-key.ts';
import { listAssetFiles } from '../sites/list-asset-files.ts';
import { AssetFileMemory } from './asset-file-memory.ts';
import { loadAssetUploads, loadFocusPoints, type UploadedAsset } from './asset-rows.ts';
import { UploadsFolder } from './uploads-folder.ts';

export interface AssetStoreOptions {
  readonly pagesDir: string;
  /** Uploads lie in its folder `uploads`. */
  readonly dataDir: string;
  readonly database: Pick<Database, 'kysely'>;
  readonly log: ServerLog;
  /** Called when a file of a site is not what was read of it any more: its assets want `load` again. */
  readonly onChanged?: (siteId: string) => void;
}

/** Files of 10 MiB at most are whole in memory while they are read. */
const PARALLEL_READS = 4;

interface SiteFiles {
  /** The load that it comes from: an older one that took longer does not replace it. */
  readonly load: number;
  readonly siteId: string;
  /** Files of the site's folder by the path that documents use. */
  readonly folder: ReadonlyMap<string, AssetFile>;
  readonly uploads: ReadonlyMap<string, AssetFile>;
  readonly byHash: ReadonlyMap<string, AssetFile>;
}

/**
 * The pictures and videos of every site, those of its folder and those that were uploaded, found by the hash in their
 * public address.
 */
export class AssetStore {
  readonly uploads: UploadsFolder;
  readonly #options: AssetStoreOptions;
  readonly #limit = new JobLimit(PARALLEL_READS);
  readonly #memory = new AssetFileMemory();
  /** By site, for several may have the same file and each may lose it. */
  readonly #sites = new Map<string, SiteFiles>();
  #loads = 0;

  constructor(options: AssetStoreOptions) {
    this.#options = options;
    this.uploads = new UploadsFolder(options.dataDir);
  }

  find(hash: string): AssetFile | undefined {
    for (const { byHash } of this.#sites.values()) {
      const file = byHash.get(hash);
      if (file !== undefined) return file;
    }
    return undefined;
  }

  /** The file with this hash and its bytes, from a site whose disk still has them. */
  async loadBytes(hash: string): Promise<{ file: AssetFile; bytes: Buffer } | undefined> {
    for (const { siteId, folder, byHash } of this.#sites.values()) {
      const file = byHash.get(hash);
      if (file === undefined) continue;
      const bytes = await loadAssetBytes(file);
      if (bytes !== undefined) return { file, bytes };
      this.#memory.forget(file.path);
      // Reading an upload again would not bring it back.
      if ([...folder.values()].includes(file)) this.#options.onChanged?.(siteId);
    }
    return undefined;
  }

  /** Files of the site's folder by the path that documents use, as they were read last. */
  folderFiles(key: SiteKey): ReadonlyMap<string, AssetFile> {
    return this.#sites.get(siteKeyText(key))?.folder ?? new Map();
  }

  /** Every path below the site's folder that an upload must not take, those of refused files included. */
  listFolder({ siteId }: SiteKey): Promise<string[]> {
    return listAssetFiles(join(this.#options.pagesDir, siteId));
  }

  /** Serves an upload from now on, before the site is read again. */
  add(key: SiteKey, upload: Omit<UploadedAsset, 'createdAt' | 'createdBy'>): void {
    const { load = 0, folder = new Map(), uploads = [] } = this.#sites.get(siteKeyText(key)) ?? {};
    const files = new Map([...uploads, [upload.path, this.#toFile(upload)]]);
    this.#put(key, { load, folder, uploads: files });
  }

  /** Reads a site's assets. A file of its folder that is refused is logged and left out. */
  async load(key: SiteKey): Promise<AssetIndex> {
    const { kysely } = this.#options.database;
    this.#loads += 1;
    const load = this.#loads;
    const folder = await this.#loadFolder(key);
    const rows = (await loadAssetUploads(kysely, key)).filter(({ path }) => !folder.has(path));
    const uploads = new Map(rows.map((row) => [row.path, this.#toFile(row)]));
    this.#put(key, { load, folder, uploads });
    return toIndex(new Map([...folder, ...uploads]), await loadFocusPoints(kysely, key));
  }

  async #loadFolder(key: SiteKey): Promise<Map<string, AssetFile>> {
    const sources = await this.listFolder(key);
    const read = await Promise.all(
      sources.map((source) => this.#limit.run(() => this.#read(key.siteId, source))),
    );
    return new Map(read.filter((entry) => entry !== undefined));
  }

  #put(key: SiteKey, files: Pick<SiteFiles, 'load' | 'folder' | 'uploads'>): void {
    const name = siteKeyText(key);
    if (files.load < (this.#sites.get(name)?.load ?? 0)) return;
    const all = [...files.uploads.values(), ...files.folder.values()];
    const byHash = new Map(all.map((file) => [file.hash, file]));
    this.#sites.set(name, { ...files, siteId: key.siteId, byHash });
  }

  #toFile({ hash, extension, width, height, bytes }: Omit<AssetFile, 'path'>): AssetFile {
    return {
      hash,
      extension,
      width,
      height,
      bytes,
      path: this.uploads.pathOf({ hash, extension }),
    };
  }

  async #read(siteId: string, source: string): Promise<[string, AssetFile] | undefined> {
    const { pagesDir, log } = this.#options;
    const { result, isNew } = await this.#readContained(join(pagesDir, siteId), source);
    if (result.ok) return [source, result.value];
    for (const { message, remedy } of isNew ? result.problems : [])
      log.error(`${siteId}/${source}: ${message}`, { remedy });
    return undefined;
  }

  async #readContained(siteDir: string, source: string): Promise<ReadFile> {
    const path = join(siteDir, source);
    try {
      if (await isContained(path, siteDir)) return await this.#memory.read(path);
      return { result: fail(OUTSIDE), isNew: true };
    } catch (error) {
      return { result: fail(unreadable(error)), isNew: true };
    }
  }
}

type ReadFile = Awaited<ReturnType<AssetFileMemory['read']>>;

function toIndex(
  files: ReadonlyMap<string, AssetFile>,
  focusPoints: ReadonlyMap<string, AssetFocus>,
): AssetIndex {
  const paths = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    paths.map(([source, file]) => [source, toAsset(file, focusPoints.get(source))]),
  );
}

function toAsset(
  { hash, extension, width, height }: AssetFile,
  focus: AssetFocus | undefined,
): Asset {
  const asset = { hash, extension, width, height };
  return focus === undefined ? asset : { ...asset, focus };
}

function unreadable(error: unknown): AssetRefusal {
  return {
    message: `The file cannot be read: ${toReason(error)}.`,
    remedy: 'Give the server read access to it, or remove it.',
  };
}

const OUTSIDE: AssetRefusal = {
  message: 'The file is a symbolic link out of its site folder.',
  remedy: 'Put the file itself into the folder.',
};
