import { beforeAll, describe, expect, it } from 'vitest';
import type { JobSearchFilter, JobSearchRequest, JobSearchResult } from '#schemas/api/jobs.ts';
import { DAY_MS } from '#schemas/time/durations.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { insertJobs, TEST_AGENCY, TEST_CLIENT, type TestJob } from '../../../testing/jobs.ts';
import { setUp } from '../../../testing/set-up.ts';
import type { JobScope } from '../../records/job-scope.ts';
import { SearchCache } from '../readings/search-memory.ts';
import { searchJobs } from '../search-jobs.ts';
import { typeAhead } from '../type-ahead.ts';

const scope: JobScope = { agencyId: TEST_AGENCY, clientId: TEST_CLIENT };
const monterrey = { latitude: 25.6866, longitude: -100.3161 };
const saltillo = { latitude: 25.4232, longitude: -100.992 };
const guadalajara = { latitude: 20.6668, longitude: -103.3918 };
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const jobs: readonly TestJob[] = [
  {
    reference_number: 'repartidor',
    title: 'Repartidor',
    employment_type: 'Tiempo completo',
    details: {
      vehicle: 'Motocicleta',
      licence: 'Licencia tipo A',
      benefits: ['Vales de despensa'],
    },
    start_date: daysAgo(2),
    ...monterrey,
  },
  {
    reference_number: 'chofer',
    title: 'Chofer de camioneta',
    employment_type: 'Medio tiempo',
    city: 'Saltillo',
    state: 'Coahuila',
    start_date: daysAgo(2),
    ...saltillo,
  },
  {
    reference_number: 'almacén',
    title: 'Auxiliar de almacén nocturno',
    description: '<p>Ayudas al repartidor a cargar.</p>',
    city: 'Guadalajara',
    state: 'Jalisco',
    qualifications: 'Sin experiencia',
    start_date: daysAgo(2),
    ...guadalajara,
  },
  {
    reference_number: 'guardia',
    title: 'Recepcionista',
    city: 'Coyoacán',
    state: 'Ciudad de México',
    start_date: daysAgo(2),
  },
];

const database = setUp(openTestDatabase);

beforeAll(async () => {
  await insertJobs(database, jobs);
});

function search(
  request: Partial<JobSearchRequest>,
  own: JobScope = scope,
): Promise<JobSearchResult> {
  const byRelevance = [{ field: 'relevance', direction: 'DESC' }] as const;
  return searchJobs(database, own, {
    searchTerm: '',
    orderBy: byRelevance,
    filters: [],
    facetFields: [],
    pageSize: 50,
    pageNumber: 0,
    ...request,
  });
}

async function find(searchTerm: string, own: JobScope = scope): Promise<string[]> {
  const { records, correctedTerm } = await search({ searchTerm }, own);
  expect(correctedTerm).toBeUndefined();
  return records.map(({ referenceNumber }) => referenceNumber);
}

const within = (distanceInKm: number, point = monterrey): JobSearchFilter => ({
  field: 'point',
  type: 'GEO',
  operator: 'GEO_LOCATION_WITHIN',
  value: { ...point, distanceInKm },
});

