import { problemDetails } from './problem-details.ts';

/** Geocoders' own identifiers have up to two hundred characters. */
export const LONGEST_PLACE_ID = 300;
const LONGEST_SEARCH = 200;

/** Body of both reverse geocoders. */
export interface ReverseGeocode {
  readonly latitude: number;
  readonly longitude: number;
  /** comma-separated names or codes of countries; blank for any */
  readonly countryFilter: string;
}

export interface ReverseGeocoded {
  readonly geoId: string;
  readonly normCity: string;
  readonly normState: string;
  readonly normCountry: string;
}

export interface CommuteParams {
  readonly agencyId: string;
}

/** Body of `POST …/commute/suggestions`, with its defaults. */
export interface CommuteSearch {
  readonly searchTerm: string;
  /** One per address that somebody looks for: geocoders bill by it. */
  readonly sessionId: string;
  /** comma-separated names or codes of countries; blank for any */
  readonly countryFilter: string;
}

/** An address or place; `placeId` is what `…/commute/retrieve` wants to know. */
export interface CommuteSuggestion {
  readonly name: string;
  /** What stands behind the name: `Nuevo León, México`. */
  readonly place_formatted: string;
  readonly placeId: string;
}

/** Body of `POST …/commute/retrieve`, with its defaults. */
export interface CommuteRetrieval {
  readonly placeId: string;
  readonly sessionId: string;
  readonly countryFilter: string;
}

/** Answer of `GET /v1/ip-location`; null for what is unknown. */
export interface IpLocation {
  readonly ip: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const numberOrNull = { type: ['number', 'null'] } as const;
const countries = { type: 'string', maxLength: 200, default: '' } as const;
const search = { type: 'string', maxLength: LONGEST_SEARCH } as const;
/** Made by the browser; it reaches a geocoder as it is. */
const session = {
  type: 'string',
  maxLength: 64,
  pattern: '^[A-Za-z0-9_-]*$',
  default: '',
} as const;
const coordinates = {
  type: 'object',
  required: ['latitude', 'longitude'],
  properties: { latitude: { type: 'number' }, longitude: { type: 'number' } },
} as const;

const feature = {
  type: 'object',
  required: ['properties'],
  properties: {
    properties: { type: 'object', required: ['coordinates'], properties: { coordinates } },
  },
} as const;

const commuteParams = {
  type: 'object',
  required: ['agencyId'],
  properties: { agencyId: { type: 'string', minLength: 1, maxLength: 64 } },
} as const;

const shared = { tags: ['places'] } as const;

const reverseGeocodeRoute = {
  ...shared,
  body: {
    type: 'object',
    required: ['latitude', 'longitude'],
    properties: {
      latitude: { type: 'number', minimum: -90, maximum: 90 },
      longitude: { type: 'number', minimum: -180, maximum: 180 },
      countryFilter: countries,
    },
  },
  response: {
    200: {
      type: 'object',
      required: ['data'],
      properties: {
        data: {
          type: ['object', 'null'],
          required: ['geoId', 'normCity', 'normState', 'normCountry'],
          properties: { geoId: text, normCity: text, normState: text, normCountry: text },
        },
      },
    },
    400: problemDetails,
  },
} as const;

/** `POST /v1/reverse-geo-code` */
export const reverseGeocodePlaceRoute = {
  ...reverseGeocodeRoute,
  summary: 'The place at a point; null outside the service area',
} as const;

/** `POST /v4/agencies/{agencyId}/commute/reverse-geo-code` */
export const reverseGeocodeCommuteRoute = {
  ...reverseGeocodeRoute,
  summary: 'The place at a point, for the map search; null outside the service area',
  params: commuteParams,
} as const;

/** `POST /v4/agencies/{agencyId}/commute/suggestions` */
export const commuteSuggestionsRoute = {
  ...shared,
  summary: 'Addresses and places for what was typed so far, for the map search',
  params: commuteParams,
  body: {
    type: 'object',
    required: ['searchTerm'],
    properties: { searchTerm: search, sessionId: session, countryFilter: countries },
  },
  response: {
    200: {
      type: 'object',
      required: ['suggestions'],
      properties: {
        suggestions: {
          type: 'array',
          items: {
            type: 'object',
            required: ['name', 'place_formatted', 'placeId'],
            properties: { name: text, place_formatted: text, placeId: text },
          },
        },
      },
    },
    400: problemDetails,
  },
} as const;

/** `POST /v4/agencies/{agencyId}/commute/retrieve` */
export const commuteRetrieveRoute = {
  ...shared,
  summary: 'The point of a suggestion; no feature for one that is unknown',
  params: commuteParams,
  body: {
    type: 'object',
    required: ['placeId'],
    properties: {
      placeId: { type: 'string', minLength: 1, maxLength: LONGEST_PLACE_ID },
      sessionId: session,
      countryFilter: countries,
    },
  },
  response: {
    200: {
      type: 'object',
      required: ['features'],
      properties: { features: { type: 'array', items: feature } },
    },
    400: problemDetails,
  },
} as const;

/** `GET /v1/ip-location` */
export const ipLocationRoute = {
  ...shared,
  summary: 'The town that the address of the connection belongs to; null for what is unknown',
  response: {
    200: {
      type: 'object',
      required: ['ip', 'city', 'state', 'country', 'latitude', 'longitude'],
      properties: {
        ...{ ip: textOrNull, city: textOrNull, state: textOrNull, country: textOrNull },
        ...{ latitude: numberOrNull, longitude: numberOrNull },
      },
    },
  },
} as const;
