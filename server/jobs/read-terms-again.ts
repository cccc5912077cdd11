import { sql } from 'kysely';
import type { JobDetails } from '#schemas/api/jobs.ts';
import { toReason } from '../base/error-text.ts';
import type { Database } from '../db/open-database.ts';
import type { ServerLog } from '../log/server-log.ts';
import { bumpJobRevision } from './import/job-revision.ts';
import { TERMS_READING, toTermColumns } from './terms/job-terms.ts';
import type { JobWords } from './terms/job-text.ts';

/** Jobs whose texts are in memory at once, and for which others wait where the database has one session. */
const BATCH_JOBS = 50;

interface UnreadJob extends JobWords {
  readonly job_id: string;
}

/** Reads the terms of jobs that no reading, or an older one, has read, in the background; gives what stops it. */
export function startReadingTerms(
  database: Database,
  log: Pick<ServerLog, 'error'>,
): () => Promise<void> {
  const stop = new AbortController();
  const reading = readTermsAgain(database, stop.signal).catch((error: unknown) => {
    if (!stop.signal.aborted)
      log.error('Pay, shifts and licences of jobs could not be read', { reason: toReason(error) });
  });
  return async () => {
    stop.abort();
    await reading;
  };
}

/** Answers how many jobs were read. */
export async function readTermsAgain(database: Database, signal?: AbortSignal): Promise<number> {
  const agencies = await database.kysely.selectFrom('agencies').select('agency_id').execute();
  let read = 0;
  for (const { agency_id } of agencies) read += await readAgency(database, agency_id, signal);
  return read;
}

async function readAgency(
  database: Database,
  agencyId: string,
  signal: AbortSignal | undefined,
): Promise<number> {
  let read = 0;
  for (let after = '0'; signal?.aborted !== true; ) {
    const jobs = await selectUnread(database, agencyId, after);
    const last = jobs.at(-1);
    if (last === undefined) break;
    await saveTerms(database, agencyId, jobs);
    after = last.job_id;
    read += jobs.length;
  }
  if (read > 0) await bumpJobRevision(database.kysely, agencyId);
  return read;
}

async function selectUnread(
  { kysely }: Database,
  agencyId: string,
  after: string,
): Promise<readonly UnreadJob[]> {
  const { rows } = await sql<UnreadJob & { readonly details: JobDetails }>`
    select job_id, title, description, job_posting, responsibilities, qualifications, skills, experience, details
    from jobs where agency_id = ${agencyId} and job_id > ${after} and terms_reading < ${TERMS_READING}
    order by job_id limit ${BATCH_JOBS}`.execute(kysely);
  return rows;
}

/** A job that an import has changed meanwhile was read by it. */
async function saveTerms(
  { kysely }: Database,
  agencyId: string,
  jobs: readonly UnreadJob[],
): Promise<void> {
  const rows = jobs.map((job) => ({ job_id: job.job_id, ...toTermColumns(job) }));
  await sql`
    update jobs j set pay_weekly = r.pay_weekly, terms = r.terms, terms_reading = r.terms_reading
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r (job_id bigint, pay_weekly int, terms bigint, terms_reading int)
    where j.agency_id = ${agencyId} and j.job_id = r.job_id and j.terms_reading < ${TERMS_READING}`.execute(
    kysely,
  );
}