describe('synonyms', () => {
  it('are found below the word itself', async () => {
    expect(await find('repartidor')).toEqual(['repartidor', 'chofer', 'almacén']);
    expect(await find('chofer')).toEqual(['chofer', 'repartidor', 'almacén']);
    expect(new Set(await find('conductoras'))).toEqual(
      new Set(['repartidor', 'chofer', 'almacén']),
    );
  });

  it.each(['chofer', 'conductor', 'mensajero', 'delivery'])(
    'find a repartidor by "%s"',
    async (typed) => {
      expect(await find(typed)).toContain('repartidor');
    },
  );

  it.each(['camioneta', 'van'])('find a camioneta by "%s"', async (typed) => {
    expect(await find(typed)).toContain('chofer');
  });

  it.each(['moto', 'motocicleta'])('find a motocicleta by "%s"', async (typed) => {
    expect(await find(typed)).toContain('repartidor');
  });

  it.each(['cdmx', 'df', 'ciudad de méxico'])('find Mexico City by "%s"', async (typed) => {
    expect(await find(typed)).toEqual(['guardia']);
  });

  it('are phrases too, and stand for phrases', async () => {
    expect(await find('part time')).toEqual(['chofer']);
    expect(await find('distrito federal')).toEqual(['guardia']);
    expect(await find('gdl bodega')).toEqual(['almacén']);
    // Words of a phrase that are not side by side are no such phrase.
    expect(await find('méxico ciudad recepcionista')).toEqual(['guardia']);
  });

  it('of one site are none of another’s, whatever was searched before', async () => {
    const own = { ...scope, synonyms: ['recepcionista, carretillero', 'chofer, piloto'] };
    expect(await find('carretillero', own)).toEqual(['guardia']);
    // The site's own group takes the place of the shipped one that shares a word with it.
    expect(await find('chofer', own)).toEqual(['chofer']);
    expect(await find('chofer')).toHaveLength(3);
    const cache = new SearchCache();
    const ofScope = async (of: JobScope) => {
      const source = { kysely: database.kysely, memory: cache.at(of, '1') };
      const request = { orderBy: [], filters: [], facetFields: [], pageSize: 9, pageNumber: 0 };
      return (await searchJobs(source, of, { searchTerm: 'carretillero', ...request }))
        .totalRecords;
    };
    expect([await ofScope(own), await ofScope(scope), await ofScope(own)]).toEqual([1, 0, 1]);
  });
});

describe('what people type', () => {
  it.each([
    ['medio tiempo', ['chofer']],
    ['licencia tipo a', ['repartidor']],
    ['vales de despensa', ['repartidor']],
    ['sin experiencia', ['almacén']],
    ['moto', ['repartidor']],
    ['chofer en saltillo', ['chofer']],
    ['empleo repartidor guadalajara', ['almacén']],
    ['bolsa de trabajo recepcionista cerca de mí', ['guardia']],
    ['Trabajo de noche', ['almacén']],
  ])('finds by %s', async (term, references) => {
    expect(await find(term)).toEqual(references);
  });

  it('of words for work alone finds every job', async () => {
    for (const term of ['empleo', 'trabajos', 'bolsa de trabajo', 'busco trabajo cerca de mi'])
      expect(await find(term)).toHaveLength(4);
  });
});

describe('mistyped words', () => {
  it.each([
    ['repartdor', 'repartidor'],
    ['choferr', 'chofer'],
    ['monterey', 'monterrey'],
    ['guadalajra', 'guadalajara'],
    ['motosicleta', 'motocicleta'],
    ['recepcoinista', 'recepcionista'],
    ['almasen nocturno', 'almacén nocturno'],
    ['repartidorguadalajara', 'repartidor guadalajara'],
  ])('%s is searched as %s', async (searchTerm, correctedTerm) => {
    const found = await search({ searchTerm });
    expect(found).toMatchObject({ correctedTerm });
    expect(found.totalRecords).toBeGreaterThan(0);
  });

  it('are left alone where something is found, or nothing is near', async () => {
    expect(await find('repart')).toContain('repartidor');
    for (const searchTerm of ['xyzxyzxyz', 'zzz', '12345678', '🚚🚚🚚 qqqqqqqq']) {
      const found = await search({ searchTerm });
      expect(found).toMatchObject({ totalRecords: 0 });
      expect(found.correctedTerm).toBeUndefined();
    }
  });

  it('are corrected by words of the own client alone', async () => {
    const other = { agencyId: 'otra', clientId: 'otra' };
    await insertJobs(database, [
      { agency_id: 'otra', client_id: 'otra', title: 'Soldador', city: 'Torreón' },
    ]);
    expect(await search({ searchTerm: 'soldadro' }, other)).toMatchObject({
      correctedTerm: 'soldador',
    });
    expect((await search({ searchTerm: 'soldadro' })).correctedTerm).toBeUndefined();
  });
});

