import path from 'node:path';
import type { Result } from '#schemas/problems/result.ts';
import type { Config } from '#server/config/config.ts';
import type { StartProblem } from '#server/config/start-problem.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open-database.ts';
import type { DatabaseLog } from '#server/log/database-log.ts';
import { projectRoot } from '../base/project-root.ts';

/** The database of the configuration, as this version wants it; a problem is coded `data-dir-locked` while a server holds it. */
export async function openMigratedDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: DatabaseLog,
): Promise<Result<Database, StartProblem>> {
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: path.resolve(projectRoot, config.dataDir),
    log,
  });
  if (!database.ok) return database;
  const migrationsDir = path.join(projectRoot, 'server/db/migrations');
  const migrated = await migrate(database.value, { migrationsDir, log });
  if (migrated.ok) return database;
  await database.value.close();
  return migrated;
}

/** Whether a server uses the data directory, so that only it can do what is asked for. */
export function isInUse(problems: readonly StartProblem[]): boolean {
  return problems.some(({ code }) => code === 'data-dir-locked');
}
