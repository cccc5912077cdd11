import { type Kysely, sql } from 'kysely';
import type { Point } from '#schemas/api/jobs.ts';
import type { Tables } from '../db/schema.ts';
import type { JobScope } from '../jobs/job-scope.ts';
import { distanceKm, isWithin } from '../jobs/search/radius.ts';
import { isListedIn } from './open-jobs.ts';

export interface NearestRequest {
  readonly scope: JobScope;
  readonly point: Point;
  /** km; jobs farther away are left out. */
  readonly radius: number;
  readonly count: number;
}

export interface NearJob {
  readonly id: string;
  readonly km: number;
}

interface NearRow {
  readonly job_id: string;
  readonly km: number;
}

/** km of the first circle that is looked at; the next is so many times as wide. */
const FIRST_CIRCLE_KM = 2;
const WIDENING = 3;

/**
 * Open jobs around a point, the nearest first and of those equally near the newest. Circles widen until enough jobs lie
 * inside, so that the index is read around the point only, however wide the radius is.
 */
export async function selectNearest(
  kysely: Kysely<Tables>,
  { scope, point, radius, count }: NearestRequest,
): Promise<NearJob[]> {
  const centre = toPlainPoint(point);
  let circle = Math.min(FIRST_CIRCLE_KM, radius);
  for (;;) {
    const { rows } = await sql<NearRow>`
      select job_id, ${distanceKm(centre)} as km from jobs
      where ${isListedIn(scope)} and ${isWithin({ ...centre, distanceInKm: circle })}
      order by km, start_date desc, job_id desc limit ${count}`.execute(kysely);
    if (rows.length === count || circle === radius)
      return rows.map(({ job_id, km }) => ({ id: job_id, km }));
    circle = Math.min(circle * WIDENING, radius);
  }
}

/** PostgreSQL refuses to calculate with numbers next to zero; a millionth of a degree is a tenth of a metre. */
function toPlainPoint({ latitude, longitude }: Point): Point {
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) };
}
