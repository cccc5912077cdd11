import { existsSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '#schemas/json/fields.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Config } from '#server/config/config.ts';
import { backUpDirectory, databaseDirectory } from '#server/db/backup-directory.ts';
import { lockDirectory } from '#server/db/directory-lock.ts';
import { projectRoot } from '../base/project-root.ts';
import { askServer, tokenMissing } from '../command/ask-server.ts';
import {
  type CommandTerminal,
  type ExitCode,
  refuse,
  toDatabaseLog,
} from '../command/command-terminal.ts';
import { isInUse } from '../command/open-migrated-database.ts';
import { parseCommandLine } from '../command/parse-command-line.ts';
import { runCommand } from '../command/run-command.ts';

const USAGE = `Usage: npm run backup

Copies the embedded database into the folder "backups" of the data directory, where the five newest copies stay.

While a server uses the data directory, it is asked to, with RUMBO_ADMIN_TOKEN.
Exits with 0 when it is done, 1 when it failed, 2 when nothing could be tried.
`;

/**
 * The command `npm run backup`.
 * @returns the exit code: 0 done, 2 wrong use, or nothing could be tried
 */
export function runBackup(args: readonly string[], terminal: CommandTerminal): Promise<ExitCode> {
  const run = (_options: object, config: Config): Promise<ExitCode> => backUp(config, terminal);
  return runCommand({ usage: USAGE, parseOptions, run }, args, terminal);
}

async function backUp(config: Config, terminal: CommandTerminal): Promise<ExitCode> {
  const dataDir = path.resolve(projectRoot, config.dataDir);
  if (config.databaseUrl || !existsSync(databaseDirectory(dataDir)))
    return refuse(terminal, missing(dataDir));
  const lock = await lockDirectory(dataDir, { log: toDatabaseLog(terminal) });
  if (!lock.ok)
    return isInUse(lock.problems)
      ? askForBackup(config, terminal)
      : refuse(terminal, ...lock.problems);
  try {
    return tell(await backUpDirectory(dataDir), terminal);
  } finally {
    await lock.value.release();
  }
}

/** Asks the server that uses the data directory: only between two of its queries the copy is whole. */
async function askForBackup(config: Config, terminal: CommandTerminal): Promise<ExitCode> {
  const token = config.adminToken;
  if (token === undefined) return refuse(terminal, tokenMissing(config, 'copy its database'));
  const answer = await askServer({ config, token }, { method: 'POST', path: 'backups' });
  if (!answer.ok) return refuse(terminal, ...answer.problems);
  return tell(isRecord(answer.value) ? answer.value['path'] : undefined, terminal);
}

function tell(copy: unknown, { stdout }: CommandTerminal): ExitCode {
  stdout.write(`Copied the database to ${copy}\n`);
  return 0;
}

function missing(dataDir: string) {
  return {
    message: `There is no embedded database in ${dataDir}, so there is nothing to copy.`,
    remedy: 'Set RUMBO_DATA_DIR to the data directory; a PostgreSQL server is copied with pg_dump.',
  };
}

/** Reads the command line. A problem is a sentence; `help` asks for the usage. */
function parseOptions(args: readonly string[]): Result<object | 'help', string> {
  const options = { help: { type: 'boolean', short: 'h' } } as const;
  const parsed = parseCommandLine({ args: [...args], options });
  if (!parsed.ok) return fail(parsed.problems.join(' '));
  return ok(parsed.value.values.help === true ? 'help' : {});
}
