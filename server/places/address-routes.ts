import { Type } from 'typebox';
import { point } from '#schemas/api/jobs.ts';
import {
  commuteRetrieval,
  commuteSearch,
  commuteSuggestion,
  reverseGeocode,
  reverseGeocoded,
} from '#schemas/api/places.ts';
import { list, nullable } from '#schemas/api/shapes.ts';
import { type Api, problems } from '../http/api.ts';
import type { Geocoder } from './geocoder.ts';

const params = Type.Object({ agencyId: Type.String({ minLength: 1, maxLength: 64 }) });

const reverseSchema = {
  tags: ['places'],
  body: reverseGeocode,
  response: {
    200: Type.Object(
      { data: nullable(reverseGeocoded) },
      {
        examples: [
          {
            data: {
              geoId: '3995465',
              normCity: 'Monterrey',
              normState: 'Nuevo León',
              normCountry: 'México',
            },
          },
        ],
      },
    ),
    ...problems(400),
  },
} as const;

const reversePlaceSchema = {
  ...reverseSchema,
  operationId: 'reverseGeocode',
  summary: 'The place at a point; null outside the service area',
  description: 'Answers with the names under which jobs are searched.',
} as const;

const reverseCommuteSchema = {
  ...reverseSchema,
  operationId: 'reverseGeocodeCommute',
  summary: 'The place at a point, for the map search; null outside the service area',
  description: 'The same as `/v1/reverse-geo-code`, where the map search looks for it.',
  params,
} as const;

const suggestionsSchema = {
  operationId: 'suggestAddresses',
  tags: ['places'],
  summary: 'Addresses and places for what was typed so far, for the map search',
  description: 'Asks the geocoder that is configured, or the gazetteer. Best first.',
  params,
  body: commuteSearch,
  response: {
    200: Type.Object(
      { suggestions: list(commuteSuggestion) },
      {
        examples: [
          {
            suggestions: [
              {
                name: 'Av. Constitución 300',
                place_formatted: 'Monterrey, Nuevo León, México',
                placeId: '3995465',
              },
            ],
          },
        ],
      },
    ),
    ...problems(400),
  },
} as const;

const retrieveSchema = {
  operationId: 'retrieveAddress',
  tags: ['places'],
  summary: 'The point of a suggestion; no feature for one that is unknown',
  description: 'Takes the `placeId` of a suggestion, with the session in which it was suggested.',
  params,
  body: commuteRetrieval,
  response: {
    200: Type.Object(
      {
        features: list(Type.Object({ properties: Type.Object({ coordinates: point }) })),
      },
      {
        examples: [
          { features: [{ properties: { coordinates: { latitude: 25.67, longitude: -100.31 } } }] },
        ],
      },
    ),
    ...problems(400),
  },
} as const;

/** Routes of addresses, which a geocoder knows. */
export function addAddressRoutes(api: Api, geocoder: Geocoder): void {
  api.post('/v1/reverse-geo-code', { schema: reversePlaceSchema }, async ({ body, ip }) => ({
    data: await geocoder.reverse(body, ip),
  }));

  api.post(
    '/v4/agencies/:agencyId/commute/reverse-geo-code',
    { schema: reverseCommuteSchema },
    async ({ body, ip }) => ({ data: await geocoder.reverse(body, ip) }),
  );

  api.post(
    '/v4/agencies/:agencyId/commute/suggestions',
    { schema: suggestionsSchema },
    async ({ body, ip }) => ({ suggestions: await geocoder.suggest(body, ip) }),
  );

  api.post(
    '/v4/agencies/:agencyId/commute/retrieve',
    { schema: retrieveSchema },
    async ({ body, ip }) => {
      const coordinates = await geocoder.retrieve(body, ip);
      return { features: coordinates === undefined ? [] : [{ properties: { coordinates } }] };
    },
  );
}
