/** `npm run backup`: copies the embedded database while no server uses it. */
import { existsSync } from 'node:fs';
import type { StartProblem } from '#server/config/start-problem.ts';
import { backUpDirectory, databaseDirectory } from '#server/db/backup-directory.ts';
import { lockDirectory } from '#server/db/directory-lock.ts';
import type { DatabaseLog } from '#server/log/database-log.ts';

const log: DatabaseLog = { info: complain, warn: complain, error: complain };

process.exitCode = await main(process.env['RUMBO_DATA_DIR'] || '.data');

async function main(dataDir: string): Promise<number> {
  if (!existsSync(databaseDirectory(dataDir))) return refuse(missing(dataDir));
  const lock = await lockDirectory(dataDir, { log });
  if (!lock.ok) return refuse(...lock.problems);
  try {
    process.stdout.write(`Copied the database to ${await backUpDirectory(dataDir)}\n`);
    return 0;
  } finally {
    await lock.value.release();
  }
}

function missing(dataDir: string): StartProblem {
  return {
    code: 'database-missing',
    message: `There is no embedded database in ${dataDir}, so there is nothing to copy.`,
    remedy: 'Set RUMBO_DATA_DIR to the data directory; a PostgreSQL server is copied with pg_dump.',
  };
}

function refuse(...problems: readonly StartProblem[]): number {
  for (const { message, remedy } of problems) complain(`${message}\n${remedy}`);
  return 2;
}

function complain(message: string): void {
  process.stderr.write(`${message}\n`);
}
