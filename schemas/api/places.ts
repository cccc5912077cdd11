import { problemDetails } from './problem-details.ts';

/** Cities in an answer of the city typeahead. Source: product spec, section 9. */
const CITY_RESULTS = 20;
/** Places in an answer of the weighted typeahead. Source: product spec, section 9. */
const WEIGHTED_RESULTS = 10;
/** Places with jobs of the client that are considered for it. Source: product spec, section 9. */
const CLIENT_LOCATION_RESULTS = 100;
/** Kilometres around places with jobs of the client. Source: product spec, section 9. */
const WEIGHTED_RADIUS_KM = 25;

const LONGEST_SEARCH = 200;
const MOST_RESULTS = 100;
const MOST_CLIENT_LOCATIONS = 100;
const LONGEST_RADIUS_KM = 500;

/** Body of `POST /v1/location/typeahead/city`, with its defaults. */
export interface CityTypeahead {
  readonly search_city: string;
  readonly norm_country: string;
  readonly num_results: number;
}

/** Body of `POST /v1/weighted-location/typeahead`, with its defaults. */
export interface WeightedTypeahead extends CityTypeahead {
  readonly agency_id: string;
  /** empty: all clients of the agency */
  readonly client_id: string;
  readonly client_location_num_results: number;
  /** places near a place with jobs come before the others */
  readonly enable_location_proximity: boolean;
  /** places farther than `radius` from every place with jobs are left out */
  readonly enable_distance_filter: boolean;
  /** kilometres */
  readonly radius: number;
}

/** One result of either typeahead. */
export interface LocationResult {
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

const text = { type: 'string' } as const;
/** PostgreSQL refuses texts with NUL. */
const id = { type: 'string', maxLength: 64, pattern: '^[^\\u0000]*$', default: '' } as const;
const flag = { type: 'boolean', default: false } as const;
const countries = { type: 'string', maxLength: 200, default: '' } as const;
const search = { type: 'string', maxLength: LONGEST_SEARCH } as const;

function count(byDefault: number, most: number) {
  return { type: 'integer', minimum: 1, maximum: most, default: byDefault } as const;
}

const location = {
  type: 'object',
  required: ['city', 'state', 'country', 'latitude', 'longitude'],
  properties: {
    city: text,
    state: text,
    country: text,
    latitude: { type: 'number' },
    longitude: { type: 'number' },
  },
} as const;

const shared = { tags: ['places'] } as const;

/** `POST /v1/location/typeahead/city` */
export const cityTypeaheadRoute = {
  ...shared,
  summary: 'Cities for what was typed so far',
  body: {
    type: 'object',
    required: ['search_city'],
    properties: {
      search_city: search,
      norm_country: countries,
      num_results: count(CITY_RESULTS, MOST_RESULTS),
    },
  },
  response: {
    200: {
      type: 'object',
      required: ['data'],
      properties: {
        data: {
          type: 'object',
          required: ['locationTypeAheadResults'],
          properties: { locationTypeAheadResults: { type: 'array', items: location } },
        },
      },
    },
    400: problemDetails,
  },
} as const;

/** `POST /v1/weighted-location/typeahead` */
export const weightedTypeaheadRoute = {
  ...shared,
  summary: 'Places for what was typed so far, those with open jobs of the client first',
  body: {
    type: 'object',
    required: ['search_city'],
    properties: {
      search_city: search,
      site_id: id,
      agency_id: id,
      client_id: id,
      norm_country: countries,
      num_results: count(WEIGHTED_RESULTS, MOST_RESULTS),
      client_location_num_results: count(CLIENT_LOCATION_RESULTS, MOST_CLIENT_LOCATIONS),
      enable_location_proximity: flag,
      enable_distance_filter: flag,
      radius: {
        type: 'number',
        minimum: 0,
        maximum: LONGEST_RADIUS_KM,
        default: WEIGHTED_RADIUS_KM,
      },
    },
  },
  response: { 200: { type: 'array', items: location }, 400: problemDetails, 503: problemDetails },
} as const;
