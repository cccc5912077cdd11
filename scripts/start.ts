import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuildFresh, PRODUCT_BUILD } from './build-stamp.ts';
import { projectRoot } from './project-root.ts';

// `npm start`: builds when the sources changed, then runs the built server. Vite is loaded only for a
// build, so that an ordinary start stays quick.

process.env['NODE_ENV'] = 'production';

if (!isBuildFresh()) {
  process.stdout.write('Building…\n');
  const { build } = await import('./build.ts');
  await build();
}

const { distDir } = PRODUCT_BUILD;
const entry = pathToFileURL(path.join(distDir, 'server/cli.js')).href;
const { runServer } = (await import(entry)) as typeof import('#server/cli.ts');
await runServer({ env: process.env, rootDir: projectRoot, distDir });
