import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { ImportWarning, SkippedJob } from '#schemas/api/job-imports.ts';
import type { Database } from '../../db/open-database.ts';
import type { Tables } from '../../db/schema.ts';
import {
  alikeKey,
  contentAssignments,
  contentNames,
  searchWords,
  stagedContent,
} from './job-columns.ts';
import { UNKNOWN_DAY } from './job-dates.ts';
import { bumpJobRevision } from './job-revision.ts';
import type { ClientKey } from './job-staging.ts';
import { CLOSES_ONLY } from './normalise-job.ts';
import { refreshOpenJobs } from './refresh-open-jobs.ts';

export interface MergeOptions extends ClientKey {
  readonly engine: Database['engine'];
  readonly runId: string;
  /** Place in the feed of its last job. */
  readonly lastPosition: number;
  readonly closeMissing: boolean;
  /** Whether more than a third of the client's open jobs may be closed for being missing. */
  readonly closeMany: boolean;
  /** Where the feed came from, for the record. */
  readonly source: string;
  readonly skippedTotal: number;
  readonly warningsTotal: number;
  /** What was left out or taken in lame, the first of each, for the record. */
  readonly notes: readonly (SkippedJob | ImportWarning)[];
}

export interface MergeCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly closed: number;
}

/** Part of the open jobs that one feed may close by lacking them, unless it is said to. */
const MAX_CLOSED_PART = 1 / 3;
/** Rows of one statement: bounds the memory that an embedded database needs. */
const SLICE_ROWS = 1000;
/** Fewer index entries are not worth gathering. */
const MIN_GATHERED_ROWS = 200;

/** Ends a merge that would close too many jobs; nothing is written then. */
export class ClosesTooMany extends Error {
  readonly missing: number;
  readonly open: number;

  constructor(missing: number, open: number) {
    super(`${missing} of ${open} open jobs would be closed`);
    this.missing = missing;
    this.open = open;
  }
}

/** Brings the jobs of a client in line with a staged feed, whole or not at all. */
export async function mergeJobs(
  kysely: Kysely<Tables>,
  options: MergeOptions,
): Promise<MergeCounts> {
  await analyseKeys(kysely);
  return kysely.transaction().execute(async (transaction) => {
    await lockClient(transaction, options);
    const planned = await countWork(transaction, options);
    const write = () => writeChanges(transaction, options);
    const isGathered = options.engine === 'pglite' && planned.work >= MIN_GATHERED_ROWS;
    const written = await (isGathered ? gatherIndexEntries(transaction, write) : write());
    const { added, named, missing } = written;
    const changed = written.changed - planned.closing;
    const unchanged = planned.staged - added - written.changed - named;
    const counts = { added, changed, unchanged, closed: planned.closing + named + missing };
    await record(transaction, options, counts);
    return counts;
  });
}

// Rows that nobody has counted look like one row, and the planner then reads all of them for each look-up.
async function analyseKeys(kysely: Kysely<Tables>): Promise<void> {
  await sql`analyze job_staging (agency_id, run_id, reference_number, position),
    jobs (agency_id, client_id, reference_number, url_slug, status)`.execute(kysely);
}

