// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { parseCoordinates } from '../../../search/coordinates.ts';
import { parseJobSearch } from '../../../search/job-search.ts';
import { toSearchRequest } from '../../../search/search-request.ts';
import { JOB_WORDS } from '../../../testing/job-words.ts';
import type { MapData } from '../view/map-data.ts';
import { loadMapJobs } from './load-jobs.ts';

const data = { url: '/map-view', request: {}, texts: { ...JOB_WORDS } } as unknown as MapData;

function answer(body: unknown): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body)));
}

afterEach(() => vi.unstubAllGlobals());

it('reads what cards and points need', async () => {
  const point = { latitude: 25.67, longitude: -100.31 };
  const details = { pay: { min: 9000, period: 'month' }, schedule: 'Lunes a viernes' };
  const place = { city: 'Monterrey', state: 'Nuevo León', country: 'México' };
  const record = { urlSlug: 'a', title: 'Chofer', company: null, point, details, ...place };
  answer({ data: { records: [record], totalRecords: 5, unplacedRecords: 4 } });
  expect(await loadMapJobs(data)).toEqual({
    jobs: [
      {
        ...{ urlSlug: 'a', title: 'Chofer', company: '', city: 'Monterrey', ...point },
        place: 'Monterrey, Nuevo León, México',
        ...{ pay: '$9,000 al mes', schedule: 'Lunes a viernes' },
      },
    ],
    ...{ total: 5, unplaced: 4 },
  });
});

it('leaves out what is no job with a point', async () => {
  const point = { latitude: 1, longitude: 2 };
  const records = [null, 7, {}, { urlSlug: 'a' }, { urlSlug: 'b', point: { latitude: 'x' } }];
  answer({ data: { records: [...records, { urlSlug: 3, point }, { urlSlug: 'c', point }] } });
  const { jobs, total, unplaced } = await loadMapJobs(data);
  expect(jobs.map(({ urlSlug }) => urlSlug)).toEqual(['c']);
  expect([total, unplaced]).toEqual([1, 0]);
});

it('asks with every member of the call, also those that the search does not use', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return Promise.resolve(Response.json({ data: { records: [] } }));
  });
  const place = undefined;
  const search = (query: string) =>
    toSearchRequest(parseJobSearch(query), { place, pageSize: 1000 });
  await loadMapJobs({ ...data, request: search('keyword=chofer') });
  const area = '20.5,-103.5;20.9,-103.1';
  await loadMapJobs({ ...data, request: search(`coordinates=${area}`) });
  const [sw, ne] = parseCoordinates(area);
  const asked = { commuteRequest: null, searchFields: [], filters: [], facetFields: [] };
  expect(bodies).toMatchObject([
    { ...asked, searchTerm: 'chofer', coordinates: [], pageSize: 1000, pageNumber: 0 },
    { ...asked, searchTerm: '', coordinates: [sw, ne], orderBy: [{ field: 'startDate' }] },
  ]);
});
