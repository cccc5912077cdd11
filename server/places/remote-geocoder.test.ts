import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGeocoder } from './create-geocoder.ts';
import { openGazetteer } from './gazetteer.ts';
import type { Geocoder } from './geocoder.ts';
import { createRemoteGeocoder, type RemoteGeocoder } from './remote-geocoder.ts';

const TOKEN = 'sk.very-secret';
const gazetteer = openGazetteer();
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  answer(request, response);
});

let asked: string[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let warnings: { message: string; details: unknown }[];
let clock: number;
let url: string;

beforeEach(async () => {
  asked = [];
  warnings = [];
  clock = 1_000_000;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

function say(body: unknown, status = 200): void {
  answer = (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

function openRemote(limits = { timeoutMs: 5000, maxBytes: 10_000 }): RemoteGeocoder {
  return createRemoteGeocoder({ url, token: TOKEN, limits });
}

function openGeocoder(): Geocoder {
  const log = {
    warn: (message: string, details: unknown) => warnings.push({ message, details }),
  };
  const config = { geocoderUrl: url, geocoderToken: TOKEN };
  return createGeocoder({ config, gazetteer, log, now: () => clock });
}

const search = (searchTerm: string) => ({ searchTerm, sessionId: 's-1', countryFilter: 'MX' });
const retrieval = (placeId: string) => ({ placeId, sessionId: 's-1', countryFilter: 'México' });
const FROM = '203.0.113.7';
const AT_SEA = { latitude: 20, longitude: -95, countryFilter: 'MX' };

describe('questions to a geocoder', () => {
  it('name the text, the session, the country and the token', async () => {
    say({ suggestions: [] });
    await openRemote().suggest(search('Av. Juárez 100 & co'));
    const { pathname, searchParams } = new URL(asked[0] ?? '', url);
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      '/v1/suggest',
      {
        q: 'Av. Juárez 100 & co',
        session_token: 's-1',
        access_token: TOKEN,
        language: 'es',
        country: 'mx',
        limit: '10',
      },
    ]);
  });

  it('keep an id in its place of the path', async () => {
    say({ features: [] });
    const remote = openRemote();
    for (const id of ['../admin?x=1#y', '..', '.', 'a/b']) await remote.retrieve(retrieval(id));
    expect(asked.map((path) => path.split('?')[0])).toEqual([
      '/v1/retrieve/..%2Fadmin%3Fx%3D1%23y',
      '/v1/retrieve/a%2Fb',
    ]);
  });

  it('are not asked without text, nor for countries that nobody knows, nor for half a character', async () => {
    const remote = openRemote();
    expect(await remote.retrieve(retrieval('\ud800'))).toEqual({ ok: true, value: undefined });
    expect(await remote.suggest(search('  '))).toEqual({ ok: true, value: [] });
    const unknown = { ...AT_SEA, countryFilter: 'Atlantis' };
    expect(await remote.reverse(unknown)).toEqual({ ok: true, value: null });
    expect(asked).toEqual([]);
  });
});

describe('answers of a geocoder', () => {
  it('become suggestions, without what has no name, no id or no point', async () => {
    const good = {
      name: 'Avenida\n Juárez 100',
      mapbox_id: 'dX.1',
      place_formatted: '64000 Monterrey',
    };
    say({
      suggestions: [
        ...[null, 7, 'x', [], {}, { name: 'a' }, { name: 5, mapbox_id: 'a' }],
        ...[
          { ...good, mapbox_id: 'x'.repeat(301) },
          { ...good, feature_type: 'category' },
        ],
        ...[good, { name: 'b', mapbox_id: 'c', place_formatted: 9 }],
      ],
    });
    expect(await openRemote().suggest(search('juarez'))).toEqual({
      ok: true,
      value: [
        { name: 'Avenida Juárez 100', place_formatted: '64000 Monterrey', placeId: 'dX.1' },
        { name: 'b', place_formatted: '', placeId: 'c' },
      ],
    });
  });

  it('become the point of the first feature, if it lies in the country', async () => {
    const feature = (country_code: string, latitude: unknown = 25.6) => ({
      features: [
        {
          properties: {
            coordinates: { latitude, longitude: -100.3 },
            context: { country: { country_code } },
          },
        },
      ],
    });
    const remote = openRemote();
    say(feature('MX'));
    expect(await remote.retrieve(retrieval('a'))).toEqual({
      ok: true,
      value: { latitude: 25.6, longitude: -100.3 },
    });
    for (const wrong of [
      ...[feature('US'), feature('MX', 91), feature('MX', '25'), feature('MX', null)],
      ...[{}, [], null, 7, { features: {} }, { features: [null] }],
    ]) {
      say(wrong);
      expect(await remote.retrieve(retrieval('a'))).toEqual({ ok: true, value: undefined });
    }
  });

  it('become the names of a place as the gazetteer writes them', async () => {
    const context = {
      place: { name: 'Guadalupe' },
      region: { name: 'Nuevo Leon' },
      country: { name: 'Mexico' },
    };
    say({ features: [{ properties: { name: 'x', mapbox_id: 'dX.2', context } }] });
    expect(await openRemote().reverse(AT_SEA)).toEqual({
      ok: true,
      value: {
        geoId: 'dX.2',
        normCity: 'Guadalupe',
        normState: 'Nuevo León',
        normCountry: 'México',
      },
    });
    say({ features: [] });
    expect(await openRemote().reverse(AT_SEA)).toEqual({ ok: true, value: null });
  });

  it('are no place where they lie in another country than was asked for', async () => {
    const context = {
      place: { name: 'Laredo' },
      country: { name: 'Estados Unidos', country_code: 'US' },
    };
    say({ features: [{ properties: { mapbox_id: 'dX.3', context } }] });
    const at = { latitude: 27.53, longitude: -99.49 };
    const remote = openRemote();
    expect(await remote.reverse({ ...at, countryFilter: 'México' })).toEqual({
      ok: true,
      value: null,
    });
    const anywhere = await remote.reverse({ ...at, countryFilter: '' });
    expect(anywhere).toMatchObject({ ok: true, value: { normCity: 'Laredo' } });
  });
});

describe('a geocoder that fails', () => {
  it.each([
    ['status 401', () => say({}, 401)],
    ['status 500', () => say('oops', 500)],
    ['not JSON', () => say('<html>')],
    ['too large', () => say({ suggestions: ['x'.repeat(20_000)] })],
  ])('says why: %s', async (reason, prepare) => {
    prepare();
    expect(await openRemote().suggest(search('juarez'))).toEqual({ ok: false, problems: [reason] });
  });

  it('is too slow when it does not answer, or never ends', async () => {
    const remote = openRemote({ timeoutMs: 50, maxBytes: 10_000 });
    answer = () => {};
    expect(await remote.suggest(search('juarez'))).toEqual({ ok: false, problems: ['too slow'] });
    answer = (_, response) => void response.writeHead(200).write('{');
    expect(await remote.suggest(search('juarez'))).toEqual({ ok: false, problems: ['too slow'] });
  });

  it('sends its token nowhere else', async () => {
    answer = (request, response) => {
      if (request.url?.startsWith('/elsewhere')) return response.end('{"suggestions":[]}');
      return response.writeHead(302, { location: '/elsewhere' }).end();
    };
    const said = await openRemote().suggest(search('juarez'));
    expect(said).toEqual({ ok: false, problems: ['no connection'] });
    expect(asked).toHaveLength(1);
  });
});

describe('the gazetteer', () => {
  it('stands in for a geocoder that fails, which is left alone for 15 seconds', async () => {
    say({}, 503);
    const geocoder = openGeocoder();
    const [town] = await geocoder.suggest(search('Calle Hidalgo 12, Zapopan'), FROM);
    expect(town).toMatchObject({ name: 'Zapopan', place_formatted: 'Jalisco, México' });
    expect(
      (await geocoder.reverse({ ...AT_SEA, latitude: 20.67, longitude: -103.35 }, FROM))?.normCity,
    ).toBe('Guadalajara');
    expect(asked).toHaveLength(1);
    clock += 15_000;
    await geocoder.suggest(search('Zapopan'), FROM);
    expect(asked).toHaveLength(2);
  });

  it('tells the log why, with nothing of the question and no secret', async () => {
    say({}, 403);
    await openGeocoder().suggest(search('mi casa'), FROM);
    expect(warnings).toEqual([
      {
        message: 'The geocoder failed; the gazetteer stands in',
        details: { reason: 'status 403' },
      },
    ]);
  });

  it('tells the log once that a geocoder turns down whatever it is asked', async () => {
    say({}, 404);
    const geocoder = openGeocoder();
    for (let round = 0; round < 30; round += 1) await geocoder.suggest(search('Zapopan'), FROM);
    expect(warnings).toEqual([
      {
        message: expect.stringContaining('Look whether GEOCODER_URL has its whole path'),
        details: { reason: 'status 404' },
      },
    ]);
  });

  it('answers for its own suggestions also when the geocoder is back', async () => {
    say({}, 500);
    const geocoder = openGeocoder();
    const [town] = await geocoder.suggest(search('Zapopan'), FROM);
    clock += 60_000;
    say({ features: [] });
    const point = await geocoder.retrieve(retrieval(town?.placeId ?? ''), FROM);
    expect(point?.latitude).toBeCloseTo(20.72, 1);
    expect(asked).toHaveLength(1);
  });

  it.each([400, 404, 422])(
    'lets nobody put the geocoder to rest by a status of %i',
    async (status) => {
      say({}, status);
      const geocoder = openGeocoder();
      expect(await geocoder.retrieve(retrieval('nonsense'), FROM)).toBeUndefined();
      say({ suggestions: [{ name: 'Calle 5', mapbox_id: 'dX.5' }] });
      expect(await geocoder.suggest(search('calle 5'), FROM)).toHaveLength(1);
      expect(warnings).toEqual([]);
    },
  );

  it('stands in where too many questions are on their way', async () => {
    const waiting: ServerResponse[] = [];
    answer = (_, response) => void waiting.push(response);
    const geocoder = openGeocoder();
    const early = Array.from({ length: 20 }, () => geocoder.suggest(search('Zapopan'), FROM));
    expect(await geocoder.suggest(search('Zapopan'), FROM)).not.toEqual([]);
    await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(20);
    for (const response of waiting) response.end('{"suggestions":[]}');
    await Promise.all(early);
    expect(asked).toHaveLength(20);
  });

  it('stands in for networks that ask too much, a question every two seconds aside', async () => {
    say({ suggestions: [] });
    const geocoder = openGeocoder();
    const ask = (from: string) => geocoder.suggest(search('Zapopan'), from);
    for (let question = 0; question < 60; question++) await ask('203.0.113.7');
    expect(await ask('203.0.113.8')).not.toEqual([]);
    expect(asked).toHaveLength(60);
    await ask('198.51.100.1');
    clock += 2000;
    await ask('203.0.113.9');
    expect(asked).toHaveLength(62);
    expect(warnings).toEqual([]);
  });

  it('asks nobody where no geocoder is configured', async () => {
    const config = { geocoderUrl: undefined, geocoderToken: undefined };
    const log = { warn: () => {} };
    const geocoder = createGeocoder({ config, gazetteer, log, now: Date.now });
    expect(await geocoder.suggest(search('Zapopan'), FROM)).not.toEqual([]);
    expect(asked).toEqual([]);
  });
});
