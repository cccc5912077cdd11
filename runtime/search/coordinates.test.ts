import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCoordinates, parseCoordinates } from './coordinates.ts';

const degrees = (limit: number) =>
  fc.integer({ min: -limit * 1e5, max: limit * 1e5 }).map((value) => value / 1e5);
const points = fc.array(fc.record({ latitude: degrees(90), longitude: degrees(180) }), {
  minLength: 2,
  maxLength: 50,
});

describe('coordinates of an address', () => {
  it('are read as they were written, to the metre', () => {
    fc.assert(
      fc.property(points, (area) => {
        const read = parseCoordinates(formatCoordinates(area));
        expect(read).toHaveLength(area.length);
        for (const [index, { latitude, longitude }] of read.entries()) {
          expect(latitude).toBeCloseTo(area[index]?.latitude ?? Number.NaN, 5);
          expect(longitude).toBeCloseTo(area[index]?.longitude ?? Number.NaN, 5);
        }
      }),
    );
  });

  it.each(['', '1,2', '1,2;', '1,2;x,4', '91,0;1,1', '0,181;1,1', '1,2,3;4,5', '1;2', 'NaN,1;1,1'])(
    'mean nothing as %j',
    (text) => {
      expect(parseCoordinates(text)).toEqual([]);
    },
  );

  it('mean nothing with more corners than anybody draws', () => {
    expect(parseCoordinates(Array(51).fill('1,2').join(';'))).toEqual([]);
  });
});
