import pg from 'pg';
import { toReason } from '../base/error-text.ts';
import type { DatabaseLog } from '../log/database-log.ts';

/** A pool that waits at most 5 s for a connection and outlives the ones that drop. */
export function createPool(config: pg.PoolConfig, log: DatabaseLog): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5000, ...config });
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
