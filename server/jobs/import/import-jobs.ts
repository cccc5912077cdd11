import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Sanitise } from '#runtime/entry-server.tsx';
import type { ImportWarning, JobImportReport, SkippedJob } from '#schemas/api/job-imports.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { toReason } from '../../base/error-text.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';
import type { DatabaseLog } from '../../log/database-log.ts';
import type { FeedProblem } from './import-problem.ts';
import type { PlaceFinder } from './job-place.ts';
import { announceJobs } from './job-revision.ts';
import { JobStaging } from './job-staging.ts';
import { toImportWarning } from './job-warnings.ts';
import { ClosesTooMany, type MergeCounts, mergeJobs } from './merge-jobs.ts';
import { normaliseJob } from './normalise-job.ts';
import { readFeed } from './read-feed.ts';

/** Enough to see what is wrong with a feed. */
const MAX_REPORTED = 1000;

/** Of each list, in the record. */
const MAX_RECORDED = 100;

/** Counts what is told of jobs and keeps the first of it. */
class NoteList<Note extends { readonly line: number }> {
  readonly #first: Note[] = [];
  #total = 0;

  get total(): number {
    return this.#total;
  }

  /** In the order of the feed. */
  get first(): readonly Note[] {
    return this.#first.toSorted((one, other) => one.line - other.line);
  }

  add(...notes: readonly Note[]): void {
    this.#total += notes.length;
    this.#first.push(...notes.slice(0, MAX_REPORTED - this.#first.length));
  }
}

interface Notes {
  readonly skips: NoteList<SkippedJob>;
  readonly warnings: NoteList<ImportWarning>;
}

export interface FeedSource {
  /** File name or address, for the record. */
  readonly name: string;
  /** XML, perhaps in a gzip or zip file. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

export interface JobImportOptions {
  readonly database: Database;
  readonly gazetteer: PlaceFinder;
  readonly sanitise: Sanitise;
  readonly source: FeedSource;
  readonly agencyId: string;
  readonly clientId: string;
  /** Whether open jobs of the client that the feed lacks are closed. */
  readonly closeMissing: boolean;
  /** Whether more than a third of them may be closed at once. */
  readonly closeMany: boolean;
  readonly log: DatabaseLog;
}

/** Jobs cleaned before others get their turn: some milliseconds. */
const JOBS_AT_ONCE = 20;

/**
 * Takes in a feed of one client of an agency: whole, or, where it is refused, not at all. Only rows that
 * differ are written. Rejects when the database fails; the old jobs are whole then too.
 */
export async function importJobs(
  options: JobImportOptions,
): Promise<Result<JobImportReport, FeedProblem>> {
  const started = performance.now();
  const { database, agencyId } = options;
  const unknown =
    (await findAgencyProblem(database.kysely, agencyId)) ??
    (await findClientProblem(database.kysely, options));
  if (unknown !== undefined) return fail(unknown);
  const staging = new JobStaging(database.kysely, options);
  try {
    const notes: Notes = { skips: new NoteList(), warnings: new NoteList() };
    const { skips, warnings } = notes;
    const problem = await stageFeed(options, staging, notes);
    if (problem !== undefined) return fail(problem);
    const counts = await mergeJobs(database.kysely, toMergeOptions(options, staging, notes));
    if (hasChanges(counts)) await announceChange(options);
    const seconds = (performance.now() - started) / 1000;
    return ok({
      ...counts,
      skippedTotal: skips.total,
      skipped: skips.first,
      warningsTotal: warnings.total,
      warnings: warnings.first,
      seconds,
    });
  } catch (error) {
    if (error instanceof ClosesTooMany) return fail(closesTooMany(error));
    throw error;
  } finally {
    await clearStaging(options, staging);
  }
}

async function findAgencyProblem(
  kysely: Kysely<Tables>,
  agencyId: string,
): Promise<FeedProblem | undefined> {
  const agencies = await kysely
    .selectFrom('agencies')
    .select('agency_id')
    .orderBy('agency_id')
    .execute();
  const ids = agencies.map(({ agency_id }) => agency_id);
  return ids.includes(agencyId) ? undefined : agencyUnknown(agencyId, ids);
}

