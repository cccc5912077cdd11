import { expect, it } from 'vitest';
import { parseJobSearch } from '../../../search/job-search.ts';
import { areaAddress } from './area-address.ts';

const box = { west: -101, south: 25, east: -100, north: 26.123456 };

it('searches a part of the map for what was searched, from the first page', () => {
  const search = parseJobSearch(
    areaAddress('?keyword=moto&city=Apodaca&page=3&view=map&job=x', box),
  );
  expect(search).toMatchObject({ keyword: 'moto', page: 1, view: 'map', job: '' });
  expect(search.chosen.city).toEqual(['Apodaca']);
  expect(search.coordinates).toEqual([
    { latitude: 25, longitude: -101 },
    { latitude: 26.12346, longitude: -100 },
  ]);
});

it('takes the place of the place, and of the part before', () => {
  const before = '?location=Le%C3%B3n--21.12--101.68&radius=25&coordinates=1%2C1%3B2%2C2';
  const query = areaAddress(before, box);
  expect([...new URLSearchParams(query).keys()]).toEqual(['coordinates']);
  expect(parseJobSearch(query).coordinates[0]).toEqual({ latitude: 25, longitude: -101 });
});

it('gives way to a place that is named later', () => {
  const query = `${areaAddress('', box)}&location=Puebla`;
  expect(parseJobSearch(query).coordinates).toEqual([]);
});
