import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// Reading the sources and packages of a server one by one takes a process five seconds of a processor, a bundle one.

const serverDir = fileURLToPath(new URL('..', import.meta.url));
/** In the project, where the packages that stay outside of the bundle are found. */
const bundleDir = join(serverDir, `../.cache/test-children/${process.pid}`);

/** Packages of hundreds of small files; the others stay as they are. */
const BUNDLED = ['typebox', 'lodash-es', 'kysely'];

const input = {
  'server-process-child': join(serverDir, 'testing/server-process-child.ts'),
  'database-child': join(serverDir, 'testing/database-child.ts'),
  'job-import-child': join(serverDir, 'testing/job-import-child.ts'),
  'start-child': join(serverDir, 'testing/start-child.ts'),
  // What servers run in threads and processes of their own.
  'pglite-worker': join(serverDir, 'db/pglite-worker.ts'),
  'resume-host': join(serverDir, 'resumes/child/resume-host.ts'),
  'resume-child': join(serverDir, 'resumes/child/resume-child.ts'),
};

let bundle: Promise<void> | undefined;

/** Path of a program that tests start as a process of their own, made once by each process that runs tests. */
export async function bundledChild(
  name: 'server-process-child' | 'database-child' | 'job-import-child' | 'start-child',
): Promise<string> {
  bundle ??= writeBundle();
  await bundle;
  return join(bundleDir, `${name}.js`);
}

async function writeBundle(): Promise<void> {
  process.once('exit', () => rmSync(bundleDir, { recursive: true, force: true }));
  await build({
    configFile: false,
    root: join(serverDir, '..'),
    logLevel: 'silent',
    ssr: { noExternal: BUNDLED },
    build: {
      ssr: true,
      outDir: bundleDir,
      minify: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
