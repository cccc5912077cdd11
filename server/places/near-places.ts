import { distanceKm, KM_PER_DEGREE } from '#schemas/api/distance.ts';
import type { Point } from '#schemas/api/jobs.ts';
import type { Place } from './place.ts';

export interface NearPlaces {
  /** Places at most `km` away, the nearest first. */
  readonly within: (point: Point, km: number) => Place[];
  readonly nearest: (point: Point, maxKm: number) => Place | undefined;
}

/** Look-up by distance: a pass over packed coordinates for the box around the point, then exact distances. */
export function createNearPlaces(places: readonly Place[]): NearPlaces {
  const latitudes = Float64Array.from(places, ({ latitude }) => latitude);
  const longitudes = Float64Array.from(places, ({ longitude }) => longitude);
  const within = (point: Point, km: number): Place[] => {
    const height = km / KM_PER_DEGREE;
    const width = widestLongitude(Math.abs(point.latitude) + height, height);
    const near: { place: Place; km: number }[] = [];
    places.forEach((place, index) => {
      if (Math.abs((latitudes[index] ?? 0) - point.latitude) > height) return;
      if (Math.abs((longitudes[index] ?? 0) - point.longitude) > width) return;
      const distance = distanceKm(point, place);
      if (distance <= km) near.push({ place, km: distance });
    });
    return near.sort((a, b) => a.km - b.km).map(({ place }) => place);
  };
  return { within, nearest: (point, maxKm) => within(point, maxKm)[0] };
}

/**
 * Whether a point is at most `km` from one of the centres. Meant for many centres and few points: the box
 * around a centre is compared first, and the first centre near enough ends the search.
 */
export function createNearTest(centres: readonly Point[], km: number): (point: Point) => boolean {
  const height = km / KM_PER_DEGREE;
  const boxes = centres.map((centre) => ({
    centre,
    width: widestLongitude(Math.abs(centre.latitude) + height, height),
  }));
  return (point) =>
    boxes.some(
      ({ centre, width }) =>
        Math.abs(centre.latitude - point.latitude) <= height &&
        Math.abs(centre.longitude - point.longitude) <= width &&
        distanceKm(centre, point) <= km,
    );
}

/** Degrees of longitude that cover the box where it is narrowest, at `latitude`; all of them near a pole. */
function widestLongitude(latitude: number, height: number): number {
  const cosine = Math.cos((latitude * Math.PI) / 180);
  return latitude >= 89 ? 360 : height / cosine;
}
