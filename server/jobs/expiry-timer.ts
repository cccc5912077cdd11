import type { Database } from '../db/open-database.ts';
import { toReason } from '../error-text.ts';
import type { ServerLog } from '../log/server-log.ts';
import { closeExpiredJobs } from './import/close-expired-jobs.ts';

const EVERY_MS = 5 * 60_000;

/** Closes jobs whose last day has passed, now and then; gives the function that stops it. */
export function startExpiryTimer(database: Database, log: Pick<ServerLog, 'error'>): () => void {
  const timer = setInterval(() => {
    closeExpiredJobs(database).catch((error: unknown) => {
      log.error('Expired jobs could not be closed', { reason: toReason(error) });
    });
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}
