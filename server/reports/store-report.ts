import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { ReportReason } from '#schemas/api/constants.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/schema.ts';
import { announceJobs, bumpJobRevision } from '../jobs/import/job-revision.ts';
import { refreshOpenJobs } from '../jobs/import/refresh-open-jobs.ts';
import type { ServerLog } from '../log/server-log.ts';

/** Reports of one job that are kept from one network: a street of phones may share it. */
const MAX_OF_NETWORK = 5;
/** Reports of one job that wait to be looked at; more tell nothing new. */
const MAX_WAITING = 200;
/** After which a report is deleted, whether or not somebody looked. */
const KEPT_DAYS = 365;

export interface ReportedJobKey {
  readonly agencyId: string;
  readonly clientId: string;
  readonly jobId: string;
}

export interface NewReport extends ReportedJobKey {
  readonly reason: ReportReason;
  readonly note: string;
  readonly reporter: string;
  /** Networks that hide the job; 0 for none. */
  readonly threshold: number;
  readonly at: Date;
}

export interface ReportStoreOptions {
  readonly database: Pick<Database, 'kysely' | 'publish'>;
  readonly log: Pick<ServerLog, 'error'>;
}

/** Keeps a report, within the limits of its job and network, and hides the job where enough networks reported it. */
export async function storeReport(options: ReportStoreOptions, report: NewReport): Promise<void> {
  const isNowHidden = await options.database.kysely.transaction().execute(async (rows) => {
    await lockJob(rows, report);
    await forgetOldReports(rows, report);
    if (!(await hasRoom(rows, report))) return false;
    await insertReport(rows, report);
    return (await isTooMuch(rows, report)) && setHidden(rows, report, true);
  });
  if (isNowHidden) await announceJobs(options.database, report.agencyId, options.log);
}

/** Two reports, or a report and a decision, go one after the other. */
export async function lockJob(rows: Kysely<Tables>, key: ReportedJobKey): Promise<void> {
  const name = `job-report/${key.agencyId}/${key.jobId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(rows);
}

/**
 * Takes a job out of lists and closes it to applications, or undoes that.
 * @returns whether that changed anything
 */
export async function setHidden(
  rows: Kysely<Tables>,
  { agencyId, clientId, jobId }: ReportedJobKey,
  isHidden: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await rows
    .updateTable('jobs')
    .set({ is_hidden: isHidden, is_listed: !isHidden, alike_count: 0 })
    .where('agency_id', '=', agencyId)
    .where('client_id', '=', clientId)
    .where('job_id', '=', jobId)
    .where('is_hidden', '!=', isHidden)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await refreshOpenJobs(rows, { agencyId, clientId });
  await bumpJobRevision(rows, agencyId);
  return true;
}

async function insertReport(rows: Kysely<Tables>, report: NewReport): Promise<void> {
  await rows
    .insertInto('job_reports')
    .values({
      agency_id: report.agencyId,
      report_id: randomUUID(),
      job_id: report.jobId,
      reason: report.reason,
      note: report.note,
      reporter: report.reporter,
      created_at: report.at,
    })
    .execute();
}

async function forgetOldReports(
  rows: Kysely<Tables>,
  { agencyId, at }: Pick<NewReport, 'agencyId' | 'at'>,
): Promise<void> {
  await rows
    .deleteFrom('job_reports')
    .where('agency_id', '=', agencyId)
    .where('created_at', '<', new Date(at.getTime() - KEPT_DAYS * 86_400_000))
    .execute();
}

async function hasRoom(rows: Kysely<Tables>, { reporter, ...report }: NewReport): Promise<boolean> {
  const { waiting, own } = await waitingReports(rows, report)
    .select(({ fn }) => [
      fn.countAll<string>().as('waiting'),
      fn.countAll<string>().filterWhere('reporter', '=', reporter).as('own'),
    ])
    .executeTakeFirstOrThrow();
  return Number(waiting) < MAX_WAITING && Number(own) < MAX_OF_NETWORK;
}

async function isTooMuch(rows: Kysely<Tables>, report: NewReport): Promise<boolean> {
  if (report.threshold === 0) return false;
  const { networks } = await waitingReports(rows, report)
    .select(({ fn }) => fn.count<string>('reporter').distinct().as('networks'))
    .executeTakeFirstOrThrow();
  return Number(networks) >= report.threshold;
}

function waitingReports(
  rows: Kysely<Tables>,
  { agencyId, jobId }: Pick<NewReport, 'agencyId' | 'jobId'>,
) {
  return rows
    .selectFrom('job_reports')
    .where('agency_id', '=', agencyId)
    .where('job_id', '=', jobId)
    .where('seen_at', 'is', null);
}
