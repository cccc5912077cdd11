import type { DatabaseLog } from '../log/database-log.ts';

/** Milliseconds between two lines about one migration. */
const EVERY_MS = 10_000;

/** Tells the log every ten seconds that a migration is still under way: nobody shall take the start for a hang. */
export async function reportProgress<T>(
  log: Pick<DatabaseLog, 'info'>,
  name: string,
  task: () => Promise<T>,
): Promise<T> {
  let lines = 0;
  const timer = setInterval(() => {
    lines += 1;
    log.info('Still applying a migration', { name, seconds: (lines * EVERY_MS) / 1000 });
  }, EVERY_MS);
  return task().finally(() => clearInterval(timer));
}
