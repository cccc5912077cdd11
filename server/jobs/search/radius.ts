import { type RawBuilder, sql } from 'kysely';
import type { Point, RadiusFilter } from '#schemas/api/jobs.ts';

/** Mean radius of the earth (IUGG). */
const EARTH_RADIUS_KM = 6371.0088;
const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;

/**
 * Jobs within a distance: a box of degrees, which an index answers, then the exact distance.
 * Longitudes are not bounded where the circle holds a pole or crosses the date line.
 */
export function isWithin(radius: RadiusFilter['value']): RawBuilder<boolean> {
  const { latitude, longitude, distanceInKm } = radius;
  const span = distanceInKm / KM_PER_DEGREE;
  const exact = sql<boolean>`latitude between ${latitude - span} and ${latitude + span} and ${distanceKm(radius)} <= ${distanceInKm}`;
  const width = longitudeSpan(latitude, span);
  const isOpenEnded = Math.abs(longitude) + width > 180;
  return isOpenEnded
    ? exact
    : sql`longitude between ${longitude - width} and ${longitude + width} and ${exact}`;
}

/** Kilometres between a job and a point (haversine); null where the job has no point. */
export function distanceKm({ latitude, longitude }: Point): RawBuilder<number> {
  return sql`(2 * ${EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(
    power(sin(radians(latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(latitude)) * power(sin(radians(longitude - ${longitude}::float8) / 2), 2)))))`;
}

/** Degrees of longitude that a circle reaches east and west of its centre; infinite with a pole inside. */
function longitudeSpan(latitude: number, span: number): number {
  if (Math.abs(latitude) + span >= 90) return Number.POSITIVE_INFINITY;
  const ratio = Math.sin(toRadians(span)) / Math.cos(toRadians(latitude));
  return (Math.asin(Math.min(1, ratio)) * 180) / Math.PI;
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
