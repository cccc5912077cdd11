import { expect, it } from 'vitest';
import { groupJobs } from './group-jobs.ts';
import type { MapJob } from './load-jobs.ts';

function job(urlSlug: string, longitude: number, latitude = 20): MapJob {
  const texts = { title: '', company: '', city: '', place: '', pay: '', schedule: '' };
  return { ...texts, urlSlug, longitude, latitude };
}

it('puts jobs of one point together, in the order of the first of each', () => {
  const groups = groupJobs([job('a', -100), job('b', -99), job('c', -100)], 12);
  expect(groups.map(({ jobs }) => jobs.map(({ urlSlug }) => urlSlug))).toEqual([['a', 'c'], ['b']]);
  expect(groups[0]).toMatchObject({ longitude: -100, latitude: 20 });
});

it('puts jobs together that no zoom parts, and leaves apart those that one does', () => {
  const gates = [
    ...['1', '2', '3'].map((gate) => job(gate, -100.9924, 25.4232)),
    job('4', -100.99241, 25.42321),
    job('street', -100.9904, 25.4232),
  ];
  const names = (maxZoom: number) =>
    groupJobs(gates, maxZoom).map(({ jobs }) => jobs.map(({ urlSlug }) => urlSlug).join(' '));
  expect(names(17)).toEqual(['1 2 3 4', 'street']);
  expect(names(12)).toEqual(['1 2 3 4 street']);
});

it('takes thousands of jobs at once', () => {
  const many = Array.from({ length: 20_000 }, (_, index) =>
    job(String(index), -100 + (index % 200) / 50, 20 + Math.floor(index / 200) / 50),
  );
  expect(groupJobs(many, 12)).toHaveLength(20_000);
});
