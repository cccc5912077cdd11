import { toReason } from '../base/error-text.ts';
import type { Database } from '../db/open-database.ts';
import type { ServerLog } from '../log/server-log.ts';
import { closeExpiredJobs } from './import/close-expired-jobs.ts';
import type { JobService } from './job-service.ts';

const EVERY_MS = 5 * 60_000;

/**
 * Closes jobs whose last day has passed, now and then, and notices changes of jobs that were never told;
 * gives the function that stops it.
 */
export function startExpiryTimer(
  database: Database,
  jobs: Pick<JobService, 'readAgain'>,
  log: Pick<ServerLog, 'error'>,
): () => void {
  const timer = setInterval(() => {
    void jobs.readAgain();
    closeExpiredJobs(database, log).catch((error: unknown) => {
      log.error('Expired jobs could not be closed', { reason: toReason(error) });
    });
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}
