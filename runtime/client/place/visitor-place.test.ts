// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { locateConnection, locateDevice, mayLocateDevice } from './visitor-place.ts';

interface Request {
  readonly url: string;
  readonly body: unknown;
}

const WHERE = { agencyId: 'entregas', countries: 'MX' };
const CODES = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
const LEON = { normCity: 'León', normState: 'Guanajuato', normCountry: 'México' };

let requests: Request[];
let told: number;

/** The device answers as it is told here. */
function stubDevice(answer: Geolocation['getCurrentPosition']): void {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: answer } });
}

function deviceAt(latitude: number, longitude: number, accuracy = 30): void {
  const coords = { latitude, longitude, accuracy } as GeolocationCoordinates;
  stubDevice((success) => success({ coords } as GeolocationPosition));
}

function deviceFails(code: number): void {
  stubDevice((_, fail) => fail?.({ code, message: '', ...CODES }));
}

/** The server answers every request with this. */
function stubServer(answer: unknown, status = 200): void {
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    requests.push({ url, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return new Response(JSON.stringify(answer), { status });
  });
}

const tell = () => {
  told += 1;
};

beforeEach(() => {
  requests = [];
  told = 0;
  document.addEventListener('rumbo:location-outside', tell);
});
afterEach(() => {
  document.removeEventListener('rumbo:location-outside', tell);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the place of a device', () => {
  it('has the name of its town and a point that is no nearer than a kilometre', async () => {
    deviceAt(21.123456, -101.678912);
    stubServer({ data: { geoId: '1', ...LEON } });
    expect(await locateDevice(WHERE)).toEqual({
      found: 'place',
      place: {
        label: 'León, Guanajuato, México',
        point: { latitude: 21.12, longitude: -101.68 },
      },
    });
    expect(requests).toEqual([
      {
        url: '/v4/agencies/entregas/commute/reverse-geo-code',
        body: { latitude: 21.12, longitude: -101.68, countryFilter: 'MX' },
      },
    ]);
    expect(told).toBe(0);
  });

  it('is outside where no town is near, which whoever listens is told', async () => {
    deviceAt(40.4, -3.7);
    stubServer({ data: null });
    expect(await locateDevice(WHERE)).toEqual({ found: 'outside' });
    expect(told).toBe(1);
  });

  it('is missing without a navigator, without geolocation and on pages that are not secure', async () => {
    vi.stubGlobal('navigator', undefined);
    expect(await locateDevice(WHERE)).toEqual({ found: 'nothing', failure: 'no-navigator' });
    vi.stubGlobal('navigator', { geolocation: undefined });
    expect(await locateDevice(WHERE)).toEqual({ found: 'nothing', failure: 'no-geolocation' });
    deviceAt(21, -101);
    vi.stubGlobal('isSecureContext', false);
    expect(await locateDevice(WHERE)).toEqual({ found: 'nothing', failure: 'no-geolocation' });
  });

  it.each([
    ['denied', CODES.PERMISSION_DENIED, true],
    ['unavailable', CODES.POSITION_UNAVAILABLE, false],
    ['timed out', CODES.TIMEOUT, false],
  ])('was not found when it was %s', async (_, code, isDenied) => {
    deviceFails(code);
    expect(await locateDevice(WHERE)).toEqual({ found: 'nothing', failure: 'failed', isDenied });
  });

  it.each([
    ['far too inaccurate', 21, -101, 150_000],
    ['no number', Number.NaN, -101, 30],
  ])('was not found when it is %s', async (_, latitude, longitude, accuracy) => {
    deviceAt(latitude, longitude, accuracy);
    expect(await locateDevice(WHERE)).toEqual({ found: 'nothing', failure: 'failed' });
  });

  it.each([
    ['no position', undefined],
    ['a position of nothing', { coords: undefined }],
    ['a position without degrees', { coords: { latitude: null, longitude: null } }],
  ])('was not found when the device answers with %s', async (_, position) => {
    stubDevice((success) => Reflect.apply(success, undefined, [position]));
    expect(await locateDevice(WHERE)).toEqual({ found: 'nothing', failure: 'failed' });
    stubDevice((__, fail) => Reflect.apply(fail ?? (() => {}), undefined, []));
    expect(await locateDevice(WHERE)).toMatchObject({ found: 'nothing', failure: 'failed' });
  });

  it('was not found when the question was never answered, or nobody wants to know any more', async () => {
    vi.useFakeTimers();
    stubDevice(() => {});
    const forgotten = locateDevice(WHERE);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await forgotten).toEqual({ found: 'nothing', failure: 'failed' });
    const controller = new AbortController();
    const left = locateDevice({ ...WHERE, signal: controller.signal });
    controller.abort();
    expect(await left).toEqual({ found: 'nothing', failure: 'failed' });
    expect(requests).toEqual([]);
  });

  it('was not found when the server fails, and has no name when its answer has none', async () => {
    deviceAt(21, -101);
    stubServer({}, 503);
    expect(await locateDevice(WHERE)).toEqual({ found: 'nothing', failure: 'failed' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await locateDevice(WHERE)).toEqual({ found: 'nothing', failure: 'failed' });
    for (const answer of [{}, { data: {} }, { data: 'León' }, [], 7]) {
      stubServer(answer);
      expect(await locateDevice(WHERE)).toEqual({ found: 'nothing', failure: 'no-data' });
    }
    expect(told).toBe(0);
  });
});

describe('permission that was given before', () => {
  it.each(['granted', 'prompt', 'denied'])('is told apart: %s', async (state) => {
    vi.stubGlobal('navigator', { permissions: { query: async () => ({ state }) } });
    expect(await mayLocateDevice()).toBe(state === 'granted');
  });

  it('counts as missing in browsers that do not tell', async () => {
    vi.stubGlobal('navigator', {});
    expect(await mayLocateDevice()).toBe(false);
    vi.stubGlobal('navigator', {
      permissions: { query: () => Promise.reject(new TypeError('no geolocation')) },
    });
    expect(await mayLocateDevice()).toBe(false);
  });
});

describe('the place of a connection', () => {
  it('is the town that the server knows', async () => {
    const point = { latitude: 19.04, longitude: -98.2 };
    stubServer({ ip: '189.203.7.9', city: 'Puebla', state: null, country: 'México', ...point });
    expect(await locateConnection()).toEqual({
      found: 'place',
      place: { label: 'Puebla, México', point },
    });
  });

  it('is missing where the server knows none or fails', async () => {
    const nothing = { found: 'nothing', failure: 'no-data' };
    for (const answer of [{ city: null, latitude: null, longitude: null }, null, [], 'x']) {
      stubServer(answer);
      expect(await locateConnection()).toEqual(nothing);
    }
    stubServer({ city: 'Puebla', latitude: 1, longitude: 1 }, 500);
    expect(await locateConnection()).toEqual(nothing);
  });
});
