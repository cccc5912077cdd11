import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createBuilder } from 'vite';
import { projectRoot } from '../base/project-root.ts';
import {
  type BuildTarget,
  buildStamp,
  isBuildFresh,
  PRODUCT_BUILD,
  stampFile,
} from './build-stamp.ts';

/** Builds visitor scripts, editor and server into the target's folder. */
export async function build(target: BuildTarget = PRODUCT_BUILD): Promise<void> {
  Object.assign(process.env, target.env, {
    RUMBO_DIST_DIR: target.distDir,
    NODE_ENV: 'production',
  });
  const configFile = path.join(projectRoot, 'vite.config.ts');
  const builder = await createBuilder({ configFile, logLevel: 'warn' });
  await builder.buildApp();
  writeFileSync(stampFile(target), buildStamp(target));
}

/** Builds unless the folder already holds a build of just these sources. */
export async function ensureBuild(target: BuildTarget = PRODUCT_BUILD): Promise<void> {
  if (!isBuildFresh(target)) await build(target);
}

if (import.meta.filename === process.argv[1]) await build();
