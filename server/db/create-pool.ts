import pg from 'pg';
import { toReason } from '../base/error-text.ts';
import type { DatabaseLog } from '../log/database-log.ts';

/** How long a query waits for a connection unless the configuration says otherwise, in ms. */
const WAIT_MS = 5_000;

/** What the pool says of a query whose turn did not come; it gives no code. */
const WAITED_TOO_LONG = 'timeout exceeded when trying to connect';

export function hasWaitedTooLong(error: unknown): boolean {
  return error instanceof Error && error.message === WAITED_TOO_LONG;
}

/** A pool that waits a bounded time for a connection and outlives the ones that drop. */
export function createPool(config: pg.PoolConfig, log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: WAIT_MS, ...config });
  // The pool listens to its idle clients only. One that drops while lent out would end the process
  // through its unhandled `error` event, although its query has been rejected already.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      log.warn('The database dropped a session', { reason: toReason(error) });
    });
  });
  pool.on('error', () => {});
  return pool;
}
