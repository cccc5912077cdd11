import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../base/project-root.ts';

/** Whatever goes into the build: when none of it changed, the last build is still good. */
const INPUTS = [
  'schemas',
  'runtime',
  'editor',
  'server',
  'scripts/product/build-stamp.ts',
  'scripts/vite',
  'vite.config.ts',
  'package-lock.json',
];

export interface BuildTarget {
  readonly distDir: string;
  /** Variables that `vite.config.ts` reads. */
  readonly env: Readonly<Record<string, string>>;
}

export const PRODUCT_BUILD: BuildTarget = { distDir: path.join(projectRoot, 'dist'), env: {} };

export function isBuildFresh(target: BuildTarget = PRODUCT_BUILD): boolean {
  const file = stampFile(target);
  return existsSync(file) && readFileSync(file, 'utf8') === buildStamp(target);
}

export function stampFile({ distDir }: BuildTarget): string {
  return path.join(distDir, '.stamp');
}

/** Hash of all sources of a build and of the variables it reads. */
export function buildStamp({ env }: BuildTarget): string {
  const hash = createHash('sha256').update(JSON.stringify(env));
  const extra = env['RUMBO_EXTRA_WIDGETS'];
  const inputs = INPUTS.map((input) => path.join(projectRoot, input));
  for (const input of extra === undefined ? inputs : [...inputs, extra]) addFiles(hash, input);
  return hash.digest('hex');
}

function addFiles(hash: Hash, input: string): void {
  if (!existsSync(input)) return;
  if (statSync(input).isDirectory()) {
    const names = readdirSync(input).filter((name) => !name.startsWith('.'));
    for (const name of names.sort()) addFiles(hash, path.join(input, name));
    return;
  }
  if (/\.test\.tsx?$/.test(input)) return;
  hash.update(path.relative(projectRoot, input)).update(readFileSync(input));
}
