import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEmptyProfile, parseCount, parseProfile } from './visitor-profile.ts';

it('reads what a browser knows', () => {
  const point = { latitude: 20.6, longitude: -103.3 };
  const preferences = { vehicles: ['Moto'], licences: [], schedules: ['Noche'], radius: 10 };
  const body = { viewedJobIds: ['3', '1'], appliedJobIds: [2], point, preferences };
  expect(parseProfile(body)).toEqual({ viewed: ['3', '1'], applied: ['2'], point, preferences });
});

it('holds twenty ids of each kind, each once', () => {
  const ids = Array.from({ length: 100 }, (_, index) => String(index % 30));
  expect(parseProfile({ viewedJobIds: ids }).viewed).toEqual(ids.slice(0, 20));
  expect(parseProfile({ viewedJobIds: ['1', '1', '2'] }).viewed).toEqual(['1', '2']);
});

it('reads any value without failing and within bounds', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      expect(isEmptyProfile(parseProfile(body))).toBe(true);
      expect(parseCount(body)).toBe(6);
    }),
  );
});

it('asks for six jobs unless a body says how many', () => {
  const count = (numberOfRecommendedJobs: unknown) => parseCount({ numberOfRecommendedJobs });
  expect([3, 2.9, 1000, 0, -1, Number.NaN, '3', null].map(count)).toEqual([
    3, 2, 50, 6, 6, 6, 6, 6,
  ]);
});

it('takes a distance alone for nothing known', () => {
  expect(isEmptyProfile(parseProfile({ preferences: { radius: 5 } }))).toBe(true);
  expect(isEmptyProfile(parseProfile({ preferences: { vehicles: ['Moto'] } }))).toBe(false);
});
