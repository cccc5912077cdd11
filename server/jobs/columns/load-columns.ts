import { type Kysely, sql } from 'kysely';
import { TEXT_FACETS } from '#schemas/api/constants.ts';
import type { Tables } from '../../db/schema.ts';
import { TEXT_COLUMNS } from '../records/job-values.ts';
import { ZONE_CODE } from '../records/job-zone.ts';
import { type ColumnRow, JobColumns } from './job-columns.ts';

/** Rows of one query: an embedded database answers nobody else meanwhile. */
const SLICE_ROWS = 4000;

export interface LoadOptions {
  readonly agencyId: string;
  readonly mostRows: number;
  readonly signal: AbortSignal;
}

interface SliceRow extends ColumnRow {
  /** To the microsecond. */
  readonly started: string;
}

/** Undefined where an agency has too many jobs, or they changed while they were read. */
export async function loadColumns(
  kysely: Kysely<Tables>,
  { agencyId, mostRows, signal }: LoadOptions,
): Promise<JobColumns | undefined> {
  const revision = await readRevision(kysely, agencyId);
  const rows: ColumnRow[] = [];
  for (let last: SliceRow | undefined; ; ) {
    const slice = await selectSlice(kysely, agencyId, last);
    for (const { started, ...row } of slice) rows.push(row);
    last = slice.at(-1);
    if (rows.length > mostRows || signal.aborted) return undefined;
    if (slice.length < SLICE_ROWS) break;
  }
  if ((await readRevision(kysely, agencyId)) !== revision) return undefined;
  return new JobColumns(revision, rows);
}

async function readRevision(kysely: Kysely<Tables>, agencyId: string): Promise<string> {
  const row = await kysely
    .selectFrom('job_revisions')
    .select('revision')
    .where('agency_id', '=', agencyId)
    .executeTakeFirst();
  return row?.revision ?? '0';
}

async function selectSlice(
  kysely: Kysely<Tables>,
  agencyId: string,
  last: SliceRow | undefined,
): Promise<readonly SliceRow[]> {
  const texts = TEXT_FACETS.map((field) => sql`${TEXT_COLUMNS[field]} as ${sql.id(field)}`);
  const after =
    last === undefined
      ? sql``
      : sql`and (start_date, job_id) < (${last.started}::timestamptz, ${last.job_id}::bigint)`;
  const { rows } = await sql<SliceRow>`
    select job_id, client_id, ${sql.join(texts)}, terms, pay_weekly, latitude, longitude, start_date::text as started,
      (extract(epoch from start_date) * 1000000)::float8 as start,
      (extract(epoch from expires_at) * 1000000)::float8 as expiry, ${ZONE_CODE} as zone
    from jobs where agency_id = ${agencyId} and status = 'open' and is_listed ${after}
    order by start_date desc, job_id desc limit ${SLICE_ROWS}`.execute(kysely);
  return rows;
}
