import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/open-database.ts';
import { eraseSignUp, loadSignUps } from '#server/sign-ups/stored-sign-ups.ts';
import {
  type CommandTerminal,
  type ExitCode,
  refuse,
  toDatabaseLog,
} from '../command/command-terminal.ts';
import { openMigratedDatabase } from '../command/open-migrated-database.ts';
import { runCommand } from '../command/run-command.ts';
import { parseOptions, type SignUpsOptions, USAGE } from './options.ts';
import { toCsv } from './to-csv.ts';

/**
 * The command `npm run sign-ups`.
 * @returns the exit code: 0 done, 1 no such contact, 2 wrong use, or nothing could be tried
 */
export function runSignUps(args: readonly string[], terminal: CommandTerminal): Promise<ExitCode> {
  const run = async (options: SignUpsOptions, config: Config): Promise<ExitCode> => {
    const database = await openMigratedDatabase(config, toDatabaseLog(terminal));
    if (!database.ok) return refuse(terminal, ...database.problems);
    try {
      return await answer(database.value, options, terminal);
    } finally {
      await database.value.close();
    }
  };
  return runCommand({ usage: USAGE, parseOptions, run }, args, terminal);
}

async function answer(
  { kysely }: Database,
  options: SignUpsOptions,
  { stdout, stderr }: CommandTerminal,
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
