import { describe, expect, it } from 'vitest';
import { isIn, monterrey, saltillo, setUpJobSearch, within } from '../../testing/job-search.ts';
import { insertJobs, TEST_AGENCY, TEST_CLIENT } from '../../testing/jobs.ts';
import { searchJobs } from './search-jobs.ts';

const { database, search, find } = setUpJobSearch();

describe('filters', () => {
  it('take exact values, any of several, and all filters together', async () => {
    expect(await find('', { filters: [isIn('city', 'Saltillo')] })).toEqual(['ref-2']);
    expect(await find('', { filters: [isIn('city', 'saltillo')] })).toEqual([]);
    expect(await find('', { filters: [isIn('city', 'Saltillo', 'Monterrey')] })).toHaveLength(4);
    expect(await find('', { filters: [isIn('company', 'Ágil Envíos S.A. de C.V.')] })).toEqual([
      'REF-12',
    ]);
    const both = [isIn('category', 'Oficina'), isIn('employmentType', 'Tiempo completo')];
    expect(await find('', { filters: both })).toEqual(['REF-1']);
    expect(
      await find('', { filters: [isIn('city', 'Saltillo'), isIn('city', 'Monterrey')] }),
    ).toEqual([]);
    expect(await find('', { filters: [isIn('city')] })).toHaveLength(5);
  });

  it('leave the same jobs beside a keyword, whatever a filter’s value looks like', async () => {
    const agency_id = 'rara';
    const cities = ['San Andrés Cholula', 'La', 'El Salto', '<b', 'A & B', "O'Brien", '3.5-x/y'];
    await insertJobs(
      database,
      cities.map((city) => ({ agency_id, city, company: 'Uno > dos' })),
    );
    for (const city of cities) {
      const filters = [isIn('city', city), isIn('company', 'Uno > dos')];
      const request = { orderBy: [], filters, facetFields: [], pageSize: 9, pageNumber: 0 };
      const found = await searchJobs(
        database,
        { agencyId: agency_id },
        { searchTerm: 'chofer', ...request },
      );
      expect(found.records.map((job) => job.city)).toEqual([city]);
    }
  });

  it('find nothing where numbers are next to nothing, and do not fail', async () => {
    const value = { latitude: 5e-324, longitude: -0, distanceInKm: 10 };
    const filter = { field: 'point', type: 'GEO', operator: 'GEO_LOCATION_WITHIN', value } as const;
    expect(await find('', { filters: [filter] })).toEqual([]);
    expect(await find('chofer', { filters: [filter] })).toEqual([]);
  });

  it('find what lies within a distance', async () => {
    expect(await find('', { filters: [within(10)] })).toEqual(['REF-12', 'REF-1']);
    expect(await find('', { filters: [within(70)] })).toEqual(['REF-12', 'REF-1']);
    expect(await find('', { filters: [within(80)] })).toEqual(['ref-2', 'REF-12', 'REF-1']);
    expect(await find('', { filters: [within(10), within(10, saltillo)] })).toEqual([]);
    expect(await find('chofer', { filters: [within(10)] })).toEqual(['REF-12']);
  });

  it('find across the date line and around the poles', async () => {
    const far = [
      { latitude: -16.5, longitude: 179.9 },
      { latitude: -16.5, longitude: -179.9 },
    ];
    const north = [
      { latitude: 89.9, longitude: 0 },
      { latitude: 89.9, longitude: 180 },
    ];
    const other = { agencyId: 'lejos' };
    await insertJobs(
      database,
      [...far, ...north].map((point) => ({ agency_id: 'lejos', ...point })),
    );
    for (const point of [...far, ...north]) {
      const filters = [within(50, point)];
      const request = {
        searchTerm: '',
        orderBy: [],
        filters,
        facetFields: [],
        pageSize: 9,
        pageNumber: 0,
      };
      expect((await searchJobs(database, other, request)).totalRecords).toBe(2);
    }
  });
});

it('never shows another agency’s or another client’s jobs', async () => {
  expect(await find('agencia')).toEqual([]);
  expect(await find('cliente')).toEqual([]);
  const ofAgency = await searchJobs(
    database,
    { agencyId: TEST_AGENCY },
    {
      searchTerm: 'chofer',
      orderBy: [],
      filters: [],
      facetFields: [],
      pageSize: 50,
      pageNumber: 0,
    },
  );
  expect(ofAgency.records.map(({ title }) => title)).toContain('Chofer de otro cliente');
  expect(ofAgency.records.every(({ agencyId }) => agencyId === TEST_AGENCY)).toBe(true);
});

it('gives a job with all its fields', async () => {
  const { records } = await search({ searchTerm: 'REF-12' });
  expect(records).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      agencyId: TEST_AGENCY,
      clientId: TEST_CLIENT,
      referenceNumber: 'REF-12',
      urlSlug: 'vacante-REF-12',
      title: 'Chofer de camion',
      city: 'Monterrey',
      state: 'Nuevo León',
      country: 'México',
      employmentType: 'Tiempo completo',
      company: 'Ágil Envíos S.A. de C.V.',
      logoName: null,
      description: '<p>Rutas en dos camiones de 3.5 toneladas</p>',
      jobPosting: '',
      responsibilities: null,
      qualifications: null,
      skills: null,
      experience: null,
      status: 'Open',
      active: true,
      point: monterrey,
      startDate: '2026-01-02T00:00:00.000Z',
      details: {},
      quickApplyState: 'QUICK_APPLY',
    },
  ]);
});
