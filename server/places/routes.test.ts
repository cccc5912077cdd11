import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { distanceKm } from '#schemas/api/distance.ts';
import type { Api } from '../http/api.ts';
import { createApp } from '../http/create-app.ts';
import { createLogger } from '../log/create-logger.ts';
import { testConfig } from '../testing/config.ts';
import { addAddressRoutes } from './address-routes.ts';
import { createGazetteerGeocoder } from './create-geocoder.ts';
import { openGazetteer } from './gazetteer.ts';
import { noIpPlaces } from './ip-places.ts';
import { addTownRoutes } from './town-routes.ts';

const CITY = '/v1/location/typeahead/city';
const WEIGHTED = '/v1/weighted-location/typeahead';
const REVERSE = '/v1/reverse-geo-code';
const COMMUTE = '/v4/agencies/entregas/commute/reverse-geo-code';

const SUGGESTIONS = '/v4/agencies/entregas/commute/suggestions';
const RETRIEVE = '/v4/agencies/entregas/commute/retrieve';

const HOSTILE = ["'; drop table jobs; --", "' or 1=1 --", '<script>alert(1)</script>'];

const MONTERREY = 3995465;
const MORELIA = 3995402;
/** a town in Coahuila */
const MORELOS_TOWN = 3995395;

const gazetteer = openGazetteer();
let app: Api;
/** agencies whose jobs were counted */
let asked: string[];
let openJobs: ReadonlyMap<string, ReadonlyMap<number, number>>;

beforeEach(() => {
  asked = [];
  openJobs = new Map([
    ['entregas', new Map([[MONTERREY, 3]])],
    ['almacenes', new Map([[MORELIA, 8]])],
  ]);
  const logger = createLogger('silent');
  app = createApp({ config: testConfig(), database: { isReady: async () => true }, logger });
  addAddressRoutes(app, createGazetteerGeocoder(gazetteer));
  addTownRoutes(app, {
    gazetteer,
    ipPlaces: noIpPlaces,
    clientPlaces: async ({ agencyId, clientId }) => {
      asked.push(clientId === undefined ? agencyId : `${agencyId} ${clientId}`);
      return openJobs.get(clientId ?? agencyId) ?? new Map();
    },
  });
});

afterEach(() => app.close());

function post(url: string, payload: object | string) {
  const headers = { 'content-type': 'application/json' };
  return app.inject({ method: 'POST', url, headers, payload });
}

async function citiesOf(payload: object): Promise<string[]> {
  const { data } = (await post(CITY, payload)).json();
  return data.locationTypeAheadResults.map(({ city }: { city: string }) => city);
}

async function weighted(payload: object): Promise<{ city: string }[]> {
  return (await post(WEIGHTED, payload)).json();
}

describe('the city typeahead', () => {
  it('answers city, state, country and point', async () => {
    const response = await post(CITY, {
      search_city: 'monterr',
      norm_country: 'Mexico',
      num_results: 1,
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      data: {
        locationTypeAheadResults: [
          {
            city: 'Monterrey',
            state: 'Nuevo León',
            country: 'México',
            latitude: 25.6751,
            longitude: -100.3185,
          },
        ],
      },
    });
  });

  it('answers 20 cities unless told otherwise', async () => {
    expect(await citiesOf({ search_city: 'a' })).toHaveLength(20);
    expect(await citiesOf({ search_city: 'a', num_results: 3 })).toHaveLength(3);
  });

  it('answers none outside Mexico', async () => {
    expect(await citiesOf({ search_city: 'mon', norm_country: 'United States' })).toEqual([]);
    expect(await citiesOf({ search_city: 'mon', norm_country: 'US, MX' })).not.toEqual([]);
  });

  it.each(['', '   ', '\0', "'; drop table jobs; --", '\ud800', '%'])(
    'answers none for %j',
    async (search_city) => {
      expect(await citiesOf({ search_city })).toEqual([]);
    },
  );
});

