import { countBy, groupBy } from 'lodash-es';
import { distanceKm } from '#schemas/api/distance.ts';
import type { Point } from '#schemas/api/jobs.ts';
import { foldName } from '#server/places/fold-name.ts';
import type { DividedPlace, GeonamesSources, PopulatedPlace } from './geonames-sources.ts';

/** A place as GeoNames has it, with its municipality. */
export interface JoinedPlace extends Point {
  readonly id: number;
  readonly name: string;
  /** GeoNames code of the state */
  readonly state: number;
  readonly municipality: string | null;
  readonly population: number;
}

/** Records of one place in the two extracts differ by less; places of one name in a state by more. */
const SAME_PLACE_KM = 16;
/** Two records with one name closer than this are one town, entered twice. */
const SAME_TOWN_KM = 6;
/** Neighbours that decide on the state of a place whose own is in doubt. */
const VOTERS = 9;
/** At a border between states neighbours are no witnesses. */
const MAJORITY = 5;
/** Prisons and the like: populated, but nobody's town. */
const NO_TOWN = /^Ninguno\b|CERESO|Cereso|CEFERESO|Readaptación/;

/** All towns of the sources, the most populous first. */
export function joinPlaces(sources: GeonamesSources): readonly JoinedPlace[] {
  const divided = groupBy(sources.divided, 'admin1');
  const joined = sources.populated
    .filter(({ name }) => !NO_TOWN.test(name))
    .map((place) => join(place, divided[place.adminCode] ?? [], sources.municipalities))
    .sort((a, b) => b.population - a.population || a.id - b.id);
  return withoutDuplicates(withCheckedStates(joined));
}

function join(
  { cityId, name, adminCode, population, loc }: PopulatedPlace,
  divided: readonly DividedPlace[],
  municipalities: ReadonlyMap<string, string>,
): JoinedPlace {
  const point = { latitude: loc.coordinates[1], longitude: loc.coordinates[0] };
  const twin = twinOf(name, point, divided);
  return {
    id: cityId,
    name,
    state: Number(adminCode),
    municipality: municipalities.get(`MX.${twin?.admin1}.${twin?.admin2}`) ?? null,
    population,
    latitude: round(point.latitude),
    longitude: round(point.longitude),
  };
}

/** The same place in the other extract, else the nearest one: neighbours mostly share the municipality. */
function twinOf(
  name: string,
  point: Point,
  divided: readonly DividedPlace[],
): DividedPlace | undefined {
  const namesake = nearestOf(
    point,
    divided.filter((other) => other.name === name),
  );
  return namesake !== undefined && distanceKm(point, toPoint(namesake)) < SAME_PLACE_KM
    ? namesake
    : nearestOf(point, divided);
}

function nearestOf(point: Point, places: readonly DividedPlace[]): DividedPlace | undefined {
  let nearest: DividedPlace | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const km = distanceKm(point, toPoint(place));
    if (km < least) [nearest, least] = [place, km];
  }
  return nearest;
}

function toPoint({ lat, lng }: DividedPlace): Point {
  return { latitude: Number(lat), longitude: Number(lng) };
}

/** Four decimals are eleven metres. */
function round(degrees: number): number {
  return Number(degrees.toFixed(4));
}

/**
 * GeoNames files dozens of towns under a state that has no such municipality, around Toluca above all.
 * Their neighbours know better.
 */
function withCheckedStates(places: readonly JoinedPlace[]): readonly JoinedPlace[] {
  const certain = places.filter(({ municipality }) => municipality !== null);
  return places.map((place) =>
    place.municipality === null ? { ...place, state: stateOfNeighbours(place, certain) } : place,
  );
}

function stateOfNeighbours(place: JoinedPlace, certain: readonly JoinedPlace[]): number {
  const neighbours = certain
    .map(({ state, ...point }) => ({ state, km: distanceKm(place, point) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, VOTERS);
  const votes = Object.entries(countBy(neighbours, 'state'));
  const winner = votes.find(([, count]) => count >= MAJORITY);
  return winner === undefined ? place.state : Number(winner[0]);
}

function withoutDuplicates(places: readonly JoinedPlace[]): readonly JoinedPlace[] {
  const kept = new Map<string, JoinedPlace[]>();
  return places.filter((place) => {
    const key = `${place.state}\n${foldName(place.name)}`;
    const namesakes = kept.get(key) ?? [];
    if (namesakes.some((other) => distanceKm(place, other) < SAME_TOWN_KM)) return false;
    kept.set(key, [...namesakes, place]);
    return true;
  });
}
