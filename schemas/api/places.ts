import { type Static, Type } from 'typebox';
import { nullable, STORABLE, withDefaults } from './shapes.ts';

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
/** Geocoders' own identifiers have up to two hundred characters. */
export const LONGEST_PLACE_ID = 300;

const text = Type.String();
const search = Type.String({ maxLength: LONGEST_SEARCH });
const countries = Type.String({
  maxLength: 200,
  default: '',
  description: 'Comma-separated names or codes of countries; blank for any.',
});
const client = Type.String({ maxLength: 64, pattern: STORABLE, default: '' });

const cityMembers = {
  search_city: search,
  norm_country: countries,
};

function results(byDefault: number) {
  return Type.Integer({ minimum: 1, maximum: MOST_RESULTS, default: byDefault });
}

/** Body of `POST /v1/location/typeahead/city`. */
export const cityTypeahead = withDefaults(
  { ...cityMembers, num_results: results(CITY_RESULTS) },
  { $id: 'CityTypeahead', examples: [{ search_city: 'Monte', norm_country: 'Mexico' }] },
);

/** Body of `POST /v1/weighted-location/typeahead`. */
export const weightedTypeahead = withDefaults(
  {
    ...cityMembers,
    num_results: results(WEIGHTED_RESULTS),
    site_id: client,
    agency_id: client,
    client_id: Type.String({
      maxLength: 64,
      pattern: STORABLE,
      default: '',
      description: 'Empty: all clients of the agency.',
    }),
    client_location_num_results: Type.Integer({
      minimum: 1,
      maximum: MOST_CLIENT_LOCATIONS,
      default: CLIENT_LOCATION_RESULTS,
    }),
    enable_location_proximity: Type.Boolean({
      default: false,
      description: 'Places near a place with jobs come before the others.',
    }),
    enable_distance_filter: Type.Boolean({
      default: false,
      description: 'Places farther than `radius` from every place with jobs are left out.',
    }),
    radius: Type.Number({
      minimum: 0,
      maximum: LONGEST_RADIUS_KM,
      default: WEIGHTED_RADIUS_KM,
      description: 'Kilometres.',
    }),
  },
  { $id: 'WeightedTypeahead', examples: [{ search_city: 'Monte', agency_id: 'envia' }] },
);
export type WeightedTypeahead = Static<typeof weightedTypeahead>;

/** One result of either typeahead. */
export const locationResult = Type.Object(
  {
    city: text,
    state: text,
    country: text,
    latitude: Type.Number(),
    longitude: Type.Number(),
  },
  {
    $id: 'LocationResult',
    examples: [
      {
        city: 'Monterrey',
        state: 'Nuevo León',
        country: 'México',
        latitude: 25.67,
        longitude: -100.31,
      },
    ],
  },
);
export type LocationResult = Static<typeof locationResult>;

/** Body of both reverse geocoders. */
export const reverseGeocode = withDefaults(
  {
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
    countryFilter: countries,
  },
  { $id: 'ReverseGeocode', examples: [{ latitude: 25.67, longitude: -100.31 }] },
);
export type ReverseGeocode = Static<typeof reverseGeocode>;

export const reverseGeocoded = Type.Object({
  geoId: text,
  normCity: text,
  normState: text,
  normCountry: text,
});
export type ReverseGeocoded = Static<typeof reverseGeocoded>;

/** Made by the browser, one per address that somebody looks for, since geocoders bill by it. It reaches them as it is. */
const session = Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_-]*$', default: '' });

/** Body of `POST …/commute/suggestions`. */
export const commuteSearch = withDefaults(
  { searchTerm: search, sessionId: session, countryFilter: countries },
  { $id: 'CommuteSearch', examples: [{ searchTerm: 'Av. Constitución 300', sessionId: 'k3v9q2' }] },
);
export type CommuteSearch = Static<typeof commuteSearch>;

/** An address or place. */
export const commuteSuggestion = Type.Object({
  name: text,
  place_formatted: Type.String({
    description: 'What stands behind the name: `Nuevo León, México`.',
  }),
  placeId: Type.String({ description: 'What `…/commute/retrieve` wants to know.' }),
});
export type CommuteSuggestion = Static<typeof commuteSuggestion>;

/** Body of `POST …/commute/retrieve`. */
export const commuteRetrieval = withDefaults(
  {
    placeId: Type.String({ minLength: 1, maxLength: LONGEST_PLACE_ID }),
    sessionId: session,
    countryFilter: countries,
  },
  { $id: 'CommuteRetrieval', examples: [{ placeId: '3995465', sessionId: 'k3v9q2' }] },
);
export type CommuteRetrieval = Static<typeof commuteRetrieval>;

const textOrNull = nullable(text);
const numberOrNull = nullable(Type.Number());

/** Where a connection comes from; null for what is unknown. */
export const ipLocation = Type.Object(
  {
    ip: textOrNull,
    city: textOrNull,
    state: textOrNull,
    country: textOrNull,
    latitude: numberOrNull,
    longitude: numberOrNull,
  },
  {
    $id: 'IpLocation',
    examples: [
      {
        ip: '189.203.0.1',
        city: 'Monterrey',
        state: 'Nuevo León',
        country: 'México',
        latitude: 25.67,
        longitude: -100.31,
      },
    ],
  },
);
export type IpLocation = Static<typeof ipLocation>;
