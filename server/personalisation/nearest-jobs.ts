import { type Kysely, sql } from 'kysely';
import type { Point } from '#schemas/api/jobs.ts';
import type { Tables } from '../db/schema.ts';
import type { JobScope } from '../jobs/records/job-scope.ts';
import { isWithinRadius, jobDistance } from '../jobs/search/query/radius.ts';
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

/** km of circles that are looked at first. They cost little, and most people live near some jobs. */
const FIRST_CIRCLES_KM = [2, 6, 18, 54, 162];

/** Newest jobs whose distances tell how wide the last circle has to be. */
const SAMPLE = 1000;

/** Boxes around circles are rounded: what lies on the line shall be inside. */
const HAIR = 1.000001;

/**
 * Open jobs around a point, the nearest first and of those equally near the newest. Circles widen until enough jobs lie
 * inside, so that few distances are compared, however wide the radius is and however far away all jobs are.
 */
export async function selectNearest(
  kysely: Kysely<Tables>,
  request: NearestRequest,
): Promise<NearJob[]> {
  const { radius, count } = request;
  for (const circle of FIRST_CIRCLES_KM.filter((km) => km < radius)) {
    const near = await selectWithin(kysely, request, circle);
    if (near.length === count) return near;
  }
  const enough = await sampleCircle(kysely, request);
  const near = enough < radius ? await selectWithin(kysely, request, enough) : [];
  return near.length === count ? near : selectWithin(kysely, request, radius);
}

async function selectWithin(
  kysely: Kysely<Tables>,
  { scope, point, count }: NearestRequest,
  distanceInKm: number,
): Promise<NearJob[]> {
  const centre = toPlainPoint(point);
  const { rows } = await sql<NearRow>`
    select job_id, ${jobDistance(centre)} as km from jobs
    where ${isListedIn(scope)} and ${isWithinRadius({ ...centre, distanceInKm })}
    order by km, start_date desc, job_id desc limit ${count}`.execute(kysely);
  return rows.map(({ job_id, km }) => ({ id: job_id, km }));
}

/** km of a circle that holds enough jobs, since it holds enough of the newest ones; infinite where those are too few. */
async function sampleCircle(
  kysely: Kysely<Tables>,
  { scope, point, count }: NearestRequest,
): Promise<number> {
  const { rows } = await sql<{ km: number }>`
    select km from (
      select ${jobDistance(toPlainPoint(point))} as km from jobs
      where ${isListedIn(scope)} order by start_date desc, job_id desc limit ${SAMPLE}
    ) as newest where km is not null order by km limit 1 offset ${count - 1}`.execute(kysely);
  return (rows[0]?.km ?? Number.POSITIVE_INFINITY) * HAIR;
}

/** PostgreSQL refuses to calculate with numbers next to zero; a millionth of a degree is a tenth of a metre. */
export function toPlainPoint({ latitude, longitude }: Point): Point {
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) };
}
