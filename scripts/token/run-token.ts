import type { MadeToken, TokenSummary } from '#schemas/api/access.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { makeToken } from '#server/access/make-token.ts';
import { revokeToken } from '#server/access/revoke-token.ts';
import { listTokens } from '#server/access/token-rows.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/open-database.ts';
import { tokenMissing } from '../command/ask-server.ts';
import {
  type CommandTerminal,
  type ExitCode,
  refuse,
  toDatabaseLog,
} from '../command/command-terminal.ts';
import { isInUse, openMigratedDatabase } from '../command/open-migrated-database.ts';
import { runCommand } from '../command/run-command.ts';
import { serverOrigin } from '../command/server-origin.ts';
import type { ServerProblem } from '../command/server-problem.ts';
import { parseTokenOptions, TOKEN_USAGE, type TokenCommand } from './options.ts';
import { openRemoteTokens } from './remote-tokens.ts';
import type { TokenDoor } from './token-door.ts';

const ACTOR = { name: 'npm run token' };

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
  return runCommand({ usage: TOKEN_USAGE, parseOptions: parseTokenOptions, run }, args, terminal);
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
  if (token === undefined)
    return refuse(terminal, tokenMissing(config, 'make, list and revoke tokens'));
  return perform(task, openRemoteTokens({ config, token }, command.agencyId));
}

async function perform({ command, config, terminal }: Task, door: TokenDoor): Promise<ExitCode> {
  return report(await carryOut(command, door, config.publicUrl ?? serverOrigin(config)), terminal);
}

/** What to print. */
async function carryOut(
  command: TokenCommand,
  door: TokenDoor,
  origin: string,
): Promise<Result<string, ServerProblem>> {
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

function report(result: Result<string, ServerProblem>, terminal: CommandTerminal): ExitCode {
  if (!result.ok) {
    refuse(terminal, ...result.problems);
    return result.problems.some(({ isRefusal }) => isRefusal) ? 1 : 2;
  }
  terminal.stdout.write(result.value);
  return 0;
}

/** What is told of a token that was just made. */
function formatMadeToken(made: MadeToken, origin: string): string {
  const { tokenId, name, scopes, token } = made;
  return [
    `"${name}" (${tokenId}) may ${scopes.join(', ')}; ${formatEnd(made)}.`,
    '',
    `  Token   ${token}`,
    `  Editor  ${origin}/editor#token=${token}`,
    '',
    'It is not shown again.',
    '',
  ].join('\n');
}

/** One line for each token. */
function formatTokens(tokens: readonly TokenSummary[]): string {
  if (tokens.length === 0) return 'The agency has no token.\n';
  const cells = tokens.map((token) => [
    token.tokenId,
    `"${token.name}"`,
    token.scopes.join(','),
    formatEnd(token),
    token.lastUsedAt === null ? 'never used' : `used ${toMinute(token.lastUsedAt)}`,
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  const lines = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  return `${lines.map((row) => row.join('  ')).join('\n')}\n`;
}

function formatEnd({ expiresAt, revokedAt }: TokenSummary): string {
  if (revokedAt !== null) return `revoked ${toMinute(revokedAt)}`;
  if (expiresAt === null) return 'never ends';
  const verb = Date.parse(expiresAt) <= Date.now() ? 'ended' : 'ends';
  return `${verb} ${toMinute(expiresAt)}`;
}

/** `2030-01-31 12:00 UTC` */
function toMinute(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}

/** The tokens in a database that nobody else holds. */
async function openStoredTokens(
  { kysely }: Database,
  agencyId: string,
): Promise<Result<TokenDoor, ServerProblem>> {
  const agencies = await kysely
    .selectFrom('agencies')
    .select('agency_id')
    .orderBy('agency_id')
    .execute();
  const ids = agencies.map(({ agency_id }) => agency_id);
  if (!ids.includes(agencyId)) return fail(agencyUnknown(agencyId, ids));
  const maker = () => ({ actor: ACTOR, now: Date.now() });
  return ok({
    make: async (request) =>
      ok(
        await kysely
          .transaction()
          .execute((rows) => makeToken(rows, { ...request, agencyId }, maker())),
      ),
    list: async () => ok(await listTokens(kysely, agencyId)),
    revoke: async (tokenId) => {
      const isKnown = await kysely
        .transaction()
        .execute((rows) => revokeToken(rows, { agencyId, tokenId }, maker()));
      return isKnown ? ok(undefined) : fail(tokenUnknown(agencyId, tokenId));
    },
  });
}

function agencyUnknown(agencyId: string, known: readonly string[]): ServerProblem {
  return {
    message: `There is no agency "${agencyId}".`,
    remedy:
      known.length === 0
        ? 'Start the server once, so that it takes in the page files.'
        : `Name one of: ${known.join(', ')}.`,
    isRefusal: true,
  };
}

function tokenUnknown(agencyId: string, tokenId: string): ServerProblem {
  return {
    message: `The agency "${agencyId}" has no token "${tokenId}".`,
    remedy: `npm run token -- --agency ${agencyId} --list shows those that it has.`,
    isRefusal: true,
  };
}
