import type pg from 'pg';
import type { DatabaseLog } from '../log/database-log.ts';
import { createPool } from './create-pool.ts';
import type { PgliteBackend } from './pglite-backend.ts';

export interface PglitePool {
  readonly pool: pg.Pool;
  /** Copies the data between two queries; resolves with the copy's path, '' when in memory. */
  backup(): Promise<string>;
  /** Ends the pool and the worker. */
  close(): Promise<void>;
}

const ONE_SESSION: pg.PoolConfig = {
  user: 'postgres',
  database: 'postgres',
  ssl: false,
  max: 1,
  // All queries wait for one session: behind a long one stands a queue, which a recruiter's save had better sit out.
  connectionTimeoutMillis: 20_000,
  idleTimeoutMillis: 0,
};

/** What runs PGlite; a database of tests outlives its pool. */
export type EmbeddedBackend = Pick<PgliteBackend, 'open' | 'connect' | 'backup' | 'close'>;

/**
 * An ordinary `pg.Pool` of one connection to PGlite in its worker thread.
 * Rejects when the data directory cannot be opened. A backend that fails later is opened again
 * by a later connection; one in memory is not, for it would come back empty.
 */
export async function openPglitePool(
  backend: EmbeddedBackend,
  log: DatabaseLog,
): Promise<PglitePool> {
  await backend.open();
  const pool = createPool({ ...ONE_SESSION, stream: () => backend.connect() }, log);
  return {
    pool,
    backup: () => backend.backup(),
    close: () => pool.end().then(() => backend.close()),
  };
}