/** Jobs of a client that no site of the agency serves would be seen by nobody. */
async function findClientProblem(
  kysely: Kysely<Tables>,
  { agencyId, clientId }: Pick<JobImportOptions, 'agencyId' | 'clientId'>,
): Promise<FeedProblem | undefined> {
  const clients = await kysely
    .selectFrom('sites')
    .select('client_id')
    .where('agency_id', '=', agencyId)
    .distinct()
    .orderBy('client_id')
    .execute();
  const ids = clients.map(({ client_id }) => client_id);
  if (ids.length === 0 || ids.includes(clientId)) return undefined;
  return {
    code: 'client-unknown',
    message: `No site of the agency "${agencyId}" shows jobs of a client "${clientId}".`,
    remedy: `Name one of: ${ids.join(', ')}.`,
  };
}

async function stageFeed(
  { source, ...options }: JobImportOptions,
  staging: JobStaging,
  { skips, warnings }: Notes,
): Promise<FeedProblem | undefined> {
  const context = { ...options, now: new Date() };
  let count = 0;
  for await (const item of readFeed(source.chunks)) {
    if (item.kind === 'broken') return item.problem;
    const normalised = item.kind === 'job' ? normaliseJob(item.job, context) : item;
    if (normalised.kind === 'skipped') skips.add(normalised.skipped);
    else warnings.add(...normalised.warnings);
    const line = item.kind === 'job' ? item.job.line : item.skipped.line;
    skips.add(...(await staging.add(line, normalised)));
    count += 1;
    if (count % JOBS_AT_ONCE === 0) await yieldToOthers();
  }
  skips.add(...(await staging.flush()));
  const closesAll = options.closeMissing && staging.jobs === 0;
  return closesAll ? feedEmpty(skips.total) : undefined;
}

function toMergeOptions(options: JobImportOptions, staging: JobStaging, notes: Notes) {
  const { skips, warnings } = notes;
  const { agencyId, clientId, closeMany, source, database } = options;
  const nameless = skips.first.find(({ code }) => code === 'reference-missing');
  const closeMissing = options.closeMissing && nameless === undefined;
  if (options.closeMissing && nameless !== undefined)
    warnings.add(toImportWarning(nameless, 'closing-held-back', 'referencenumber'));
  const { runId, lastPosition } = staging;
  return {
    agencyId,
    clientId,
    closeMissing,
    closeMany,
    runId,
    lastPosition,
    skippedTotal: skips.total,
    warningsTotal: warnings.total,
    notes: [...skips.first.slice(0, MAX_RECORDED), ...warnings.first.slice(0, MAX_RECORDED)],
    engine: database.engine,
    source: source.name,
  };
}

function hasChanges({ added, changed, closed }: MergeCounts): boolean {
  return added + changed + closed > 0;
}

async function announceChange({ database, agencyId, log }: JobImportOptions): Promise<void> {
  await announceJobs(database, agencyId, log);
  await tidy(database, log, sql`vacuum (analyze) jobs, job_titles, job_words`);
}

async function clearStaging(
  { database, log }: JobImportOptions,
  staging: JobStaging,
): Promise<void> {
  try {
    await staging.clear();
  } catch (error) {
    log.warn('The staged jobs of an import were not removed; the next import removes them', {
      reason: toReason(error),
    });
  }
  if (staging.lastPosition > 0) await tidy(database, log, sql`vacuum job_staging`);
}

// An embedded database has nobody who does this in the background. The import is done without it.
async function tidy(
  { engine, kysely }: Database,
  log: DatabaseLog,
  statement: RawBuilder<unknown>,
): Promise<void> {
  if (engine !== 'pglite') return;
  try {
    await statement.execute(kysely);
  } catch (error) {
    log.warn('The tables of the jobs were not tidied after an import', { reason: toReason(error) });
  }
}

function agencyUnknown(agencyId: string, known: readonly string[]): FeedProblem {
  const message = `There is no agency "${agencyId}".`;
  const code = 'agency-unknown';
  if (known.length > 0) return { code, message, remedy: `Name one of: ${known.join(', ')}.` };
  const remedy =
    'There are none yet: the first start of the server reads them from the page files.';
  return { code, message, remedy };
}

function closesTooMany({ missing, open }: ClosesTooMany): FeedProblem {
  return {
    code: 'closes-too-many',
    message: `The feed lacks ${missing} of the ${open} open jobs of the client, more than a third, and closing them was refused; nothing has changed.`,
    remedy:
      'Check that it is the whole feed of this client. To close them all the same, add --yes, or closeMany=true to the address.',
  };
}

function feedEmpty(skipped: number): FeedProblem {
  const found = skipped === 0 ? 'no job' : `no job that can be taken in (${skipped} skipped)`;
  return {
    code: 'feed-empty',
    message: `The feed holds ${found}, and closing what it lacks would close every job of the client.`,
    remedy:
      'Check the feed. To close the jobs all the same, send them with <status>closed</status>.',
  };
}
