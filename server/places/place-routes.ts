import type { FastifyInstance } from 'fastify';
import {
  type CityTypeahead,
  type CommuteParams,
  cityTypeaheadRoute,
  type LocationResult,
  type ReverseGeocode,
  type ReverseGeocoded,
  reverseGeocodeCommuteRoute,
  reverseGeocodePlaceRoute,
  type WeightedTypeahead,
  weightedTypeaheadRoute,
} from '#schemas/api/places.ts';
import { rememberClientPlaces } from './client-place-memory.ts';
import type { Gazetteer } from './gazetteer.ts';
import { letsMexicoThrough } from './is-mexico.ts';
import type { Place } from './place.ts';
import { type ClientPlaces, suggestWeighted } from './weighted-typeahead.ts';

export interface PlaceRoutesOptions {
  readonly gazetteer: Gazetteer;
  /** Places where the agency's clients have open jobs. */
  readonly clientPlaces: (agencyId: string) => Promise<ClientPlaces>;
}

/** A point farther from every place of Mexico is outside the service area. */
const SERVICE_AREA_KM = 50;

/** City typeaheads and reverse geocoding over the gazetteer of Mexico. */
export function addPlaceRoutes(app: FastifyInstance, options: PlaceRoutesOptions): void {
  const { gazetteer } = options;
  app.post<{ Body: CityTypeahead }>(
    '/v1/location/typeahead/city',
    { schema: cityTypeaheadRoute },
    async ({ body: { search_city, norm_country, num_results } }) => {
      const places = letsMexicoThrough(norm_country)
        ? gazetteer.typeahead(search_city, num_results)
        : [];
      return { data: { locationTypeAheadResults: places.map(toLocationResult) } };
    },
  );
  addWeightedRoute(app, options);
  app.post<{ Body: ReverseGeocode }>(
    '/v1/reverse-geo-code',
    { schema: reverseGeocodePlaceRoute },
    async ({ body }) => ({ data: reverseGeocode(gazetteer, body) }),
  );
  app.post<{ Body: ReverseGeocode; Params: CommuteParams }>(
    '/v4/agencies/:agencyId/commute/reverse-geo-code',
    { schema: reverseGeocodeCommuteRoute },
    async ({ body }) => ({ data: reverseGeocode(gazetteer, body) }),
  );
}

function addWeightedRoute(
  app: FastifyInstance,
  { gazetteer, clientPlaces }: PlaceRoutesOptions,
): void {
  const placesOf = rememberClientPlaces(clientPlaces);
  app.post<{ Body: WeightedTypeahead }>(
    '/v1/weighted-location/typeahead',
    { schema: weightedTypeaheadRoute },
    async ({ body }) => {
      const { agency_id, norm_country, search_city } = body;
      if (search_city.trim() === '' || !letsMexicoThrough(norm_country)) return [];
      const withJobs = agency_id === '' ? new Map() : await placesOf(agency_id);
      return suggestWeighted(gazetteer, withJobs, body).map(toLocationResult);
    },
  );
}

function reverseGeocode(
  gazetteer: Gazetteer,
  { latitude, longitude, countryFilter }: ReverseGeocode,
): ReverseGeocoded | null {
  if (!letsMexicoThrough(countryFilter)) return null;
  const place = gazetteer.nearestPlace({ latitude, longitude }, SERVICE_AREA_KM);
  if (place === undefined) return null;
  const { id, city, state, country } = place;
  return { geoId: String(id), normCity: city, normState: state, normCountry: country };
}

function toLocationResult({ city, state, country, latitude, longitude }: Place): LocationResult {
  return { city, state, country, latitude, longitude };
}
