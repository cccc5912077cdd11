import { isDegrees } from '#schemas/api/distance.ts';
import type { Point } from '#schemas/api/jobs.ts';
import {
  type CommuteSuggestion,
  LONGEST_PLACE_ID,
  type ReverseGeocoded,
} from '#schemas/api/places.ts';
import { listIn, memberOf } from '#schemas/json/members.ts';
import { isMexico, MEXICO } from './is-mexico.ts';
import { normaliseState } from './mexican-states.ts';

/** Longer names would only break a list. */
const LONGEST_NAME = 200;
const MOST_SUGGESTIONS = 10;
/** What a geocoder suggests beside places: kinds of shops, which have no point. */
const NO_PLACES: ReadonlySet<unknown> = new Set(['category', 'brand']);

/** Suggestions of an answer; what is none is left out. */
export function parseSuggestions(answer: unknown): readonly CommuteSuggestion[] {
  return listIn(answer, 'suggestions').flatMap(toSuggestion).slice(0, MOST_SUGGESTIONS);
}

function toSuggestion(item: unknown): readonly CommuteSuggestion[] {
  const name = textIn(item, 'name');
  const placeId = memberOf(item, 'mapbox_id');
  const isId = typeof placeId === 'string' && placeId !== '' && placeId.length <= LONGEST_PLACE_ID;
  if (name === '' || !isId || NO_PLACES.has(memberOf(item, 'feature_type'))) return [];
  return [{ name, place_formatted: textIn(item, 'place_formatted'), placeId }];
}

/** The point of the first feature; undefined where it has none or lies in none of the countries. */
export function parsePoint(answer: unknown, countryCodes: readonly string[]): Point | undefined {
  const properties = memberOf(listIn(answer, 'features')[0], 'properties');
  const coordinates = memberOf(properties, 'coordinates');
  const latitude = memberOf(coordinates, 'latitude');
  const longitude = memberOf(coordinates, 'longitude');
  if (!isDegrees(latitude, 90) || !isDegrees(longitude, 180)) return undefined;
  const isOut = isOutside(memberOf(properties, 'context'), countryCodes);
  return isOut ? undefined : { latitude, longitude };
}

/** The place of the first feature; null where there is none with a name, or where it lies in none of the countries. */
export function parseReversed(
  answer: unknown,
  countryCodes: readonly string[],
): ReverseGeocoded | null {
  const properties = memberOf(listIn(answer, 'features')[0], 'properties');
  const context = memberOf(properties, 'context');
  const normCity = textIn(memberOf(context, 'place'), 'name') || textIn(properties, 'name');
  if (normCity === '' || isOutside(context, countryCodes)) return null;
  const state = textIn(memberOf(context, 'region'), 'name');
  const country = textIn(memberOf(context, 'country'), 'name');
  const isHere = isMexico(country);
  return {
    geoId: textIn(properties, 'mapbox_id'),
    normCity,
    normState: isHere ? (normaliseState(state) ?? state) : state,
    normCountry: isHere ? MEXICO : country,
  };
}

/** Whether a feature says that it lies in another country; no codes let all through. */
function isOutside(context: unknown, countryCodes: readonly string[]): boolean {
  const code = textIn(memberOf(context, 'country'), 'country_code').toLowerCase();
  return code !== '' && countryCodes.length > 0 && !countryCodes.includes(code);
}

/** On one line, since it stands in a list; '' where there is none. */
function textIn(value: unknown, name: string): string {
  const text = memberOf(value, name);
  if (typeof text !== 'string') return '';
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
}