describe('what one constraint less would find', () => {
  it('is a wider radius, anywhere, or other words, most jobs first', async () => {
    const { totalRecords, relaxations, records } = await search({
      searchTerm: 'recepcionista',
      filters: [within(10)],
    });
    expect({ totalRecords, records }).toEqual({ totalRecords: 0, records: [] });
    expect(relaxations).toEqual([
      { kind: 'anywhere', count: 1 },
      { kind: 'without-words', count: 1 },
    ]);
    const near = await search({ searchTerm: 'chofer camioneta', filters: [within(10)] });
    expect(near.relaxations).toContainEqual({ kind: 'wider', distanceInKm: 100, count: 1 });
    expect(near.relaxations).toContainEqual({
      kind: 'other-words',
      searchTerm: 'chofer',
      count: 1,
    });
  });

  it('is a search without one of its filters', async () => {
    const filters: JobSearchFilter[] = [
      { field: 'city', type: 'STRING', operator: 'IN', values: ['Saltillo'] },
      { field: 'employmentType', type: 'STRING', operator: 'IN', values: ['Tiempo completo'] },
    ];
    expect((await search({ filters })).relaxations).toEqual([
      { kind: 'without-field', field: 'city', count: 1 },
      { kind: 'without-field', field: 'employmentType', count: 1 },
    ]);
  });

  it('is told of empty first pages only', async () => {
    expect((await search({ searchTerm: 'chofer' })).relaxations).toBeUndefined();
    const far = { searchTerm: 'recepcionista', filters: [within(10)], pageNumber: 1 };
    expect((await search(far)).relaxations).toBeUndefined();
  });
});

describe('jobs of an area', () => {
  const square = [
    { latitude: 25, longitude: -101.5 },
    { latitude: 26, longitude: -100 },
  ];
  const referencesIn = async (coordinates: JobSearchRequest['coordinates'], searchTerm = '') => {
    const { records } = await search({ ...(coordinates && { coordinates }), searchTerm });
    return records.map(({ referenceNumber }) => referenceNumber).sort();
  };

  it('lie in a box or a polygon, jobs without a point in none', async () => {
    expect(await referencesIn(square)).toEqual(['chofer', 'repartidor']);
    const triangle = [...square, { latitude: 25, longitude: -100 }];
    expect(await referencesIn(triangle)).toEqual(['repartidor']);
    expect(await referencesIn(square, 'camioneta')).toEqual(['chofer']);
    const world = [
      { latitude: -90, longitude: -180 },
      { latitude: 90, longitude: 180 },
    ];
    expect(await referencesIn(world)).toEqual(['almacén', 'chofer', 'repartidor']);
  });
});

describe('the order by relevance', () => {
  const ranked = async (agency_id: string, given: readonly TestJob[], request: object = {}) => {
    await insertJobs(
      database,
      given.map((job, index) => ({ agency_id, reference_number: `${index}`, ...job })),
    );
    const { records } = await search({ searchTerm: 'chofer', ...request }, { agencyId: agency_id });
    return records.map(({ referenceNumber }) => Number(referenceNumber));
  };

  it('is the whole title, a part of it, company or place, details, description', async () => {
    const start_date = daysAgo(1);
    expect(
      await ranked('campos', [
        { title: 'Ayudante', description: 'chofer', start_date },
        { title: 'Ayudante', details: { vehicle: 'chofer' }, start_date },
        { title: 'Ayudante', company: 'Chofer S.A.', start_date },
        { title: 'Conductor', start_date },
        { title: 'Coordinador de chofer nocturno', start_date },
        { title: 'Chofer', start_date },
      ]),
    ).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it('prefers what is fresh among equals, and a good text to a fresh one', async () => {
    expect(
      await ranked('fechas', [
        { title: 'Chofer', start_date: daysAgo(90) },
        { title: 'Chofer', start_date: daysAgo(1) },
        { title: 'Ayudante', description: 'chofer', start_date: daysAgo(0) },
      ]),
    ).toEqual([1, 0, 2]);
  });

  it('prefers what is near where a place is searched', async () => {
    const start_date = daysAgo(1);
    const filters = [within(100)];
    const given = [
      { title: 'Chofer', start_date, ...saltillo },
      { title: 'Chofer', start_date, ...monterrey },
    ];
    expect(await ranked('cerca', given, { filters })).toEqual([1, 0]);
  });
});

describe('suggestions', () => {
  it('come in other words or letters where none has the typed ones', async () => {
    const suggest = (value: string) => typeAhead(database.kysely, scope, { field: 'title', value });
    expect(await suggest('almacen')).toEqual(['Auxiliar de almacén nocturno']);
    expect(await suggest('bodega')).toEqual(['Auxiliar de almacén nocturno']);
    expect(await suggest('recpcionista')).toEqual(['Recepcionista']);
    expect(await suggest('zzzzzzzz')).toEqual([]);
  });
});
