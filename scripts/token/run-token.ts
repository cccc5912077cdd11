import { ok, type Result } from '#schemas/result.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/open-database.ts';
import type { CommandProblem } from '../command/command-problem.ts';
import {
  type CommandTerminal,
  type ExitCode,
  refuse,
  toDatabaseLog,
} from '../command/command-terminal.ts';
import { isInUse, openMigratedDatabase } from '../command/open-migrated-database.ts';
import { runCommand } from '../command/run-command.ts';
import { serverOrigin } from '../server-origin.ts';
import { formatMadeToken, formatTokens } from './format-tokens.ts';
import { parseOptions, type TokenCommand, USAGE } from './options.ts';
import { openRemoteTokens } from './remote-tokens.ts';
import { openStoredTokens } from './stored-tokens.ts';
import type { TokenDoor, TokenProblem } from './token-door.ts';

interface Task {
  readonly command: TokenCommand;
  readonly config: Config;
  readonly terminal: CommandTerminal;
}

/**
 * The command `npm run token`.
 * @returns the exit code: 0 done, 1 refused, 2 wrong use, or nothing could be tried
 */
export function runToken(args: readonly string[], terminal: CommandTerminal): Promise<ExitCode> {
  const run = (command: TokenCommand, config: Config): Promise<ExitCode> =>
    runTask({ command, config, terminal });
  return runCommand({ usage: USAGE, parseOptions, run }, args, terminal);
}

async function runTask(task: Task): Promise<ExitCode> {
  const { config, terminal } = task;
  const database = await openMigratedDatabase(config, toDatabaseLog(terminal));
  if (database.ok) return runHere(task, database.value);
  return isInUse(database.problems) ? runThere(task) : refuse(terminal, ...database.problems);
}

async function runHere(task: Task, database: Database): Promise<ExitCode> {
  const { command, terminal } = task;
  try {
    const door = await openStoredTokens(database, command.agencyId);
    return door.ok ? await perform(task, door.value) : report(door, terminal);
  } finally {
    await database.close();
  }
}

/** Asks the server that uses the data directory. */
async function runThere(task: Task): Promise<ExitCode> {
  const { command, config, terminal } = task;
  const token = config.adminToken;
  if (token === undefined) return refuse(terminal, tokenMissing(config));
  return perform(task, openRemoteTokens({ agencyId: command.agencyId, config, token }));
}

async function perform({ command, config, terminal }: Task, door: TokenDoor): Promise<ExitCode> {
  return report(await carryOut(command, door, config.publicUrl ?? serverOrigin(config)), terminal);
}

/** What to print. */
async function carryOut(
  command: TokenCommand,
  door: TokenDoor,
  origin: string,
): Promise<Result<string, TokenProblem>> {
  if (command.action === 'make') {
    const made = await door.make(command.request);
    return made.ok ? ok(formatMadeToken(made.value, origin)) : made;
  }
  if (command.action === 'list') {
    const tokens = await door.list();
    return tokens.ok ? ok(formatTokens(tokens.value)) : tokens;
  }
  const revoked = await door.revoke(command.tokenId);
  return revoked.ok
    ? ok(`Revoked ${command.tokenId}, with the sessions that it opened.\n`)
    : revoked;
}

function report(result: Result<string, TokenProblem>, terminal: CommandTerminal): ExitCode {
  if (!result.ok) {
    refuse(terminal, ...result.problems);
    return result.problems.some(({ isRefusal }) => isRefusal) ? 1 : 2;
  }
  terminal.stdout.write(result.value);
  return 0;
}

function tokenMissing({ dataDir }: Config): CommandProblem {
  return {
    message: `A server uses the data directory ${dataDir}, and only it can make, list and revoke tokens meanwhile.`,
    remedy:
      'Set RUMBO_ADMIN_TOKEN to the token of that server, or to one of the agency with the scope "admin", or stop the server and try again.',
  };
}
