import { afterEach, expect, it, vi } from 'vitest';
import { loadBasemap } from './basemap.ts';
import file from './basemap-mx.json';

afterEach(() => vi.unstubAllGlobals());

it('draws the land of the committed file as closed rings around Mexico', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(file)));
  const { home, abroad, borders, towns } = await loadBasemap();
  const rings = [...home.coordinates, ...abroad.coordinates].flat();
  expect(rings.every((ring) => `${ring[0]}` === `${ring.at(-1)}`)).toBe(true);
  const east = home.coordinates.flat(2).map(([x = 0]) => x);
  expect(Math.min(...east)).toBeCloseTo(-118.4, 0);
  expect(Math.max(...east)).toBeCloseTo(-86.7, 0);
  expect(borders.coordinates.length).toBeGreaterThan(0);
  expect(towns.features.map(({ properties }) => properties.name)).toContain('Monterrey');
});

it('rejects when the file does not come', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
  await expect(loadBasemap()).rejects.toThrow('503');
});
