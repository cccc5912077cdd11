import { expect, it } from 'vitest';
import { distanceKm } from '#schemas/api/distance.ts';
import { parseMiles } from './distance.ts';

const LEON = { latitude: 21.122, longitude: -101.684 };
const GUADALAJARA = { latitude: 20.6736, longitude: -103.344 };

it('is that of the map, in either direction', () => {
  expect(distanceKm(LEON, GUADALAJARA)).toBeCloseTo(179.3, 0);
  expect(distanceKm(GUADALAJARA, LEON)).toBe(distanceKm(LEON, GUADALAJARA));
  expect(distanceKm(LEON, LEON)).toBe(0);
});

it('is half the way around at the other end of the world', () => {
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
    20015,
    0,
  );
});

it.each([
  ['1 mile', 1.609344],
  ['0 miles', 0],
  ['12.5 miles', 20.1168],
  ['-3 miles', undefined],
  ['muchas miles', undefined],
  ['', undefined],
])('of %j is %s km', (text, km) => {
  expect(parseMiles(text)).toBe(km);
});
