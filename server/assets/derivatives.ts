import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { readIfPresent } from '../base/durable-file.ts';
import { toReason } from '../base/error-text.ts';
import { JobLimit } from '../base/job-limit.ts';
import type { ServerLog } from '../log/server-log.ts';
import type { AssetStore } from './asset-store.ts';

export type DerivativeFormat = 'avif' | 'webp' | 'jpg';

/** Qualities at which the three formats look alike on photographs. */
const ENCODERS: Readonly<Record<DerivativeFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 50, effort: 4 }),
  webp: (image) => image.webp({ quality: 75 }),
  jpg: (image) => image.flatten({ background: '#fff' }).jpeg({ quality: 78, mozjpeg: true }),
};

/** Encoding uses a core each; more at once would only starve the pages. */
const PARALLEL_JOBS = 2;

export interface DerivativesOptions {
  readonly assets: AssetStore;
  readonly dataDir: string;
  readonly log: ServerLog;
}

export interface Derivative {
  /** Of its file: says everything that the bytes depend on. */
  readonly name: string;
  /** Of the original. */
  readonly hash: string;
  make(original: Buffer): Promise<Buffer>;
}

/** A picture of pixels at a width. */
export function resizedPicture(hash: string, width: number, format: DerivativeFormat): Derivative {
  return {
    name: `${hash}-${width}.${format}`,
    hash,
    make: (original) =>
      ENCODERS[format](
        sharp(original, { failOn: 'error' }).autoOrient().resize({ width }),
      ).toBuffer(),
  };
}

/** Pictures in other sizes and formats, made when first asked for and kept on disk. */
export class Derivatives {
  readonly #assets: AssetStore;
  readonly #directory: string;
  readonly #log: ServerLog;
  readonly #limit = new JobLimit(PARALLEL_JOBS);
  readonly #jobs = new Map<string, Promise<Buffer | undefined>>();

  constructor({ assets, dataDir, log }: DerivativesOptions) {
    this.#assets = assets;
    this.#directory = join(dataDir, 'derivatives');
    this.#log = log;
  }

  /**
   * The bytes of what is made of a picture. Requests for the same one share its making.
   * @returns undefined when it has to be made and the original is not there any more
   */
  load(wanted: Derivative): Promise<Buffer | undefined> {
    const { name } = wanted;
    const running = this.#jobs.get(name);
    if (running !== undefined) return running;
    const job = this.#loadOrMake(wanted).finally(() => this.#jobs.delete(name));
    this.#jobs.set(name, job);
    return job;
  }

  async #loadOrMake({ name, hash, make }: Derivative): Promise<Buffer | undefined> {
    const kept = await readIfPresent(join(this.#directory, name));
    if (kept !== undefined) return kept;
    const bytes = await this.#limit.run(async () => {
      const original = await this.#assets.loadBytes(hash);
      return original && make(original.bytes);
    });
    if (bytes !== undefined) await this.#keep(name, bytes);
    return bytes;
  }

  /** A full disk costs time on the next request, not the picture. */
  async #keep(name: string, bytes: Buffer): Promise<void> {
    const partial = join(this.#directory, `.${randomUUID()}.partial`);
    try {
      await mkdir(this.#directory, { recursive: true });
      await writeFile(partial, bytes);
      await rename(partial, join(this.#directory, name));
    } catch (error) {
      this.#log.warn('A picture could not be kept on disk', { name, reason: toReason(error) });
    }
  }
}
