import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import {
  cityTypeahead,
  type IpLocation,
  ipLocation,
  type LocationResult,
  locationResult,
  weightedTypeahead,
} from '#schemas/api/places.ts';
import { examplesOf, list } from '#schemas/api/shapes.ts';
import { type Api, problems } from '../http/api.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { IpPlaces } from './ip-places.ts';
import type { IpPlace } from './ip-record.ts';
import { letsMexicoThrough } from './is-mexico.ts';
import type { Place } from './place.ts';
import { type ClientPlaces, suggestWeighted } from './weighted-typeahead.ts';

/** As long as the answers of the job search: counts that are seconds old order a list just as well. */
const MAX_AGE_MS = 30_000;

/** Identifiers come from visitors, who may make them up. */
const MOST_SCOPES = 200;

/** Clients whose jobs count. */
interface ClientScope {
  readonly agencyId: string;
  /** All clients of the agency without it. */
  readonly clientId?: string | undefined;
}

export type LoadClientPlaces = (scope: ClientScope) => Promise<ClientPlaces>;

export interface TownRoutesOptions {
  readonly gazetteer: Gazetteer;
  readonly ipPlaces: IpPlaces;
  /** Places where an agency's clients, or one of them, have open jobs. */
  readonly clientPlaces: LoadClientPlaces;
}

const citySchema = {
  operationId: 'suggestCities',
  tags: ['places'],
  summary: 'Cities for what was typed so far',
  description: 'Towns of Mexico by any of their names, the largest first.',
  body: cityTypeahead,
  response: {
    200: Type.Object(
      { data: Type.Object({ locationTypeAheadResults: list(locationResult) }) },
      { examples: [{ data: { locationTypeAheadResults: examplesOf(locationResult) } }] },
    ),
    ...problems(400),
  },
} as const;

const weightedSchema = {
  operationId: 'suggestWeightedPlaces',
  tags: ['places'],
  summary: 'Places for what was typed so far, those with open jobs of the client first',
  description: 'Without jobs of the client it is the list of the city typeahead.',
  body: weightedTypeahead,
  response: {
    200: list(locationResult, { examples: [examplesOf(locationResult)] }),
    ...problems(400, 503),
  },
} as const;

const ipSchema = {
  operationId: 'locateConnection',
  tags: ['places'],
  summary: 'The town that the address of the connection belongs to; null for what is unknown',
  description: 'Headers of proxies count only as far as `TRUST_PROXY` goes.',
  response: { 200: ipLocation },
} as const;

/** Routes of towns, which the gazetteer of Mexico and the file of connections know. */
export function addTownRoutes(api: Api, options: TownRoutesOptions): void {
  const { gazetteer, ipPlaces } = options;
  const placesOf = rememberClientPlaces(options.clientPlaces);

  api.post(
    '/v1/location/typeahead/city',
    { schema: citySchema },
    async ({ body: { search_city, norm_country, num_results } }) => {
      const places = letsMexicoThrough(norm_country)
        ? gazetteer.typeahead(search_city, num_results)
        : [];
      return { data: { locationTypeAheadResults: places.map(toLocationResult) } };
    },
  );

  api.post('/v1/weighted-location/typeahead', { schema: weightedSchema }, async ({ body }) => {
    const { agency_id, client_id, norm_country, search_city } = body;
    if (search_city.trim() === '' || !letsMexicoThrough(norm_country)) return [];
    const clientId = client_id === '' ? undefined : client_id;
    const scope = { agencyId: agency_id, clientId };
    const withJobs = agency_id === '' ? new Map() : await placesOf(scope);
    return suggestWeighted(gazetteer, withJobs, body).map(toLocationResult);
  });

  api.get('/v1/ip-location', { schema: ipSchema }, async ({ ip }, reply) => {
    reply.header('cache-control', 'no-store');
    return toIpLocation(ip, ipPlaces.find(ip));
  });
}

function toIpLocation(ip: string, place: IpPlace | undefined): IpLocation {
  const { city = null, state = null, country = null, point } = place ?? {};
  const { latitude = null, longitude = null } = point ?? {};
  return { ip: isIP(ip) === 0 ? null : ip, city, state, country, latitude, longitude };
}

function toLocationResult({ city, state, country, latitude, longitude }: Place): LocationResult {
  return { city, state, country, latitude, longitude };
}

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
