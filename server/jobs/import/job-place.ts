import type { Gazetteer } from '../../places/gazetteer.ts';
import { isMexico, MEXICO } from '../../places/is-mexico.ts';
import { DISTRICT } from '../../places/name-index.ts';
import { toLine, toLines } from '../text/plain-text.ts';
import type { RawJob } from './feed-item.ts';
import type { Warn } from './job-warnings.ts';

export type PlaceFinder = Pick<Gazetteer, 'findPlace' | 'normaliseState'>;

export interface JobPlace {
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
  readonly place_id: number | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const MAX_NAME = 200;

/** The names that Mexicans use and a point, where the place is known; else what the feed says. */
export function toJobPlace(
  { fields, others }: RawJob,
  gazetteer: PlaceFinder,
  warn: Warn,
): JobPlace {
  const listed = toList(fields.city);
  const [city = null, ...otherCities] = splitCities(listed, fields.state, gazetteer);
  const leftOut = [...otherCities, ...(others.city ?? [])].filter((other) => other !== city);
  if (leftOut.length > 0) warn('value-left-out', 'city', leftOut.join(', '));
  const state = toLine(fields.state, MAX_NAME);
  const country = toLine(fields.country, MAX_NAME);
  const point = readPoint(fields.latitude, fields.longitude);
  const place = city === null ? undefined : findPlace(gazetteer, { city, state, country });
  if (place === undefined && point === undefined)
    warn('place-unknown', 'city', [city, state].filter((name) => name !== null).join(', '));
  if (place === undefined)
    return { ...unknownPlace(gazetteer, { city, state, country }), ...(point ?? NOWHERE) };
  const { latitude, longitude } = point ?? place;
  return {
    city: place.city,
    state: place.state,
    country: place.country,
    place_id: place.id,
    latitude,
    longitude,
  };
}

/** Line ends and brackets of lists part places. */
function toList(city: string | undefined): string | null {
  const lines = toLines(city?.replace(/["[\]]/g, ' '), MAX_NAME);
  return lines?.replace(/ *\n+ */g, '; ') ?? null;
}

/** Between places, whatever else they hold. */
const BETWEEN_PLACES = /\s*[;|/]\s*|\s+(?:y|e|o|u|and|or|&|-|–|—)\s+/u;

/**
 * The places of a list such as 'Guadalajara, Zapopan y Tlaquepaque' or 'Mérida, Yuc.; Cancún, Q. Roo'; the text itself
 * where it names one, or where what stands first is none that is known.
 */
function splitCities(
  text: string | null,
  stateText: string | undefined,
  gazetteer: PlaceFinder,
): readonly string[] {
  if (text === null) return [];
  const given = toLine(stateText, MAX_NAME) ?? undefined;
  const isPlace = (city: string, state?: string) =>
    !DISTRICT.test(city) && gazetteer.findPlace({ city, state }) !== undefined;
  const isRegion = (part: string) => gazetteer.normaliseState(part) !== undefined || isMexico(part);
  const places = text
    .split(BETWEEN_PLACES)
    .flatMap((part) =>
      joinRegions(part, (city, region) => isRegion(region) && isPlace(city, region)),
    );
  const [first = '', second = ''] = places;
  const isFirst = isPlace(first, given) || (first.includes(',') && isPlace(first));
  const isList = second !== '' && isFirst && isPlace(second);
  return isList ? places : [text];
}

/** Parts between commas, each with the state or country that is named behind it. */
function joinRegions(
  text: string,
  isBehind: (city: string, region: string) => boolean,
): readonly string[] {
  const places: string[] = [];
  for (const part of text.split(/\s*,\s*/).filter((each) => each !== '')) {
    const last = places.at(-1);
    if (last !== undefined && isBehind(last, part)) places[places.length - 1] = `${last}, ${part}`;
    else places.push(part);
  }
  return places;
}

const NOWHERE = { latitude: null, longitude: null } as const;

type PlaceTexts = Pick<JobPlace, 'city' | 'state' | 'country'>;

function findPlace(gazetteer: PlaceFinder, { city, state, country }: PlaceTexts) {
  return gazetteer.findPlace({
    city: city ?? '',
    state: state ?? undefined,
    country: country ?? undefined,
  });
}

function unknownPlace(gazetteer: PlaceFinder, { city, state, country }: PlaceTexts) {
  const isHere = country === null || isMexico(country);
  return {
    city,
    state: (isHere && state !== null ? gazetteer.normaliseState(state) : undefined) ?? state,
    country: country !== null && isHere ? MEXICO : country,
    place_id: null,
  };
}

/** Degrees; undefined for anything that is no place on Earth, and for 0, 0, which means "unknown". */
function readPoint(latitude = '', longitude = '') {
  const point = { latitude: readDegrees(latitude, 90), longitude: readDegrees(longitude, 180) };
  const isNull = point.latitude === 0 && point.longitude === 0;
  return Number.isNaN(point.latitude) || Number.isNaN(point.longitude) || isNull
    ? undefined
    : point;
}

function readDegrees(text: string, limit: number): number {
  const digits = text.trim().replace(',', '.');
  const isNumber = /^[+-]?\d{1,3}(?:\.\d{1,20})?$/.test(digits);
  const degrees = isNumber ? Number(digits) : Number.NaN;
  return Math.abs(degrees) <= limit ? degrees : Number.NaN;
}
