import { constants, createReadStream } from 'node:fs';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as htmlRules from '#runtime/server/html-rules.ts';
import type { JobImportReport } from '#schemas/api/job-imports.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { toReason } from '#server/base/error-text.ts';
import { createSanitiser } from '#server/base/sanitise.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/open-database.ts';
import { type FeedSource, importJobs } from '#server/jobs/import/import-jobs.ts';
import { spoolFeed } from '#server/jobs/import/spool-feed.ts';
import type { DatabaseLog } from '#server/log/database-log.ts';
import { openGazetteer } from '#server/places/gazetteer.ts';
import type { CommandProblem } from '../command/command-problem.ts';
import {
  type CommandTerminal,
  type ExitCode,
  refuse,
  toDatabaseLog,
} from '../command/command-terminal.ts';
import { isInUse, openMigratedDatabase } from '../command/open-migrated-database.ts';
import { runCommand } from '../command/run-command.ts';
import { fetchFeed } from './fetch-feed.ts';
import { type ImportCommandOptions, JOBS_IMPORT_USAGE, parseJobsImportOptions } from './options.ts';
import { sendFeed } from './send-feed.ts';

const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i;

export interface ImportTerminal extends CommandTerminal {
  readonly stdin: AsyncIterable<Uint8Array>;
}

/**
 * The command `npm run jobs:import`.
 * @returns the exit code: 0 taken in, 1 refused, failed or nothing of it taken in, 2 wrong use, or nothing could be tried
 */
export function runJobsImport(
  args: readonly string[],
  terminal: ImportTerminal,
): Promise<ExitCode> {
  const run = async (options: ImportCommandOptions, config: Config): Promise<ExitCode> => {
    const source = await openFeed(options.feed, terminal.stdin);
    if (!source.ok) return refuse(terminal, ...source.problems);
    return importFeed({ options, config, source: source.value, terminal });
  };
  return runCommand(
    { usage: JOBS_IMPORT_USAGE, parseOptions: parseJobsImportOptions, run },
    args,
    terminal,
  );
}

interface Command {
  readonly options: ImportCommandOptions;
  readonly config: Config;
  readonly source: FeedSource;
  readonly terminal: ImportTerminal;
}

async function importFeed(command: Command): Promise<ExitCode> {
  const { config, terminal } = command;
  const log = toDatabaseLog(terminal);
  const database = await openMigratedDatabase(config, log);
  if (database.ok) return importHere(command, database.value, log);
  return isInUse(database.problems) ? importThere(command) : refuse(terminal, ...database.problems);
}

async function importHere(
  { options, source, terminal }: Command,
  database: Database,
  log: DatabaseLog,
): Promise<ExitCode> {
  try {
    const { agencyId, clientId, closeMissing, closeMany } = options;
    const sanitise = createSanitiser(htmlRules, '');
    const result = await importJobs({
      database,
      gazetteer: openGazetteer(),
      sanitise,
      source,
      agencyId,
      clientId,
      closeMissing,
      closeMany,
      log,
    });
    return report(result, { options, terminal });
  } finally {
    await database.close();
  }
}

/** Hands the feed to the server that uses the data directory. */
async function importThere({ options, config, source, terminal }: Command): Promise<ExitCode> {
  const token = config.adminToken;
  if (token === undefined) return refuse(terminal, tokenMissing(config));
  const folder = await mkdtemp(path.join(tmpdir(), 'rumbo-jobs-import-'));
  try {
    // The server gives a whole request 30 s to arrive; a remote feed may take longer.
    const feed = await spoolFeed(source.chunks, folder);
    const result = await sendFeed({ ...options, path: feed.path, config, token });
    if (result.ok || result.problems.some(({ isRefusal }) => isRefusal))
      return report(result, { options, terminal });
    return refuse(terminal, ...result.problems);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function report(
  result: Result<JobImportReport, CommandProblem>,
  { options, terminal }: Pick<Command, 'options' | 'terminal'>,
): ExitCode {
  if (!result.ok) {
    refuse(terminal, ...result.problems);
    return 1;
  }
  terminal.stdout.write(formatReport(result.value, options));
  const { added, changed, unchanged, closed, skippedTotal } = result.value;
  if (added + changed + unchanged + closed > 0) return 0;
  refuse(terminal, nothingTaken(skippedTotal));
  return 1;
}

function nothingTaken(skipped: number): CommandProblem {
  const message =
    skipped === 0
      ? 'The feed holds no job.'
      : `No job of the feed could be taken in: all ${skipped} were left out.`;
  return {
    message,
    remedy:
      'A job is a <job> within <source> or <jobs>, with a <referencenumber> of its own. Correct the feed where it is made.',
  };
}

function tokenMissing({ dataDir }: Config): CommandProblem {
  return {
    message: `A server uses the data directory ${dataDir}, and sending it the feed takes a token.`,
    remedy:
      'Set RUMBO_ADMIN_TOKEN to the token of that server, or to one of the agency with the scope "admin" (npm run token), or stop it and import again.',
  };
}

/** What an import did, for a terminal. */
function formatReport(report: JobImportReport, options: ImportCommandOptions): string {
  const { added, changed, unchanged, closed, skippedTotal, warningsTotal, seconds } = report;
  const { agencyId, clientId } = options;
  const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${closed} closed, ${skippedTotal} skipped`;
  const lines = [
    `Jobs of ${agencyId}/${clientId}: ${counts}, in ${seconds.toFixed(1)} s.`,
    ...formatNotes(report.skipped, skippedTotal),
  ];
  if (warningsTotal > 0)
    lines.push('Taken in, but:', ...formatNotes(report.warnings, warningsTotal));
  return `${lines.join('\n')}\n`;
}

function formatNotes(
  notes: JobImportReport['skipped'] | JobImportReport['warnings'],
  total: number,
): readonly string[] {
  const lines = notes.map(
    ({ line, referenceNumber, reason }) =>
      `  line ${line}${referenceNumber === null ? '' : ` (${referenceNumber})`}: ${reason}`,
  );
  const rest = total - notes.length;
  return rest > 0 ? [...lines, `  … and ${rest} more`] : lines;
}

/** Opens a file, an address, or standard input for `-`. */
async function openFeed(
  feed: string,
  stdin: AsyncIterable<Uint8Array>,
): Promise<Result<FeedSource, CommandProblem>> {
  if (feed === '-') return ok({ name: 'standard input', chunks: stdin });
  if (ADDRESS.test(feed)) return isWebAddress(feed) ? fetchFeed(feed) : fail(addressInvalid());
  try {
    await access(feed, constants.R_OK);
    return ok({ name: feed, chunks: readLater(feed) });
  } catch (error) {
    return fail({
      message: `The feed ${feed} cannot be read: ${toReason(error)}.`,
      remedy: 'Name a file, an http or https address, or - for standard input.',
    });
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

// Without the address: it may hold a password.
function addressInvalid(): CommandProblem {
  return {
    message: 'The address of the feed is not a complete http or https address.',
    remedy: 'Name one such as https://example.com/jobs.xml, a file, or - for standard input.',
  };
}

// Opened when it is read, so that nothing is left open when it is not.
async function* readLater(path: string): AsyncGenerator<Uint8Array, void, undefined> {
  yield* createReadStream(path);
}
