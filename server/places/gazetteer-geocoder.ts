import type {
  CommuteRetrieval,
  CommuteSearch,
  CommuteSuggestion,
  ReverseGeocode,
  ReverseGeocoded,
} from '#schemas/api/geocoding.ts';
import type { Point } from './distance.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Geocoder } from './geocoder.ts';
import { letsMexicoThrough } from './is-mexico.ts';
import type { Place } from './place.ts';

/** A point farther from every place of Mexico is outside the service area. */
const SERVICE_AREA_KM = 50;

/** Suggestions for an address; it has been typed in full, so that few can be meant. */
const MOST_SUGGESTIONS = 5;

/** In front of the ids of the gazetteer, so that they are told from those of a service. */
const ID_PREFIX = 'geonames:';

export interface GazetteerGeocoder extends Geocoder {
  /** Whether a suggestion with this id was made here. */
  readonly owns: (placeId: string) => boolean;
}

/** Knows towns, not streets: for an address it suggests the town that the address names. */
export function createGazetteerGeocoder(gazetteer: Gazetteer): GazetteerGeocoder {
  return {
    owns: (placeId) => placeId.startsWith(ID_PREFIX),
    suggest: async (search) => suggest(gazetteer, search),
    retrieve: async (retrieval) => retrieve(gazetteer, retrieval),
    reverse: async (question) => reverse(gazetteer, question),
  };
}

function suggest(
  gazetteer: Gazetteer,
  { searchTerm, countryFilter }: CommuteSearch,
): readonly CommuteSuggestion[] {
  if (searchTerm.trim() === '' || !letsMexicoThrough(countryFilter)) return [];
  const typed = gazetteer.typeahead(searchTerm, MOST_SUGGESTIONS);
  const named = typed.length > 0 ? undefined : gazetteer.findPlace({ city: searchTerm });
  return (named === undefined ? typed : [named]).map(toSuggestion);
}

function toSuggestion({ id, city, state, country }: Place): CommuteSuggestion {
  return { name: city, place_formatted: `${state}, ${country}`, placeId: `${ID_PREFIX}${id}` };
}

function retrieve(
  gazetteer: Gazetteer,
  { placeId, countryFilter }: CommuteRetrieval,
): Point | undefined {
  const id = /^geonames:(\d{1,10})$/.exec(placeId)?.[1];
  if (id === undefined || !letsMexicoThrough(countryFilter)) return undefined;
  const place = gazetteer.placeById(Number(id));
  return place && { latitude: place.latitude, longitude: place.longitude };
}

function reverse(
  gazetteer: Gazetteer,
  { latitude, longitude, countryFilter }: ReverseGeocode,
): ReverseGeocoded | null {
  if (!letsMexicoThrough(countryFilter)) return null;
  const place = gazetteer.nearestPlace({ latitude, longitude }, SERVICE_AREA_KM);
  if (place === undefined) return null;
  const { id, city, state, country } = place;
  return { geoId: String(id), normCity: city, normState: state, normCountry: country };
}
