import type { Point } from './jobs.ts';

/** Mean radius of the Earth (IUGG). */
export const EARTH_RADIUS_KM = 6371.0088;

/** Kilometres of one degree of latitude, from the same radius. */
export const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;

export const KM_PER_MILE = 1.609344;

/** Great-circle distance in kilometres (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const latitude = Math.sin(toRadians(b.latitude - a.latitude) / 2) ** 2;
  const longitude = Math.sin(toRadians(b.longitude - a.longitude) / 2) ** 2;
  const along = Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude));
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(latitude + along * longitude)));
}

/** @param limit 90 for a latitude, 180 for a longitude */
export function isDegrees(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit;
}

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
