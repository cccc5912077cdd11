import { expect, it } from 'vitest';
import { groupJobs } from './group-jobs.ts';
import type { MapJob } from './load-jobs.ts';

function job(urlSlug: string, longitude: number): MapJob {
  const texts = { title: '', company: '', city: '', place: '', pay: '', schedule: '' };
  return { ...texts, urlSlug, longitude, latitude: 20 };
}

it('puts jobs of one point together, in the order of the first of each', () => {
  const groups = groupJobs([job('a', -100), job('b', -99), job('c', -100)]);
  expect(groups.map(({ jobs }) => jobs.map(({ urlSlug }) => urlSlug))).toEqual([['a', 'c'], ['b']]);
  expect(groups[0]).toMatchObject({ longitude: -100, latitude: 20 });
});
