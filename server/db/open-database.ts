import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { toReason } from '../base/error-text.ts';
import type { StartProblem } from '../config/start-problem.ts';
import type { DatabaseLog } from '../log/database-log.ts';
import { databaseDirectory } from './backup-directory.ts';
import { createPool } from './create-pool.ts';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';
import type { LockOptions } from './heartbeat-file.ts';
import { createLocalBus, type MessageBus } from './message-bus.ts';
import { PgliteBackend } from './pglite-backend.ts';
import { type EmbeddedBackend, openPglitePool, type PglitePool } from './pglite-pool.ts';
import { PostgresBus } from './postgres-bus.ts';
import { createPreparingPool } from './prepared-statements.ts';
import type { Tables } from './schema.ts';

const READY_TIMEOUT_MS = 2000;

export interface DatabaseOptions extends LockOptions {
  /** a PostgreSQL url; without one the database is embedded */
  readonly url?: string | undefined;
  /** where the embedded database lives, or ':memory:' */
  readonly dataDir: string;
  /** of an embedded database that runs already, in place of one of its own */
  readonly backend?: EmbeddedBackend | undefined;
}

export interface Database extends Pick<MessageBus, 'publish' | 'subscribe'> {
  readonly kysely: Kysely<Tables>;
  readonly engine: 'pglite' | 'postgresql';
  /** Whether a query is answered within 2 s. */
  isReady(): Promise<boolean>;
  /** Path of a new copy of an embedded database on disk; undefined for the others. */
  backup(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** The one door to the data: PostgreSQL when `url` is set, PGlite in `dataDir` otherwise. */
export function openDatabase(options: DatabaseOptions): Promise<Result<Database, StartProblem>> {
  const { url, dataDir, backend, log } = options;
  if (url !== undefined && url !== '') return openServer(url, log);
  if (backend !== undefined) return openEmbedded(backend, options);
  if (dataDir !== ':memory:') return openDirectory(dataDir, options);
  return openEmbedded(new PgliteBackend({ dataDir: undefined, log }), options);
}

async function openServer(url: string, log: DatabaseLog): Promise<Result<Database, StartProblem>> {
  try {
    const pool = createPool({ connectionString: url }, log);
    await pool.query('select 1').catch(async (error: unknown) => {
      await pool.end();
      throw error;
    });
    return ok(toServerDatabase(pool, new PostgresBus(url, pool, log)));
  } catch (error) {
    return fail(unreachable(error));
  }
}

async function openDirectory(
  dataDir: string,
  options: DatabaseOptions,
): Promise<Result<Database, StartProblem>> {
  const lock = await lockDirectory(dataDir, options);
  if (!lock.ok) return lock;
  const backend = new PgliteBackend({ dataDir, log: options.log });
  const database = await openEmbedded(backend, options, lock.value);
  if (!database.ok) await lock.value.release();
  return database;
}

async function openEmbedded(
  backend: EmbeddedBackend,
  { dataDir, log }: DatabaseOptions,
  lock?: DirectoryLock,
): Promise<Result<Database, StartProblem>> {
  try {
    return ok(toEmbeddedDatabase(await openPglitePool(backend, log), lock));
  } catch (error) {
    return fail(corrupt(dataDir, error));
  }
}

function toServerDatabase(pool: pg.Pool, bus: PostgresBus): Database {
  return {
    kysely: toKysely(pool),
    engine: 'postgresql',
    isReady: () => isAnswering(pool),
    publish: (channel, payload, rows) => bus.publish(channel, payload, rows),
    subscribe: (channel, listener, onGap) => bus.subscribe(channel, listener, onGap),
    backup: async () => undefined,
    async close() {
      await bus.close();
      await pool.end();
    },
  };
}

function toEmbeddedDatabase(pglite: PglitePool, lock: DirectoryLock | undefined): Database {
  const bus = createLocalBus();
  return {
    kysely: toKysely(pglite.pool),
    engine: 'pglite',
    isReady: () => isAnswering(pglite.pool),
    publish: bus.publish,
    subscribe: bus.subscribe,
    backup: async () => (lock === undefined ? undefined : pglite.backup()),
    async close() {
      await bus.close();
      await pglite.close();
      await lock?.release();
    },
  };
}

function toKysely(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPreparingPool(pool) }) });
}

async function isAnswering(pool: pg.Pool): Promise<boolean> {
  const query = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([query, timeout()]);
}

function timeout(): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(resolve, READY_TIMEOUT_MS, false).unref();
  });
}

// The url may hold a password: the problem shows the reason only.
function unreachable(error: unknown): StartProblem {
  return {
    code: 'database-unreachable',
    message: `The PostgreSQL server at DATABASE_URL does not answer: ${toReason(error)}.`,
    remedy:
      'Check DATABASE_URL and that the server runs, or remove DATABASE_URL to use the embedded database.',
  };
}

function corrupt(dataDir: string, error: unknown): StartProblem {
  const place = dataDir === ':memory:' ? 'in memory' : `in ${databaseDirectory(dataDir)}`;
  return {
    code: 'database-corrupt',
    message: `The embedded database ${place} does not open: ${toReason(error)}.`,
    remedy:
      'Move that directory away and put the newest copy from the backups directory in its place, or start without it.',
  };
}
