import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fail, type Result } from '#schemas/problems/result.ts';
import type { RuntimeSource } from '../base/runtime-door.ts';
import { type Config, type Environment, parseConfig } from '../config/config.ts';
import type { StartProblem } from '../config/start-problem.ts';
import { ensureWritable } from '../db/directory-lock.ts';
import { openDatabase } from '../db/open-database.ts';
import { createLogger } from '../log/create-logger.ts';
import { toServerLog } from '../log/server-log.ts';
import type { RunningServer } from './serve.ts';

export interface StartOptions {
  readonly env: Environment;
  /** Folder of the project: relative paths of the configuration begin here. */
  readonly rootDir: string;
  /** Folder of the build, with `client/` and `editor/`. */
  readonly distDir: string;
  readonly runtime: RuntimeSource;
}

/**
 * Opens and migrates the database, imports the page files and listens. What the operator can mend is
 * returned as problems; nothing is left open then. SIGTERM and SIGINT close the server.
 */
export async function startServer(
  options: StartOptions,
): Promise<Result<RunningServer, StartProblem>> {
  const parsed = parseConfig(options.env);
  if (!parsed.ok) return parsed;
  const config = withAbsolutePaths(parsed.value, options.rootDir);
  if (!(await isDirectory(config.pagesDir))) return fail(pagesMissing(config));
  // Uploads lie there wherever the database is.
  const writable = await ensureWritable(config.dataDir);
  if (!writable.ok) return writable;
  const logger = createLogger(config.logLevel);
  const log = toServerLog(logger);
  const opening = openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    log,
    // Closing in order would write a last time into files that are another process's now.
    onLost: () => process.exit(1),
  });
  // The rest of the server is read while the database opens in its own thread or process.
  const [{ serve }, database] = await Promise.all([import('./serve.ts'), opening]);
  if (!database.ok) return database;
  try {
    const server = await serve({ ...options, config, database: database.value, log, logger });
    if (!server.ok) await database.value.close();
    return server;
  } catch (error) {
    await database.value.close();
    throw error;
  }
}

function withAbsolutePaths(config: Config, rootDir: string): Config {
  return {
    ...config,
    dataDir: resolve(rootDir, config.dataDir),
    pagesDir: resolve(rootDir, config.pagesDir),
    geoipFile: config.geoipFile && resolve(rootDir, config.geoipFile),
  };
}

async function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

function pagesMissing({ pagesDir }: Config): StartProblem {
  return {
    code: 'pages-dir-missing',
    message: `There is no folder of page files at ${pagesDir}.`,
    remedy: 'Create it, or set RUMBO_PAGES_DIR to the folder that holds one folder per site.',
  };
}
