import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
// Vite's plugins get Vitest's hooks from there.
import 'vitest/config';

const root = path.join(import.meta.dirname, '../..');
/** In the project, where the packages that stay outside of a bundle are found. */
const bundleDir = path.join(root, `.cache/test-programs/${process.pid}`);

/** Files of the server that start threads and processes, with the programs they start: siblings of theirs. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  'server/db/pglite-backend.ts': ['pglite-worker'],
  'server/resumes/child/start-child.ts': ['resume-host', 'resume-child'],
};

/**
 * Threads and processes that tests have the server start run from a bundle, as those of the product do: read as sources,
 * each would first spend half a second of a processor on a loader of its own.
 */
export function bundledPrograms(): Plugin {
  const bundles = new Map<string, Promise<string>>();
  return {
    name: 'rumbo:bundled-programs',
    configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
      // What a bundle was made for in one run is not there in the next.
      defineKey(({ id }) => (toStarter(id) in PROGRAMS ? false : undefined));
    },
    async transform(code, id) {
      const starter = toStarter(id);
      const programs = PROGRAMS[starter];
      if (programs === undefined) return;
      const bundle = bundles.get(starter) ?? writeBundle(starter, programs);
      bundles.set(starter, bundle);
      return code.replaceAll('import.meta.url', JSON.stringify(await bundle));
    },
  };
}

const toStarter = (id: string) => path.relative(root, id).replaceAll(path.sep, '/');

/** @returns the address at which the file that starts them would stand beside them */
async function writeBundle(starter: string, programs: readonly string[]): Promise<string> {
  const outDir = path.join(bundleDir, path.basename(starter, '.ts'));
  process.once('exit', () => rmSync(bundleDir, { recursive: true, force: true }));
  const sources = programs.map((name) => [name, path.join(root, starter, `../${name}.ts`)]);
  await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: {
      ssr: true,
      outDir,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(sources),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return pathToFileURL(path.join(outDir, path.basename(starter, '.ts').concat('.js'))).href;
}
