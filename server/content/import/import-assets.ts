import type { AssetFacts } from '#schemas/documents/asset-facts.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Actor } from '../../access/actor.ts';
import { recordChange } from '../../access/record-change.ts';
import { type AssetContext, type LibraryAsset, weighDrawing } from '../../assets/asset-library.ts';
import { type DatabaseOrTransaction, insertAssetUpload } from '../../assets/asset-rows.ts';
import { checkAsset } from '../../assets/check-asset.ts';
import { hashOf } from '../../sites/asset-file.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { freeAssetPath } from '../assets/asset-name.ts';
import { SAME_HASH } from '../assets/save-upload.ts';
import type { ImportBase } from '../documents/site-base.ts';
import type { ArchiveRefusal } from '../zip/archive-refusal.ts';
import type { FilePlan, FileRefusal } from './file-plan.ts';
import type { ImportAsset } from './import-folder.ts';

/** Finds a path for each picture that comes: its own, unless the site has other bytes there. */
class AssetPaths {
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

export interface AssetPlan extends FilePlan {
  readonly asset: ImportAsset;
  /** Where the site has it after the import. */
  readonly path: string;
  /** What is known of a file that the site does not have yet. */
  readonly added: AddedAsset | undefined;
}

interface AddedAsset {
  readonly hash: string;
  readonly extension: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly facts: AssetFacts;
}

/** As many as a site may have of uploads. */
const MAX_ASSETS = 10_000;

/** Judges files one after the other, each by the rules for uploads: one is in memory at a time, nothing is written. */
export async function planAssets(
  assets: readonly ImportAsset[],
  { assets: present }: ImportBase,
  taken: ReadonlySet<string>,
): Promise<Result<AssetPlan[], ArchiveRefusal>> {
  const plans: AssetPlan[] = [];
  const incoming = assets.map(({ path }) => path);
  const paths = new AssetPaths({ present, taken, incoming });
  let count = present.size;
  for (const asset of assets) {
    const bytes = await asset.load();
    if (!bytes.ok) return bytes;
    const { path, isPresent } = paths.place(asset.path, hashOf(bytes.value));
    if (isPresent) plans.push(unchanged(asset, path));
    else {
      count += 1;
      const isFull = count > MAX_ASSETS;
      plans.push(isFull ? refused(asset, full()) : await planAddition(asset, path, bytes.value));
    }
  }
  return ok(plans);
}

async function planAddition(asset: ImportAsset, path: string, bytes: Buffer): Promise<AssetPlan> {
  const checked = await checkAsset(bytes, { metadata: 'keep' });
  if (!checked.ok) {
    const [reason = SAME_HASH] = checked.problems;
    const { code, message, remedy } = reason;
    const { reasons = [] } = 'reasons' in reason ? reason : {};
    return refused(asset, {
      code,
      message: [message, ...reasons.map(({ en }) => en)].join(' '),
      remedy,
    });
  }
  const { type, hash, width, height } = checked.value;
  if (extensionOf(asset.path) !== type) return refused(asset, otherType(type));
  const facts = type === 'svg' ? await weighDrawing(bytes) : { bytes: bytes.length };
  const added = { hash, extension: type, bytes: bytes.length, width, height, facts };
  return { ...unchanged(asset, path), action: 'create', added };
}

const SAME_HASH_TOLD = {
  en: `${SAME_HASH.message} ${SAME_HASH.remedy}`,
  es: SAME_HASH.es,
};

/** Puts the bytes of every new file on disk, before anything in the database names them. */
export async function keepAssets(
  { assets: { uploads } }: AssetContext,
  plans: readonly AssetPlan[],
): Promise<Result<undefined, ArchiveRefusal>> {
  for (const { asset, added } of plans) {
    if (added === undefined) continue;
    const bytes = await asset.load();
    if (!bytes.ok) return bytes;
    if (!(await uploads.keep(added, bytes.value)))
      return fail({ code: 'archive-invalid', detail: SAME_HASH_TOLD });
  }
  return ok(undefined);
}

export async function writeAssets(
  rows: DatabaseOrTransaction,
  { key, actor }: { readonly key: SiteKey; readonly actor: Pick<Actor, 'name'> },
  plans: readonly AssetPlan[],
): Promise<void> {
  for (const { path, added } of plans) {
    if (added === undefined) continue;
    const { facts: _, ...columns } = added;
    await insertAssetUpload(rows, key, { path, ...columns, createdBy: actor.name });
    await recordChange(rows, actor, { ...key, action: 'asset-uploaded', detail: path });
  }
}

function unchanged(asset: ImportAsset, path = asset.path): AssetPlan {
  const nothing = { problems: [], omitted: 0, refusals: [], added: undefined };
  const storedAs = path === asset.path ? {} : { storedAs: path };
  return { file: asset.path, action: 'unchanged', asset, path, ...storedAs, ...nothing };
}

function refused(asset: ImportAsset, refusal: FileRefusal): AssetPlan {
  return { ...unchanged(asset), action: 'refuse', refusals: [refusal] };
}

function extensionOf(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return extension === 'jpeg' ? 'jpg' : extension;
}

function full(): FileRefusal {
  return {
    code: 'asset-refused',
    message: `The site would have more than ${MAX_ASSETS} files.`,
    remedy: 'Delete files that no page uses.',
  };
}

function otherType(type: string): FileRefusal {
  return {
    code: 'asset-refused',
    message: `By its bytes this is a ${type} file.`,
    remedy: `Let its name end in .${type}.`,
  };
}

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

/** Whether a path is the other one with a number behind its name. */
function isNumbered(path: string, other: string): boolean {
  const start = `${other.slice(0, other.lastIndexOf('.'))}-`;
  return path.startsWith(start) && /^\d+\./.test(path.slice(start.length));
}

function bytesKey(hash: string, path: string): string {
  return `${hash}${path.slice(path.lastIndexOf('.'))}`;
}
