import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './project-root.ts';

// `npm start`: builds when the sources changed, then runs the built server. Vite is loaded only for
// a build, so that an ordinary start stays quick.

const { isBuildFresh } = await import('./build-stamp.ts');
if (!isBuildFresh()) {
  process.stdout.write('Building…\n');
  const { build } = await import('./build.ts');
  await build();
}
process.env['NODE_ENV'] = 'production';
const main = pathToFileURL(path.join(projectRoot, 'dist/server/cli.js')).href;
await import(main);
