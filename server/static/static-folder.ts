import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { errorCode } from '../error-text.ts';
import { type EncodedBodies, encodeBody, encodePlain } from '../http/encoded-body.ts';

const COMPRESSED_ALREADY = new Set(['.avif', '.jpg', '.png', '.webp', '.woff2']);

/** The files of a build, each compressed when first asked for and then kept in memory. */
export class StaticFolder {
  readonly #paths: ReadonlyMap<string, string>;
  readonly #bodies = new Map<string, Promise<EncodedBodies>>();

  private constructor(paths: ReadonlyMap<string, string>) {
    this.#paths = paths;
  }

  /** Lists the folder once: only a name of that list is ever opened. A missing folder has no files. */
  static async open(directory: string): Promise<StaticFolder> {
    const entries = await readdir(directory, { withFileTypes: true, recursive: true }).catch(
      emptyWhenMissing,
    );
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    const names = files.map((path): [string, string] => [
      relative(directory, path).split(sep).join('/'),
      path,
    ]);
    return new StaticFolder(new Map(names.filter(([name]) => !name.startsWith('.'))));
  }

  /** A file by its path inside the folder, with `/`. */
  load(name: string): Promise<EncodedBodies> | undefined {
    const path = this.#paths.get(name);
    if (path === undefined) return undefined;
    const known = this.#bodies.get(name) ?? encodeFile(path);
    this.#bodies.set(name, known);
    known.catch(() => this.#bodies.delete(name));
    return known;
  }
}

async function encodeFile(path: string): Promise<EncodedBodies> {
  const bytes = await readFile(path);
  return COMPRESSED_ALREADY.has(extname(path)) ? encodePlain(bytes) : encodeBody(bytes, 'forever');
}

function emptyWhenMissing(error: unknown): [] {
  if (errorCode(error) === 'ENOENT') return [];
  throw error;
}
