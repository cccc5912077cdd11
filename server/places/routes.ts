import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import {
  type CommuteParams,
  type CommuteRetrieval,
  type CommuteSearch,
  commuteRetrieveRoute,
  commuteSuggestionsRoute,
  type IpLocation,
  ipLocationRoute,
  type ReverseGeocode,
  reverseGeocodeCommuteRoute,
  reverseGeocodePlaceRoute,
} from '#schemas/api/geocoding.ts';
import {
  type CityTypeahead,
  cityTypeaheadRoute,
  type LocationResult,
  type WeightedTypeahead,
  weightedTypeaheadRoute,
} from '#schemas/api/places.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Geocoder } from './geocoder.ts';
import type { IpPlaces } from './ip-places.ts';
import type { IpPlace } from './ip-record.ts';
import { letsMexicoThrough } from './is-mexico.ts';
import type { Place } from './place.ts';
import { type ClientPlaces, suggestWeighted } from './weighted-typeahead.ts';

/** As long as the answers of the job search: counts that are seconds old order a list just as well. */
const MAX_AGE_MS = 30_000;

/** Identifiers come from visitors, who may make them up. */
const MOST_SCOPES = 200;

/** All clients of an agency, or one. */
interface ClientScope {
  readonly agencyId: string;
  readonly clientId?: string | undefined;
}

export interface PlaceRoutesOptions {
  readonly gazetteer: Gazetteer;
  readonly geocoder: Geocoder;
  readonly ipPlaces: IpPlaces;
  /** Places where an agency's clients, or one of them, have open jobs. */
  readonly clientPlaces: (scope: ClientScope) => Promise<ClientPlaces>;
}

/** City typeaheads over the gazetteer of Mexico, addresses through the geocoder, connections through their file. */
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
  addReverseRoutes(app, options);
  addCommuteRoutes(app, options);
  addIpRoute(app, options);
}

function addReverseRoutes(app: FastifyInstance, { geocoder }: PlaceRoutesOptions): void {
  app.post<{ Body: ReverseGeocode }>(
    '/v1/reverse-geo-code',
    { schema: reverseGeocodePlaceRoute },
    async ({ body, ip }) => ({ data: await geocoder.reverse(body, ip) }),
  );
  app.post<{ Body: ReverseGeocode; Params: CommuteParams }>(
    '/v4/agencies/:agencyId/commute/reverse-geo-code',
    { schema: reverseGeocodeCommuteRoute },
    async ({ body, ip }) => ({ data: await geocoder.reverse(body, ip) }),
  );
}

function addCommuteRoutes(app: FastifyInstance, { geocoder }: PlaceRoutesOptions): void {
  app.post<{ Body: CommuteSearch; Params: CommuteParams }>(
    '/v4/agencies/:agencyId/commute/suggestions',
    { schema: commuteSuggestionsRoute },
    async ({ body, ip }) => ({ suggestions: await geocoder.suggest(body, ip) }),
  );
  app.post<{ Body: CommuteRetrieval; Params: CommuteParams }>(
    '/v4/agencies/:agencyId/commute/retrieve',
    { schema: commuteRetrieveRoute },
    async ({ body, ip }) => {
      const coordinates = await geocoder.retrieve(body, ip);
      return { features: coordinates === undefined ? [] : [{ properties: { coordinates } }] };
    },
  );
}

/** The connection says who asks: headers count only as far as `TRUST_PROXY` goes. */
function addIpRoute(app: FastifyInstance, { ipPlaces }: PlaceRoutesOptions): void {
  app.get('/v1/ip-location', { schema: ipLocationRoute }, async ({ ip }, reply) => {
    reply.header('cache-control', 'no-store');
    return toIpLocation(ip, ipPlaces.find(ip));
  });
}

function toIpLocation(ip: string, place: IpPlace | undefined): IpLocation {
  const { city = null, state = null, country = null, point } = place ?? {};
  const { latitude = null, longitude = null } = point ?? {};
  return { ip: isIP(ip) === 0 ? null : ip, city, state, country, latitude, longitude };
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
      const { agency_id, client_id, norm_country, search_city } = body;
      if (search_city.trim() === '' || !letsMexicoThrough(norm_country)) return [];
      const clientId = client_id === '' ? undefined : client_id;
      const scope = { agencyId: agency_id, clientId };
      const withJobs = agency_id === '' ? new Map() : await placesOf(scope);
      return suggestWeighted(gazetteer, withJobs, body).map(toLocationResult);
    },
  );
}

function toLocationResult({ city, state, country, latitude, longitude }: Place): LocationResult {
  return { city, state, country, latitude, longitude };
}

type LoadClientPlaces = (scope: ClientScope) => Promise<ClientPlaces>;

/**
 * Remembers the places of each scope for 30 seconds, or every key typed would count all its jobs. The same
 * scope asked for twice at once is one query; a failure is not kept, the next request asks again.
 */
export function rememberClientPlaces(load: LoadClientPlaces): LoadClientPlaces {
  const known = new LRUCache<string, ClientPlaces, ClientScope>({
    max: MOST_SCOPES,
    ttl: MAX_AGE_MS,
    fetchMethod: (_key, _stale, { context }) => load(context),
    ignoreFetchAbort: true,
  });
  return (scope) =>
    known.forceFetch(JSON.stringify([scope.agencyId, scope.clientId]), { context: scope });
}
