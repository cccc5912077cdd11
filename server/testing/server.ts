import { join } from 'node:path';
import * as runtime from '#runtime/entry-server.tsx';
import { createServer, type RumboServer } from '../app/create-server.ts';
import type { RuntimeDoor } from '../base/runtime-door.ts';
import type { Environment } from '../config/config.ts';
import type { Database } from '../db/open-database.ts';
import { createLogger } from '../log/create-logger.ts';
import { openGazetteer } from '../places/gazetteer.ts';
import { importSites, type SiteImportReport } from '../sites/import-sites.ts';
import { testConfig } from './config.ts';
import { createMemoryLog, type TestPages } from './sites.ts';

/** One for all servers of a test file, since reading it takes a while. */
const gazetteer = openGazetteer();

export const ADMIN_TOKEN = 'test-token-'.padEnd(40, 'x');

/** The addresses that a build would give; nothing in these tests loads them. */
export const clientEntries = {
  page: {},
  enhance: {},
  islands: {},
  imports: {},
};

export interface TestServer extends RumboServer {
  /** Lines of the log as JSON text. */
  readonly lines: readonly string[];
  readonly dataDir: string;
  /** Imports the page files again and waits until the server has read them. */
  reimport(): Promise<SiteImportReport>;
}

export interface TestServerOptions {
  readonly database: Database;
  readonly pages: TestPages;
  readonly env?: Environment;
  readonly load?: () => RuntimeDoor | Promise<RuntimeDoor>;
  readonly now?: () => number;
}

/** Imports the page files of a test and opens a server over them. */
export async function openTestServer({
  database,
  pages,
  env = {},
  load = () => runtime,
  now = Date.now,
}: TestServerOptions): Promise<TestServer> {
  const lines: string[] = [];
  const dataDir = join(pages.pagesDir, '.data');
  const config = {
    ...testConfig({ RUMBO_ADMIN_TOKEN: ADMIN_TOKEN, ...env }),
    pagesDir: pages.pagesDir,
    dataDir,
  };
  const runImport = () =>
    importSites({ database, pagesDir: pages.pagesDir, log: createMemoryLog() });
  await runImport();
  const server = await createServer({
    config,
    database,
    runtime: { load, clientEntries },
    gazetteer,
    now,
    folders: {
      clientDir: join(pages.pagesDir, '.dist/client'),
      editorDir: join(pages.pagesDir, '.dist/editor'),
      fontsDir: join(pages.pagesDir, '.fonts'),
    },
    logger: createLogger('debug', { write: (line) => lines.push(line) }),
  });
  const reimport = async () => {
    const report = await runImport();
    await messagesArrived(database);
    await server.store.settled();
    return report;
  };
  return { ...server, lines, dataDir, reimport };
}

/** Resolves when what was published so far has reached its listeners: messages keep their order. */
export async function messagesArrived(database: Database): Promise<void> {
  const { promise, resolve } = deferred();
  const leave = await database.subscribe('test-round-trip', resolve);
  await database.publish('test-round-trip', '');
  await promise;
  await leave();
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
