import type { LibraryAsset } from '../assets/asset-library.ts';
import { freeAssetPath } from '../assets/asset-name.ts';

interface AssetPathsOptions {
  /** What the site has, by path. */
  readonly present: ReadonlyMap<string, Pick<LibraryAsset, 'hash' | 'path'>>;
  /** More paths that nothing may get. */
  readonly taken: ReadonlySet<string>;
  /** Paths of everything that comes. */
  readonly incoming: readonly string[];
}

interface AssetPlace {
  readonly path: string;
  /** Whether the site has these bytes there already. */
  readonly isPresent: boolean;
}

/** Finds a path for each picture that comes: its own, unless the site has other bytes there. */
export class AssetPaths {
  readonly #present: AssetPathsOptions['present'];
  readonly #taken: ReadonlySet<string>;
  readonly #used: Set<string>;
  /** Paths of the site by what lies there. */
  readonly #byBytes = new Map<string, string[]>();

  constructor({ present, taken, incoming }: AssetPathsOptions) {
    this.#present = present;
    this.#taken = taken;
    this.#used = new Set([...present.keys(), ...taken, ...incoming]);
    for (const { hash, path } of present.values()) {
      const key = bytesKey(hash, path);
      const same = this.#byBytes.get(key);
      if (same === undefined) this.#byBytes.set(key, [path]);
      else same.push(path);
    }
  }

  /** @param wanted path of a picture with these bytes where it comes from */
  place(wanted: string, hash: string): AssetPlace {
    const present = this.#present.get(wanted);
    if (present?.hash === hash) return { path: wanted, isPresent: true };
    if (present === undefined && !this.#taken.has(wanted))
      return { path: wanted, isPresent: false };
    // So that importing twice does not make two of it.
    const same = this.#findBytes(hash, wanted);
    if (same !== undefined) return { path: same, isPresent: true };
    const path = freeAssetPath(wanted, (taken) => this.#used.has(taken));
    this.#used.add(path);
    return { path, isPresent: false };
  }

  /** Pictures with the same bytes have focus points of their own: each is found where it was put before. */
  #findBytes(hash: string, wanted: string): string | undefined {
    const paths = this.#byBytes.get(bytesKey(hash, wanted));
    return paths?.find((path) => isNumbered(path, wanted)) ?? paths?.[0];
  }
}

/** Whether a path is the other one with a number behind its name. */
function isNumbered(path: string, other: string): boolean {
  const start = `${other.slice(0, other.lastIndexOf('.'))}-`;
  return path.startsWith(start) && /^\d+\./.test(path.slice(start.length));
}

function bytesKey(hash: string, path: string): string {
  return `${hash}${path.slice(path.lastIndexOf('.'))}`;
}
