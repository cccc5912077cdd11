// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { placeQuery } from '../../jobs/job-queries.ts';
import { parseJobSearch } from '../../search/job-search.ts';
import { renderTestPage, toDocument } from '../../testing/render.ts';
import { searchResults } from '../../testing/search-results.ts';
import type { MapData } from './view/map-data.ts';

async function show(query: string, content: object = {}): Promise<Document> {
  const results = await searchResults([placeQuery(parseJobSearch(query))], {});
  return toDocument(
    renderTestPage({
      widgets: [{ id: 'mapa', type: 'job-map', content }],
      sections: [{ sectionId: 'mapa', widgetId: 'mapa' }],
      input: { path: '/empleos', query, results },
    }),
  );
}

async function dataAt(query: string, content?: object): Promise<MapData> {
  const block = (await show(query, content)).querySelector('[data-map-data]');
  return JSON.parse(block?.textContent ?? '');
}

it('is a link that opens it, until the address asks for it', async () => {
  const page = await show('keyword=moto&page=2');
  expect(page.querySelector('[data-job-map]')).toBeNull();
  const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('?keyword=moto&page=2&view=map');
});

it('says without scripts that it needs them', async () => {
  expect((await show('view=map')).querySelector('[data-job-map] p')?.textContent).toContain(
    'El mapa necesita JavaScript',
  );
});

it('asks for the jobs that the list of the address has, from the first one', async () => {
  const { request, url } = await dataAt('view=map&keyword=moto&page=3&city=Puebla');
  expect(request).toMatchObject({
    ...{ searchTerm: 'moto', pageNumber: 0, pageSize: 1000 },
    filters: [{ field: 'city', values: ['Puebla'] }],
  });
  expect(url).toMatch(/^\/v4\/agencies\/[^/]+\/jobs\/map-view\?site=.+&totalRecords=1000$/);
});

it('knows where a place is that someone typed, and shows its surroundings', async () => {
  const { request, start } = await dataAt('view=map&location=Le%C3%B3n&radius=10');
  expect(request.filters).toMatchObject([{ value: { latitude: 21.12, distanceInKm: 10 } }]);
  if (start.show !== 'box') throw new Error(start.show);
  const [southWest, northEast] = start.box;
  expect(northEast.latitude - southWest.latitude).toBeCloseTo(20 / 111.2);
  expect((southWest.longitude + northEast.longitude) / 2).toBeCloseTo(-101.68);
});

it('shows the part of the map that was searched', async () => {
  const { start, request } = await dataAt('view=map&coordinates=26%2C-100%3B25%2C-101');
  expect(start).toEqual({
    show: 'box',
    box: [
      { latitude: 25, longitude: -101 },
      { latitude: 26, longitude: -100 },
    ],
  });
  expect(request.coordinates).toHaveLength(2);
});

it('begins at its own center only where no place is searched', async () => {
  const content = { center: { latitude: 20, longitude: -100 }, zoom: 6 };
  expect((await dataAt('view=map', content)).start).toMatchObject({ show: 'center', zoom: 6 });
  expect((await dataAt('view=map&city=Puebla', content)).start).toEqual({ show: 'jobs' });
});
