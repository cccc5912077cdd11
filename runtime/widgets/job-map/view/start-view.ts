import type { Point } from '#schemas/api/jobs.ts';
import type { JobMapContent } from '#schemas/documents/documents.ts';
import type { JobSearchState } from '../../../search/job-search.ts';
import type { FoundPlace } from '../../../search/location-option.ts';
import { PLACE_RADIUS_KM } from '../../../search/search-request.ts';

/** What a map shows first: the jobs that are found, a part of the map, or what the page says. */
export type StartView =
  | { readonly show: 'jobs' }
  /** South-west and north-east of a box. */
  | { readonly show: 'box'; readonly box: readonly [Point, Point] }
  | { readonly show: 'center'; readonly center: Point; readonly zoom: number };

/** Kilometres of a degree of latitude. */
const KM_PER_DEGREE = 111.2;

const DEFAULT_ZOOM = 9;

/** An area first, since people drew it; then the place that they named. */
export function startView(
  search: JobSearchState,
  place: FoundPlace | null | undefined,
  { center, zoom = DEFAULT_ZOOM }: JobMapContent,
): StartView {
  if (search.coordinates.length > 0) return { show: 'box', box: boxOf(search.coordinates) };
  if (place && 'point' in place)
    return { show: 'box', box: boxAround(place.point, search.radius ?? PLACE_RADIUS_KM) };
  const isWide = !place && search.chosen.city.length + search.chosen.state.length === 0;
  return isWide && center ? { show: 'center', center, zoom } : { show: 'jobs' };
}

function boxOf(points: readonly Point[]): readonly [Point, Point] {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return [
    { latitude: Math.min(...latitudes), longitude: Math.min(...longitudes) },
    { latitude: Math.max(...latitudes), longitude: Math.max(...longitudes) },
  ];
}

function boxAround({ latitude, longitude }: Point, km: number): readonly [Point, Point] {
  const north = km / KM_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return boxOf([
    { latitude: latitude - north, longitude: longitude - east },
    { latitude: latitude + north, longitude: longitude + east },
  ]);
}
