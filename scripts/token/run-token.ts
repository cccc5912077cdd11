import path from 'node:path';
import { ok, type Result } from '#schemas/result.ts';
import { type Config, type Environment, parseConfig } from '#server/config.ts';
import type { DatabaseLog } from '#server/db/database-log.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open-database.ts';
import type { CommandProblem } from '../jobs-import/command-problem.ts';
import { projectRoot } from '../project-root.ts';
import { serverOrigin } from '../server-origin.ts';
import { formatMadeToken, formatTokens } from './format-tokens.ts';
import { parseOptions, type TokenCommand, USAGE } from './options.ts';
import { openRemoteTokens } from './remote-tokens.ts';
import { openStoredTokens } from './stored-tokens.ts';
import type { TokenDoor, TokenProblem } from './token-door.ts';

export interface TokenTerminal {
  readonly env: Environment;
  readonly stdout: Output;
  readonly stderr: Output;
}

interface Output {
  readonly write: (text: string) => unknown;
}

interface Task {
  readonly command: TokenCommand;
  readonly config: Config;
  readonly terminal: TokenTerminal;
}

type ExitCode = 0 | 1 | 2;

/**
 * The command `npm run token`.
 * @returns the exit code: 0 done, 1 refused, 2 wrong use, or nothing could be tried
 */
export async function runToken(
  args: readonly string[],
  terminal: TokenTerminal,
): Promise<ExitCode> {
  const command = parseOptions(args);
  if (!command.ok) return refuse(terminal, { message: command.problems.join(' '), remedy: USAGE });
  if (command.value === 'help') {
    terminal.stdout.write(USAGE);
    return 0;
  }
  const config = parseConfig(terminal.env);
  if (!config.ok) return refuse(terminal, ...config.problems);
  return runCommand({ command: command.value, config: config.value, terminal });
}

async function runCommand(task: Task): Promise<ExitCode> {
  const { config, terminal } = task;
  const log = toLog(terminal);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: path.resolve(projectRoot, config.dataDir),
    log,
  });
  if (database.ok) return runHere(task, database.value, log);
  const isInUse = database.problems.some(({ code }) => code === 'data-dir-locked');
  return isInUse ? runThere(task) : refuse(terminal, ...database.problems);
}

async function runHere(task: Task, database: Database, log: DatabaseLog): Promise<ExitCode> {
  const { command, terminal } = task;
  try {
    const migrationsDir = path.join(projectRoot, 'server/db/migrations');
    const migrated = await migrate(database, { migrationsDir, log });
    if (!migrated.ok) return refuse(terminal, ...migrated.problems);
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

function report(result: Result<string, TokenProblem>, terminal: TokenTerminal): ExitCode {
  if (!result.ok) {
    refuse(terminal, ...result.problems);
    return result.problems.some(({ isRefusal }) => isRefusal) ? 1 : 2;
  }
  terminal.stdout.write(result.value);
  return 0;
}

function refuse({ stderr }: TokenTerminal, ...problems: readonly CommandProblem[]): 2 {
  for (const { message, remedy } of problems) stderr.write(`${message}\n${remedy}\n`);
  return 2;
}

function tokenMissing({ dataDir }: Config): CommandProblem {
  return {
    message: `A server uses the data directory ${dataDir}, and only it can make, list and revoke tokens meanwhile.`,
    remedy:
      'Set RUMBO_ADMIN_TOKEN to the token of that server, or to one of the agency with the scope "admin", or stop the server and try again.',
  };
}

function toLog({ stderr }: TokenTerminal): DatabaseLog {
  const write = (message: string, details: object = {}): void =>
    void stderr.write(`${message} ${JSON.stringify(details)}\n`);
  return { info() {}, warn: write, error: write };
}
