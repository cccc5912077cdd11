import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextWords, timeInUnits, timeInWords } from './time-left.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [12 * DAY + 23 * HOUR, { unit: 'days', count: 12 }],
  [DAY, { unit: 'days', count: 1 }],
  [DAY - 1, { unit: 'hours', count: 23 }],
  [HOUR - 1, { unit: 'minutes', count: 59 }],
  [MINUTE - 1, undefined],
])('says %d ms in whole units of the largest kind', (left, words) => {
  expect(timeInWords(left)).toEqual(words);
});

it('splits a time into units that add up to it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * DAY }), (left) => {
      const { days, hours, minutes, seconds } = timeInUnits(left);
      const sum = days * DAY + hours * HOUR + minutes * MINUTE + seconds * 1000;
      expect(left - sum).toBeGreaterThanOrEqual(0);
      expect(left - sum).toBeLessThan(1000);
    }),
  );
});

it('keeps its words until the moment it names, and no longer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 * DAY }), (left) => {
      const next = nextWords(left, 0) ?? Number.NaN;
      expect(next).toBeGreaterThan(0);
      expect(timeInWords(left - (next - 1))).toEqual(timeInWords(left));
      if (next < left) expect(timeInWords(left - next)).not.toEqual(timeInWords(left));
    }),
  );
});

it.each([0, -1, Number.NaN])('has nothing to wait for when %d ms are left', (left) => {
  expect(nextWords(left, 0)).toBeUndefined();
});
