import path from 'node:path';
import { type Environment, parseConfig } from '#server/config.ts';
import type { DatabaseLog } from '#server/db/database-log.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open-database.ts';
import { eraseSignUp, loadSignUps } from '#server/sign-ups/stored-sign-ups.ts';
import { projectRoot } from '../project-root.ts';
import { parseOptions, type SignUpsOptions, USAGE } from './options.ts';
import { toCsv } from './to-csv.ts';

export interface SignUpsTerminal {
  readonly env: Environment;
  readonly stdout: Output;
  readonly stderr: Output;
}

interface Output {
  readonly write: (text: string) => unknown;
}

interface Problem {
  readonly message: string;
  readonly remedy: string;
}

type ExitCode = 0 | 1 | 2;

/**
 * The command `npm run sign-ups`.
 * @returns the exit code: 0 done, 1 no such contact, 2 wrong use, or nothing could be tried
 */
export async function runSignUps(
  args: readonly string[],
  terminal: SignUpsTerminal,
): Promise<ExitCode> {
  const options = parseOptions(args);
  if (!options.ok) return refuse(terminal, { message: options.problems.join(' '), remedy: USAGE });
  if (options.value === 'help') {
    terminal.stdout.write(USAGE);
    return 0;
  }
  const config = parseConfig(terminal.env);
  if (!config.ok) return refuse(terminal, ...config.problems);
  const log = toLog(terminal);
  const database = await openDatabase({
    url: config.value.databaseUrl,
    dataDir: path.resolve(projectRoot, config.value.dataDir),
    log,
  });
  if (!database.ok) return refuse(terminal, ...database.problems);
  try {
    const migrationsDir = path.join(projectRoot, 'server/db/migrations');
    const migrated = await migrate(database.value, { migrationsDir, log });
    if (!migrated.ok) return refuse(terminal, ...migrated.problems);
    return await answer(database.value, options.value, terminal);
  } finally {
    await database.value.close();
  }
}

async function answer(
  { kysely }: Database,
  options: SignUpsOptions,
  { stdout, stderr }: SignUpsTerminal,
): Promise<ExitCode> {
  if (options.erase === undefined) {
    stdout.write(toCsv(await loadSignUps(kysely, options)));
    return 0;
  }
  const count = await eraseSignUp(kysely, options, options.erase);
  if (count === 0) {
    stderr.write('No such contact is on record there. Check --agency, --site and --list.\n');
    return 1;
  }
  stdout.write(`Removed ${count} ${count === 1 ? 'contact' : 'contacts'}.\n`);
  return 0;
}

function refuse({ stderr }: SignUpsTerminal, ...problems: readonly Problem[]): 2 {
  for (const { message, remedy } of problems) stderr.write(`${message}\n${remedy}\n`);
  return 2;
}

function toLog({ stderr }: SignUpsTerminal): DatabaseLog {
  const write = (message: string, details: object = {}): void =>
    void stderr.write(`${message} ${JSON.stringify(details)}\n`);
  return { info() {}, warn: write, error: write };
}
