import { randomUUID } from 'node:crypto';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { JobsTable } from '../db/job-tables.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/schema.ts';
import { searchWords } from '../jobs/import/job-columns.ts';
import { bumpJobRevision } from '../jobs/import/job-revision.ts';
import { refreshOpenJobs } from '../jobs/import/refresh-open-jobs.ts';

export const TEST_AGENCY = 'entregas';
export const TEST_CLIENT = 'entregas-mx';

/** What a test says of a job; the rest is made up. */
export type TestJob = Partial<Omit<Insertable<JobsTable>, 'details'>> & {
  readonly details?: object;
};

/**
 * Inserts jobs as an import would: titles, words and revisions follow. Answers their ids, in the given order. Jobs are
 * like each other only where the test gives them the same `alike`.
 */
export async function insertJobs(
  { kysely }: Pick<Database, 'kysely'>,
  jobs: readonly TestJob[],
): Promise<string[]> {
  const rows = jobs.map(toRow);
  const agencyIds = [...new Set(rows.map((row) => row.agency_id))];
  for (const agencyId of agencyIds) await insertAgency(kysely, agencyId);
  const ids: string[] = [];
  for (const row of rows) ids.push(await insertJob(kysely, row));
  await fillSearchWords({ kysely });
  for (const row of rows)
    await refreshOpenJobs(kysely, { agencyId: row.agency_id, clientId: row.client_id });
  for (const agencyId of agencyIds) await bumpJobRevision(kysely, agencyId);
  return ids;
}

/** Lets searches find jobs that were inserted without their words. */
export async function fillSearchWords({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await sql`update jobs set tsv = ${searchWords('jobs')} where tsv = ''`.execute(kysely);
}

async function insertAgency(kysely: Kysely<Tables>, agencyId: string): Promise<void> {
  await kysely
    .insertInto('agencies')
    .values({ agency_id: agencyId, name: agencyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertJob(kysely: Kysely<Tables>, row: Insertable<JobsTable>): Promise<string> {
  const { job_id } = await kysely
    .insertInto('jobs')
    .values(row)
    .returning('job_id')
    .executeTakeFirstOrThrow();
  return job_id;
}

function toRow({ details = {}, ...job }: TestJob): Insertable<JobsTable> {
  const reference = job.reference_number ?? randomUUID();
  return {
    agency_id: TEST_AGENCY,
    client_id: TEST_CLIENT,
    reference_number: reference,
    url_slug: `vacante-${reference}-${job.client_id ?? ''}`.replace(/-$/, ''),
    title: 'Chofer repartidor',
    company: 'Quetzal Entregas S.A. de C.V.',
    city: 'Monterrey',
    state: 'Nuevo León',
    country: 'México',
    start_date: new Date('2026-01-15T12:00:00Z'),
    checksum: reference,
    ...job,
    details: JSON.stringify(details),
  };
}
