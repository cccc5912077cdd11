import { type RawBuilder, sql } from 'kysely';
import { EARTH_RADIUS_KM, KM_PER_DEGREE, toRadians } from '#schemas/api/distance.ts';
import type { Point, RadiusFilter } from '#schemas/api/jobs.ts';

/** Degrees, each from least to most. */
export interface RadiusBox {
  readonly latitudes: readonly [number, number];
  /** Undefined where the circle holds a pole or crosses the date line. */
  readonly longitudes: readonly [number, number] | undefined;
}

/** Jobs within a distance: a box of degrees, which an index answers, then the exact distance. */
export function isWithinRadius(radius: RadiusFilter['value']): RawBuilder<boolean> {
  const { latitudes, longitudes } = boxAround(radius);
  const exact = sql<boolean>`latitude between ${latitudes[0]} and ${latitudes[1]} and ${isNear(radius)}`;
  return longitudes === undefined
    ? exact
    : sql`longitude between ${longitudes[0]} and ${longitudes[1]} and ${exact}`;
}

/** The same in a form that no index answers, for queries that go along another one. */
export function isNear(radius: RadiusFilter['value']): RawBuilder<boolean> {
  return sql`${jobDistance(radius)} <= ${radius.distanceInKm}`;
}

/** The smallest box that holds a circle. */
export function boxAround({ latitude, longitude, distanceInKm }: RadiusFilter['value']): RadiusBox {
  const span = distanceInKm / KM_PER_DEGREE;
  const width = longitudeSpan(latitude, span);
  const isOpenEnded = Math.abs(longitude) + width > 180;
  return {
    latitudes: [latitude - span, latitude + span],
    longitudes: isOpenEnded ? undefined : [longitude - width, longitude + width],
  };
}

/** Kilometres between a job and a point (haversine); null where the job has no point. */
export function jobDistance({ latitude, longitude }: Point): RawBuilder<number> {
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
