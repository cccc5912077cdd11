import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Point } from '#schemas/api/jobs.ts';
import type { Tables } from '../db/schema.ts';

/** What scoring knows of a job. The last three are of its details, null until those are read. */
export interface Candidate {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly start: number;
  readonly title: string | null;
  readonly company: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly employmentType: string | null;
  readonly category: string | null;
  readonly point: Point | null;
  readonly vehicle: string | null;
  readonly schedule: string | null;
  readonly licence: string | null;
}

/** A job as the queries of this folder select it. */
export interface CandidateRow {
  readonly job_id: string;
  readonly start_date: Date;
  readonly title: string | null;
  readonly company: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly employment_type: string | null;
  readonly category: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly vehicle?: string | null;
  readonly schedule?: string | null;
  readonly licence?: string | null;
}

/** Columns that lie in the row itself. */
const NARROW_COLUMNS: RawBuilder<unknown> = sql`job_id, start_date, title, company, city, state,
  employment_type, category, latitude, longitude`;

/** What `loadDetailed` needs. Details lie outside the row. */
export const ALL_COLUMNS: RawBuilder<unknown> = sql`${NARROW_COLUMNS}, details`;

/**
 * Jobs with what their details tell, the newest first.
 * @param jobs query of `ALL_COLUMNS`
 */
export async function loadDetailed(
  kysely: Kysely<Tables>,
  jobs: RawBuilder<unknown>,
): Promise<Candidate[]> {
  // Joined with an empty object details are read once for each job, instead of once for each `->>`.
  const { rows } = await sql<CandidateRow>`
    select ${NARROW_COLUMNS}, details->>'vehicle' as vehicle, details->>'schedule' as schedule,
      details->>'licence' as licence
    from (select ${NARROW_COLUMNS}, details || '{}' as details from (${jobs}) as jobs offset 0) as jobs
    order by start_date desc, job_id desc`.execute(kysely);
  return rows.map(toCandidate);
}

export function toCandidate(row: CandidateRow): Candidate {
  const { latitude, longitude, vehicle = null, schedule = null, licence = null } = row;
  return {
    id: row.job_id,
    start: row.start_date.getTime(),
    title: row.title,
    company: row.company,
    city: row.city,
    state: row.state,
    employmentType: row.employment_type,
    category: row.category,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
    vehicle,
    schedule,
    licence,
  };
}

/** Two jobs with the same key are one vacancy that a feed has twice. A job without title is like no other. */
export function toVacancyKey(job: Candidate): string {
  const { id, title, company, city, state, employmentType, vehicle, schedule } = job;
  if (title === null) return id;
  return JSON.stringify([title, company, city, state, employmentType, vehicle, schedule]);
}