// Two imports of one client, perhaps of two servers, go one after the other.
async function lockClient(
  transaction: Transaction<Tables>,
  { agencyId, clientId }: ClientKey,
): Promise<void> {
  const key = `job-import/${agencyId}/${clientId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

async function countWork(transaction: Transaction<Tables>, options: MergeOptions) {
  const { rows } = await sql<{ staged: number; work: number; closing: number }>`
    select count(*)::int as staged,
      count(*) filter (where s.checksum <> ${CLOSES_ONLY} and ${storedChecksum(options)} is distinct from s.checksum)::int as work,
      count(*) filter (where s.status = 'closed' and s.checksum <> ${CLOSES_ONLY} and ${storedStatus(options)} = 'open')::int as closing
    from job_staging s where ${ofRun(options)} and s.checksum is not null`.execute(transaction);
  return rows[0] ?? { staged: 0, work: 0, closing: 0 };
}

/**
 * Many entries of the text index cost a seventh when they go in together (measured: 0.18 instead of
 * 1.3 ms a job). Searches do without the list they are gathered in, so it is emptied again at once.
 * Only where one connection has the database to itself: the index is locked against everybody else.
 */
async function gatherIndexEntries<T>(
  transaction: Transaction<Tables>,
  write: () => Promise<T>,
): Promise<T> {
  await sql`alter index jobs_text set (fastupdate = on)`.execute(transaction);
  const result = await write();
  await sql`alter index jobs_text set (fastupdate = off)`.execute(transaction);
  await sql`select gin_clean_pending_list('jobs_text')`.execute(transaction);
  return result;
}

async function writeChanges(transaction: Transaction<Tables>, options: MergeOptions) {
  const open = await countOpen(transaction, options);
  const { added, changed } = await mergeSlices(transaction, options);
  const named = await closeNamedJobs(transaction, options);
  const missing = options.closeMissing ? await closeMissingJobs(transaction, options) : 0;
  if (!options.closeMany && missing > open * MAX_CLOSED_PART)
    throw new ClosesTooMany(missing, open);
  if (added + changed + named + missing > 0) {
    await refreshOpenJobs(transaction, options);
    await bumpJobRevision(transaction, options.agencyId);
  }
  return { added, changed, named, missing };
}

async function mergeSlices(transaction: Transaction<Tables>, options: MergeOptions) {
  let added = 0;
  let changed = 0;
  for (let start = 0; start < options.lastPosition; start += SLICE_ROWS) {
    const slice = sql`${ofRun(options)} and s.checksum is not null
      and s.position > ${start} and s.position <= ${start + SLICE_ROWS}`;
    changed += await updateChanged(transaction, options, slice);
    added += await insertNew(transaction, options, slice);
  }
  return { added, changed };
}

// Another import may have changed a job since it was staged as one that keeps its words.
async function updateChanged(
  transaction: Transaction<Tables>,
  { clientId }: MergeOptions,
  slice: RawBuilder<unknown>,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update jobs j set ${contentAssignments}, start_date = coalesce(s.start_date, j.start_date), updated_at = now(),
      alike = ${alikeKey('s')},
      tsv = coalesce(s.tsv, case when j.checksum = s.checksum then j.tsv else ${searchWords('s')} end)
    from job_staging s
    where ${slice} and s.checksum <> ${CLOSES_ONLY} and j.agency_id = s.agency_id and j.client_id = ${clientId}
      and j.reference_number = s.reference_number
      and (j.checksum, j.status) is distinct from (s.checksum, s.status)`.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

/** A new job without a day is posted now; one whose day cannot be read may be of any day, and stands behind those of the month. */
const FIRST_DAY = sql`coalesce(s.start_date, now() - case when s.details ->> 'postedAt' = ${UNKNOWN_DAY} then interval '30 days' else interval '0' end)`;

async function insertNew(
  transaction: Transaction<Tables>,
  options: MergeOptions,
  slice: RawBuilder<unknown>,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into jobs (agency_id, client_id, reference_number, url_slug, start_date, tsv, alike, is_listed, ${contentNames})
    select s.agency_id, ${options.clientId}, s.reference_number, ${freeSlug()},
      ${FIRST_DAY}, coalesce(s.tsv, ${searchWords('s')}), s.alike, ${likelyListed(options)}, ${stagedContent}
    from (
      select s.*, ${alikeKey('s')} as alike from job_staging s
      where ${slice} and ${storedChecksum(options)} is null
        and (s.checksum <> ${CLOSES_ONLY} or s.title is not null) offset 0
    ) s
    order by s.position`.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

/**
 * Whether lists will hold a new job, as far as its slice and those before it tell: a second look decides
 * (`refresh-alike-jobs.ts`). A wrong guess costs only that the row and its index entries are written twice.
 */
function likelyListed({ clientId }: ClientKey): RawBuilder<boolean> {
  return sql`row_number() over (
      partition by s.alike order by s.expires_at desc nulls first, ${FIRST_DAY} desc, s.position desc
    ) = 1 and not exists (
      select from jobs t where t.agency_id = s.agency_id and t.client_id = ${clientId} and t.status = 'open'
        and t.alike = s.alike
    )`;
}

/** The minted address, longer when another job of the agency or of the slice has it. */
function freeSlug(): RawBuilder<string> {
  return sql`case
    when row_number() over (partition by s.url_slug order by s.position) > 1
      or exists (select from jobs t where t.agency_id = s.agency_id and t.url_slug = s.url_slug)
    then s.url_slug || s.slug_rest else s.url_slug end`;
}

/** Jobs that the feed only names to close them keep what they say. */
async function closeNamedJobs(
  transaction: Transaction<Tables>,
  options: MergeOptions,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update jobs j set status = 'closed', updated_at = now()
    from job_staging s
    where ${ofRun(options)} and s.checksum = ${CLOSES_ONLY} and j.agency_id = s.agency_id
      and j.client_id = ${options.clientId} and j.reference_number = s.reference_number
      and j.status = 'open'`.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

// Look-ups by key, one for each row: joins tempt the planner into scans within scans.
async function closeMissingJobs(
  transaction: Transaction<Tables>,
  { agencyId, clientId, runId }: MergeOptions,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update jobs j set status = 'closed', updated_at = now()
    where j.agency_id = ${agencyId} and j.client_id = ${clientId} and j.status = 'open'
      and (select s.position from job_staging s where s.agency_id = j.agency_id
        and s.run_id = ${runId}::uuid and s.reference_number = j.reference_number) is null
  `.execute(transaction);
  return Number(numAffectedRows ?? 0);
}

async function countOpen(
  transaction: Transaction<Tables>,
  { agencyId, clientId }: ClientKey,
): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from jobs
    where agency_id = ${agencyId} and client_id = ${clientId} and status = 'open'`.execute(
    transaction,
  );
  return rows[0]?.open ?? 0;
}

function storedStatus({ clientId }: ClientKey): RawBuilder<string | null> {
  return sql`(select j.status from jobs j where j.agency_id = s.agency_id
    and j.client_id = ${clientId} and j.reference_number = s.reference_number)`;
}

function storedChecksum({ clientId }: ClientKey): RawBuilder<string | null> {
  return sql`(select j.checksum from jobs j where j.agency_id = s.agency_id
    and j.client_id = ${clientId} and j.reference_number = s.reference_number)`;
}

function ofRun({ agencyId, runId }: MergeOptions): RawBuilder<boolean> {
  return sql`s.agency_id = ${agencyId} and s.run_id = ${runId}::uuid`;
}

async function record(
  transaction: Transaction<Tables>,
  { agencyId, clientId, source, skippedTotal, warningsTotal, notes }: MergeOptions,
  counts: MergeCounts,
): Promise<void> {
  await transaction
    .insertInto('job_imports')
    .values({
      agency_id: agencyId,
      client_id: clientId,
      source,
      skipped: skippedTotal,
      warned: warningsTotal,
      notes: JSON.stringify(notes),
      ...counts,
    })
    .execute();
}
