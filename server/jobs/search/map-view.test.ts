import { beforeAll, describe, expect, it } from 'vitest';
import type { MapViewRequest } from '#schemas/api/map-view.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { insertJobs, TEST_AGENCY, TEST_CLIENT, type TestJob } from '../../testing/jobs.ts';
import { setUp } from '../../testing/set-up.ts';
import { loadMapView } from './map-view.ts';

const scope = { agencyId: TEST_AGENCY, clientId: TEST_CLIENT };
const monterrey = { latitude: 25.67, longitude: -100.31 };
const merida = { latitude: 20.97, longitude: -89.62 };

const JOBS: readonly TestJob[] = [
  {
    ...monterrey,
    reference_number: 'old',
    title: 'Chofer',
    start_date: new Date('2026-01-01T00:00:00Z'),
    description: '<p>Largo</p>',
    skills: 'Manejar',
    responsibilities: 'Repartir',
    details: { pay: { min: 9000 }, schedule: 'Lunes a viernes', benefits: ['Vales'] },
  },
  { ...monterrey, reference_number: 'new', start_date: new Date('2026-02-01T00:00:00Z') },
  { ...merida, reference_number: 'south', start_date: new Date('2026-01-15T00:00:00Z') },
  { reference_number: 'nowhere', latitude: null, longitude: null },
  { ...monterrey, reference_number: 'closed', status: 'closed' },
  { ...monterrey, reference_number: 'sibling', client_id: 'otro-cliente' },
  { ...monterrey, reference_number: 'foreign', agency_id: 'otra', client_id: 'otra-mx' },
];

const database = setUp(openTestDatabase);

beforeAll(async () => {
  await insertJobs(database, JOBS);
});

async function view(changes: Partial<MapViewRequest> = {}, limit = 1000) {
  const request = {
    searchTerm: '',
    orderBy: [],
    filters: [],
    facetFields: [],
    pageSize: 7,
    pageNumber: 0,
    ...changes,
  };
  const result = await loadMapView({ kysely: database.kysely }, scope, { request, limit });
  return { ...result, references: result.records.map((job) => job.referenceNumber) };
}

describe('the jobs of a map', () => {
  it('are the open ones of the scope that have a point, newest first; the others are counted', async () => {
    const { references, totalRecords, unplacedRecords } = await view();
    expect(references).toEqual(['new', 'south', 'old']);
    expect([totalRecords, unplacedRecords]).toEqual([4, 1]);
  });

  it('come without their long texts, with pay and schedule', async () => {
    const { records } = await view({ searchTerm: 'chofer', orderBy: [] });
    const job = records.find(({ referenceNumber }) => referenceNumber === 'old');
    expect(job).toMatchObject({
      title: 'Chofer',
      description: '',
      skills: null,
      responsibilities: null,
      point: monterrey,
      status: 'Open',
      active: true,
    });
    expect(job?.details).toEqual({ pay: { min: 9000 }, schedule: 'Lunes a viernes' });
  });

  it('are the newest where there are too many, and the count of the unplaced stays', async () => {
    const { references, totalRecords, unplacedRecords, pageSize } = await view({}, 2);
    expect(references).toEqual(['new', 'south']);
    expect([totalRecords, unplacedRecords, pageSize]).toEqual([4, 1, 2]);
  });

  it('are those of the whole search, whatever page is asked for', async () => {
    expect((await view({ pageNumber: 3, pageSize: 1 })).references).toHaveLength(3);
  });

  it('lie in the part of the map that is asked for', async () => {
    const coordinates = [
      { latitude: 25, longitude: -101 },
      { latitude: 26, longitude: -100 },
    ];
    const { references, totalRecords, unplacedRecords } = await view({ coordinates }, 1);
    expect(references).toEqual(['new']);
    expect([totalRecords, unplacedRecords]).toEqual([2, 0]);
  });

  it('are the nearest where these are asked for', async () => {
    const value = { ...merida, distanceInKm: 5000 };
    const { references } = await view(
      {
        filters: [{ field: 'point', type: 'GEO', operator: 'GEO_LOCATION_WITHIN', value }],
        orderBy: [{ field: 'distance', direction: 'ASC' }],
      },
      1,
    );
    expect(references).toEqual(['south']);
  });

  it('are none for a search that finds nothing', async () => {
    const { records, totalRecords, unplacedRecords } = await view({ searchTerm: 'astronauta' });
    expect([records.length, totalRecords, unplacedRecords]).toEqual([0, 0, 0]);
  });

  it('bring the facets of the whole search', async () => {
    const { facets } = await view({ facetFields: ['city'] }, 1);
    expect(facets.city).toEqual([{ value: 'Monterrey', count: 4 }]);
  });
});
