import { join } from 'node:path';
import { readIfPresent, writeDurably } from '../base/durable-file.ts';
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
    await writeDurably(path, bytes, this.incoming);
    return true;
  }
}
