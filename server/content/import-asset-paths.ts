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

  constructor({ present, taken, incoming }: AssetPathsOptions) {
    this.#present = present;
    this.#taken = taken;
    this.#used = new Set([...present.keys(), ...taken, ...incoming]);
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

  #findBytes(hash: string, wanted: string): string | undefined {
    const same = [...this.#present.values()].filter((asset) => asset.hash === hash);
    return same.find(({ path }) => extensionOf(path) === extensionOf(wanted))?.path;
  }
}

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
