import type { NamedPlace } from '#server/places/place.ts';

/** Name, degrees east and north, and the zoom of the map from which on it is shown. */
export type MapLabel = readonly [name: string, east: number, north: number, zoom: number];

/** Towns of so many people, and no more than so many. */
const MIN_PEOPLE = 6000;
const MAX_LABELS = 1600;

/** A town of so many people is named from this zoom on; smaller ones from `LAST_ZOOM`. */
const ZOOMS = [
  { people: 1_200_000, zoom: 0 },
  { people: 600_000, zoom: 5 },
  { people: 250_000, zoom: 6 },
  { people: 90_000, zoom: 7 },
  { people: 35_000, zoom: 8 },
];
const LAST_ZOOM = 9;

/** Towns so many degrees from a larger one, as suburbs are, are named once there is room for both. */
const SHADOW = 0.3;
const SHADOW_ZOOM = 9;

/** The most populous first, as the gazetteer has them: where two meet, the map names the earlier one. */
export function chooseLabels(places: readonly NamedPlace[]): MapLabel[] {
  const named = places.filter(({ population }) => population >= MIN_PEOPLE).slice(0, MAX_LABELS);
  return named.map((place, index) => [
    place.city,
    toDegrees(place.longitude),
    toDegrees(place.latitude),
    zoomOf(place, named.slice(0, index)),
  ]);
}

function zoomOf(place: NamedPlace, larger: readonly NamedPlace[]): number {
  const zoom = ZOOMS.find(({ people }) => place.population >= people)?.zoom ?? LAST_ZOOM;
  const isInShadow = larger.some(
    ({ latitude, longitude }) =>
      Math.hypot(latitude - place.latitude, longitude - place.longitude) < SHADOW,
  );
  return isInShadow ? Math.max(zoom, SHADOW_ZOOM) : zoom;
}

/** About 100 m. */
function toDegrees(value: number): number {
  return Number(value.toFixed(3));
}
