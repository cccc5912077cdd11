import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  allowedAttributes,
  allowedSchemes,
  allowedTags,
  externalLink,
  internalLink,
} from '#runtime/html/allow-list.ts';
import { toSitePath } from '#runtime/page/site-path.ts';
import type { JobImportReport } from '#schemas/api/job-imports.ts';
import type { Result } from '#schemas/result.ts';
import type { Config } from '#server/config.ts';
import type { DatabaseLog } from '#server/db/database-log.ts';
import type { Database } from '#server/db/open-database.ts';
import { createSanitiser } from '#server/html/sanitise.ts';
import { type FeedSource, importJobs } from '#server/jobs/import/import-jobs.ts';
import { spoolFeed } from '#server/jobs/import/spool-feed.ts';
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
import { formatReport } from './format-report.ts';
import { openFeed } from './open-feed.ts';
import { type ImportCommandOptions, parseOptions, USAGE } from './options.ts';
import { sendFeed } from './send-feed.ts';

export interface ImportTerminal extends CommandTerminal {
  readonly stdin: AsyncIterable<Uint8Array>;
}

const HTML_RULES = {
  allowedAttributes,
  allowedSchemes,
  allowedTags,
  externalLink,
  internalLink,
  toSitePath,
};

/**
 * The command `npm run jobs:import`.
 * @returns the exit code: 0 taken in, 1 refused or failed, 2 wrong use, or nothing could be tried
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
  return runCommand({ usage: USAGE, parseOptions, run }, args, terminal);
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
    const { agencyId, clientId, closeMissing } = options;
    const sanitise = createSanitiser(HTML_RULES, '');
    const result = await importJobs({
      database,
      gazetteer: openGazetteer(),
      sanitise,
      source,
      agencyId,
      clientId,
      closeMissing,
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
  return 0;
}

function tokenMissing({ dataDir }: Config): CommandProblem {
  return {
    message: `A server uses the data directory ${dataDir}, and sending it the feed takes a token.`,
    remedy:
      'Set RUMBO_ADMIN_TOKEN to the token of that server, or to one of the agency with the scope "admin" (npm run token), or stop it and import again.',
  };
}
