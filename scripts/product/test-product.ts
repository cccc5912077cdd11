import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DirectoryLock, lockDirectory } from '../../server/db/directory-lock.ts';
import { writeMmdb } from '../../server/testing/mmdb.ts';
import { projectRoot } from '../base/project-root.ts';
import { generate, writeGenerated } from '../codegen/generate.ts';
import { ensureBuild } from './build.ts';
import type { BuildTarget } from './build-stamp.ts';
import { ADDRESS_IN_MONTERREY } from './connection.ts';
import { HIDDEN_PAGES, hiddenPageId, SHIPPED_SITES } from './shipped-pages.ts';

const cache = path.join(projectRoot, '.cache/e2e');
const extraFolder = path.join(projectRoot, 'e2e/widgets');

/** The product with the widgets of the browser tests, built apart from the real one. */
const BUILD: BuildTarget = {
  distDir: path.join(cache, 'dist'),
  env: { RUMBO_GENERATED_DIR: cache, RUMBO_EXTRA_WIDGETS: extraFolder },
};

/** Known to the tests that use the content routes. */
const ADMIN_TOKEN = 'token-de-las-pruebas-de-navegador-0001';

export interface RunningProduct {
  readonly url: string;
  readonly adminToken: string;
  stop(): Promise<void>;
}

/**
 * Builds and starts the product with the shipped sites and the tests' own, on a fresh database and a free port. Throws
 * before it touches anything where another run is going on.
 */
export async function startProduct(): Promise<RunningProduct> {
  const lock = await lockCache();
  await ensureTestBuild();
  const pagesDir = copyPages();
  const dataDir = path.join(cache, 'data');
  rmSync(dataDir, { recursive: true, force: true });
  const env = {
    PORT: '0',
    LOG_LEVEL: 'error',
    RUMBO_DATA_DIR: dataDir,
    RUMBO_PAGES_DIR: pagesDir,
    RUMBO_ADMIN_TOKEN: ADMIN_TOKEN,
    TRUST_PROXY: '127.0.0.1',
    GEOIP_MMDB: writeIpPlaces(),
  };
  const entry = pathToFileURL(path.join(BUILD.distDir, 'server/cli.js')).href;
  const { startBuiltServer } = (await import(entry)) as typeof import('#server/cli.ts');
  const started = await startBuiltServer({ env, rootDir: projectRoot, distDir: BUILD.distDir });
  if (!started.ok)
    throw new Error(`The product does not start: ${JSON.stringify(started.problems)}`);
  const { origin, close } = started.value;
  const stop = () => close().finally(() => lock.release());
  return { url: origin, adminToken: ADMIN_TOKEN, stop };
}

async function ensureTestBuild(): Promise<void> {
  writeGenerated(await generate({ root: projectRoot, extraFolders: [extraFolder], outDir: cache }));
  await ensureBuild(BUILD);
}

/** Build, pages and data are shared by all runs, so there is one at a time. A run that ends, however, frees the lock. */
async function lockCache(): Promise<DirectoryLock> {
  const lock = await lockDirectory(cache, { log: console });
  if (lock.ok) return lock.value;
  throw new Error(
    `Another run uses the product of the browser tests in ${cache}. Try again when it has ended.`,
    {
      cause: lock.problems,
    },
  );
}

/** The path of a file that knows one town by its addresses. */
function writeIpPlaces(): string {
  const file = path.join(cache, 'places.mmdb');
  const place = {
    country: { iso_code: 'MX', names: { en: 'Mexico' } },
    subdivisions: [{ iso_code: 'NLE', names: { en: 'Nuevo León' } }],
    city: { names: { en: 'Monterrey' } },
  };
  const networks = { [`${ADDRESS_IN_MONTERREY}/32`]: place };
  writeFileSync(file, writeMmdb({ databaseType: 'GeoLite2-City', networks }));
  return file;
}

function copyPages(): string {
  const pagesDir = path.join(cache, 'pages');
  rmSync(pagesDir, { recursive: true, force: true });
  mkdirSync(pagesDir, { recursive: true });
  for (const source of ['pages', 'e2e/pages'])
    cpSync(path.join(projectRoot, source), pagesDir, { recursive: true });
  for (const site of SHIPPED_SITES)
    for (const id of HIDDEN_PAGES) giveAddress(path.join(pagesDir, site), id);
  return pagesDir;
}

/** A page that only shows when something is gone or breaks gets an address, so that it can be looked at like any other. */
function giveAddress(folder: string, id: string): void {
  const page: unknown = JSON.parse(readFileSync(path.join(folder, `${id}.page.json`), 'utf8'));
  const name = hiddenPageId(id);
  const copy = { ...(page as object), id: name, url: `/${name}`, type: 'CONTENT' };
  writeFileSync(path.join(folder, `${name}.page.json`), JSON.stringify(copy));
}

// By itself it only builds, which `npm test` does while other steps leave a processor idle.
if (import.meta.filename === process.argv[1]) {
  const lock = await lockCache();
  await ensureTestBuild().finally(() => lock.release());
}
