import { describe, expect, it } from 'vitest';
import { createApp } from '../http/create-app.ts';
import { createLogger } from '../log/create-logger.ts';
import { testConfig } from '../testing/config.ts';
import { openGazetteer } from './gazetteer.ts';
import { addTownRoutes } from './town-routes.ts';

const gazetteer = openGazetteer();

describe('the place of a connection', () => {
  const NOTHING = { city: null, state: null, country: null, latitude: null, longitude: null };

  async function ask(from: string, options: { trust?: string; header?: string } = {}) {
    const lines: string[] = [];
    const logger = createLogger('debug', { write: (line) => lines.push(line) });
    const config = testConfig({ TRUST_PROXY: options.trust ?? 'false' });
    const database = { isReady: async () => true };
    const other = createApp({ config, database, logger });
    addTownRoutes(other, {
      gazetteer,
      clientPlaces: async () => new Map(),
      ipPlaces: {
        find: (ip) => {
          if (ip !== '189.203.7.9') return undefined;
          const point = { latitude: 25.7, longitude: -100.3 };
          return { city: 'Monterrey', state: null, country: 'México', point };
        },
      },
    });
    const headers = options.header === undefined ? {} : { 'x-forwarded-for': options.header };
    const response = await other.inject({ url: '/v1/ip-location', remoteAddress: from, headers });
    await other.close();
    return { response, lines };
  }

  it('has null for what is unknown', async () => {
    const known = await ask('189.203.7.9');
    expect(known.response.json()).toEqual({
      ip: '189.203.7.9',
      city: 'Monterrey',
      state: null,
      country: 'México',
      latitude: 25.7,
      longitude: -100.3,
    });
    const unknown = await ask('127.0.0.1');
    expect(unknown.response.json()).toEqual({ ip: '127.0.0.1', ...NOTHING });
  });

  it('is not taken from headers of strangers', async () => {
    const { response } = await ask('203.0.113.9', { header: '189.203.7.9' });
    expect(response.json()).toEqual({ ip: '203.0.113.9', ...NOTHING });
    const other = await ask('203.0.113.9', { header: '189.203.7.9', trust: '10.0.0.0/8' });
    expect(other.response.json()).toEqual({ ip: '203.0.113.9', ...NOTHING });
  });

  it('is what a trusted proxy says, if that is an address', async () => {
    const { response } = await ask('10.0.0.1', { header: '189.203.7.9', trust: '10.0.0.0/8' });
    expect(response.json()).toMatchObject({ ip: '189.203.7.9', city: 'Monterrey' });
    const nonsense = await ask('10.0.0.1', { header: '<script>', trust: '10.0.0.0/8' });
    expect(nonsense.response.json()).toEqual({ ip: null, ...NOTHING });
  });

  it('is neither logged nor kept by caches', async () => {
    const { response, lines } = await ask('189.203.7.9');
    expect(lines.join()).toContain('/v1/ip-location');
    expect(lines.join()).not.toContain('189.203');
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