describe('the weighted typeahead', () => {
  it('puts places with open jobs of the agency first', async () => {
    const [first, second] = await weighted({ search_city: 'mo', agency_id: 'almacenes' });
    expect(first?.city).toBe('Morelia');
    expect(second?.city).toBe('Monterrey');
    expect((await weighted({ search_city: 'mo', agency_id: 'entregas' }))[0]?.city).toBe(
      'Monterrey',
    );
  });

  it('minds the jobs of one client where it is named', async () => {
    openJobs = new Map([
      ['entregas', new Map([[MONTERREY, 3]])],
      ['entregas-mx', new Map([[MORELIA, 1]])],
    ]);
    const request = { search_city: 'mo', agency_id: 'entregas' };
    expect((await weighted({ ...request, client_id: 'entregas-mx' }))[0]?.city).toBe('Morelia');
    expect((await weighted({ ...request, client_id: '' }))[0]?.city).toBe('Monterrey');
    const [first] = await weighted({ ...request, client_id: 'nadie' });
    expect(first).toEqual((await weighted({ search_city: 'mo' }))[0]);
    expect(asked).toEqual(['entregas entregas-mx', 'entregas', 'entregas nadie']);
  });

  it('puts the place with the most open jobs first', async () => {
    openJobs = new Map([['entregas', new Map([[MONTERREY, 1]]).set(MORELIA, 2)]]);
    const found = await weighted({ search_city: 'mo', agency_id: 'entregas', num_results: 2 });
    expect(found.map(({ city }) => city)).toEqual(['Morelia', 'Monterrey']);
  });

  it('takes no more places with jobs than asked for', async () => {
    openJobs = new Map([['entregas', new Map([[MORELIA, 1]]).set(MORELOS_TOWN, 9)]]);
    const request = { search_city: 'morel', agency_id: 'entregas', num_results: 1 };
    expect((await weighted(request))[0]).toMatchObject({ city: 'Morelos' });
    const [best] = await weighted({ ...request, client_location_num_results: 1 });
    expect(best).toMatchObject({ city: 'Morelia' });
  });

  it('answers ten places, each once, and the plain list without an agency', async () => {
    const found = await weighted({ search_city: 'mo', agency_id: 'entregas' });
    expect(found).toHaveLength(10);
    expect(new Set(found.map((place) => JSON.stringify(place))).size).toBe(10);
    const plain = await citiesOf({ search_city: 'mo', num_results: 10 });
    expect((await weighted({ search_city: 'mo' })).map(({ city }) => city)).toEqual(plain);
  });

  it('leaves out or moves down what is far from the jobs, when asked to', async () => {
    const request = { search_city: 'san', agency_id: 'entregas', num_results: 100 };
    const centre = gazetteer.placeById(MONTERREY);
    const isNear = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
      centre !== undefined && distanceKm(centre, { latitude, longitude }) <= 25;
    const near = (await post(WEIGHTED, { ...request, enable_distance_filter: true })).json();
    expect(near.length).toBeGreaterThan(1);
    expect(near.every(isNear)).toBe(true);
    const moved = (await post(WEIGHTED, { ...request, enable_location_proximity: true })).json();
    expect(moved.slice(0, near.length)).toEqual(near);
    expect(moved.length).toBeGreaterThan(near.length);
  });

  it('counts the jobs of an agency once while somebody types', async () => {
    for (const search_city of ['m', 'mo', 'mon'])
      await weighted({ search_city, agency_id: 'entregas' });
    expect(asked).toEqual(['entregas']);
  });

  it('answers an empty list for blanks and other countries', async () => {
    expect(await weighted({ search_city: ' ', agency_id: 'entregas' })).toEqual([]);
    expect(await weighted({ search_city: 'mo', norm_country: 'Chile' })).toEqual([]);
  });
});

describe.each([REVERSE, COMMUTE])('reverse geocoding at %s', (url) => {
  it('answers the place at a point', async () => {
    const response = await post(url, {
      latitude: 25.6714,
      longitude: -100.3093,
      countryFilter: 'MX',
    });
    expect(response.json()).toEqual({
      data: {
        geoId: String(MONTERREY),
        normCity: 'Monterrey',
        normState: 'Nuevo León',
        normCountry: 'México',
      },
    });
  });

  it('answers null at sea, abroad, and for other countries', async () => {
    for (const body of [
      { latitude: 20, longitude: -95 },
      { latitude: 40.4168, longitude: -3.7038 },
      { latitude: 25.6714, longitude: -100.3093, countryFilter: 'US,CA' },
    ]) {
      const response = await post(url, body);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ data: null });
    }
  });

  it.each(HOSTILE)('answers null for a country called %j', async (countryFilter) => {
    const response = await post(url, { latitude: 25.6714, longitude: -100.3093, countryFilter });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ data: null });
  });

  it.each([
    '{}',
    '{"latitude":91,"longitude":0}',
    '{"latitude":19,"longitude":-181}',
    '{"latitude":1e999,"longitude":0}',
    '{"latitude":"19.4","longitude":"-99.1"}',
    '{"latitude":null,"longitude":-99}',
    '',
    '[]',
  ])('refuses %s', async (payload) => {
    const response = await post(url, payload);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'request-invalid', status: 400 });
  });
});

