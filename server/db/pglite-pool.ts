import type pg from 'pg';
import { createPool } from './create-pool.ts';
import { PgliteBackend, type PgliteOptions } from './pglite-backend.ts';

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
  idleTimeoutMillis: 0,
};

/**
 * Opens PGlite in a worker thread behind an ordinary `pg.Pool` of one connection.
 * Rejects when the data directory cannot be opened. A backend that fails later is opened again
 * by a later connection; one in memory is not, for it would come back empty.
 */
export async function openPglitePool(options: PgliteOptions): Promise<PglitePool> {
  const backend = new PgliteBackend(options);
  await backend.open();
  const pool = createPool({ ...ONE_SESSION, stream: () => backend.connect() }, options.log);
  return {
    pool,
    backup: () => backend.backup(),
    close: () => pool.end().then(() => backend.close()),
  };
}