describe.each([CITY, WEIGHTED])('the typeahead at %s', (url) => {
  it('refuses what is missing, of another type or out of bounds', async () => {
    for (const payload of [
      {},
      { search_city: 5 },
      { search_city: null },
      { search_city: 'x'.repeat(201) },
      { search_city: 'x'.repeat(10_240) },
      { search_city: 'mo', num_results: 0 },
      { search_city: 'mo', num_results: 101 },
      { search_city: 'mo', num_results: 2.5 },
      { search_city: 'mo', num_results: '20' },
      { search_city: 'mo', norm_country: 'x'.repeat(201) },
    ]) {
      const response = await post(url, payload);
      expect(response.statusCode).toBe(400);
      expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(response.json()).toMatchObject({ code: 'request-invalid' });
    }
  });

  it.each(HOSTILE)('finds nothing by %j and stays whole', async (text) => {
    const before = (await post(url, { search_city: 'mo' })).json();
    const none = url === CITY ? { data: { locationTypeAheadResults: [] } } : [];
    for (const payload of [
      { search_city: text },
      { search_city: 'mo', norm_country: text },
      { search_city: text, norm_country: 'MX' },
    ]) {
      const response = await post(url, payload);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual(none);
    }
    const unknown = await post(url, { search_city: 'mo', countryFilter: text });
    expect(unknown.json()).toEqual(before);
  });

  it('ignores properties it does not know', async () => {
    const response = await post(url, { search_city: 'mo', _juid: 'x' });
    expect(response.statusCode).toBe(200);
  });
});

it('refuses a weighted request with a radius or identifiers out of bounds', async () => {
  for (const wrong of [
    { radius: -1 },
    { radius: 501 },
    { agency_id: 'x'.repeat(65) },
    { agency_id: 'entregas\0' },
    { site_id: '\0' },
    { client_id: '\0' },
    { client_location_num_results: 101 },
    { enable_distance_filter: 'yes' },
  ])
    expect((await post(WEIGHTED, { search_city: 'mo', ...wrong })).statusCode).toBe(400);
});

describe('addresses of the map search', () => {
  const find = async (payload: object) => (await post(SUGGESTIONS, payload)).json().suggestions;
  const locate = async (payload: object) => (await post(RETRIEVE, payload)).json();

  it('are suggested with what stands behind their name, and have a point', async () => {
    const [first] = await find({ searchTerm: 'monterr', sessionId: '1-2', countryFilter: 'MX' });
    expect(first).toEqual({
      name: 'Monterrey',
      place_formatted: 'Nuevo León, México',
      placeId: `geonames:${MONTERREY}`,
    });
    expect(await locate({ placeId: first.placeId, sessionId: '1-2', countryFilter: 'MX' })).toEqual(
      {
        features: [{ properties: { coordinates: { latitude: 25.6751, longitude: -100.3185 } } }],
      },
    );
  });

  it('lead to their town, since the gazetteer knows no streets', async () => {
    const found = await find({ searchTerm: 'Av. Juárez 100, Centro, 64000 Monterrey, N.L.' });
    expect(found.map(({ name }: { name: string }) => name)).toEqual(['Monterrey']);
  });

  it('are none for blanks, for other countries and for what is no address', async () => {
    for (const payload of [
      ...[{ searchTerm: '' }, { searchTerm: '  ' }, { searchTerm: '\0' }, { searchTerm: '%' }],
      ...[{ searchTerm: 'xyzzy 12' }, { searchTerm: 'Monterrey', countryFilter: 'US' }],
    ])
      expect(await find(payload)).toEqual([]);
  });

  it.each(HOSTILE)('are none where a field says %j', async (text) => {
    for (const payload of [
      { searchTerm: text },
      { searchTerm: 'Monterrey', countryFilter: text },
    ]) {
      const response = await post(SUGGESTIONS, payload);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ suggestions: [] });
    }
    const placeId = `geonames:${MONTERREY}`;
    for (const payload of [{ placeId: text }, { placeId, countryFilter: text }])
      expect(await locate(payload)).toEqual({ features: [] });
  });

  it('have no point for an id that nobody made', async () => {
    for (const placeId of ['geonames:1', 'geonames:', 'geonames:-1', 'geonames:1e9', '../x', '\0'])
      expect(await locate({ placeId })).toEqual({ features: [] });
    const abroad = { placeId: `geonames:${MONTERREY}`, countryFilter: 'US' };
    expect(await locate(abroad)).toEqual({ features: [] });
  });

  it('are refused where the request is out of bounds', async () => {
    for (const wrong of [
      ...[{}, { searchTerm: 7 }, { searchTerm: 'x'.repeat(201) }],
      ...[
        { searchTerm: 'x', sessionId: 'a&b=c' },
        { searchTerm: 'x', sessionId: 'x'.repeat(65) },
      ],
    ])
      expect((await post(SUGGESTIONS, wrong)).statusCode).toBe(400);
    for (const wrong of [{}, { placeId: '' }, { placeId: 'x'.repeat(301) }, { placeId: 1 }])
      expect((await post(RETRIEVE, wrong)).statusCode).toBe(400);
  });
});
