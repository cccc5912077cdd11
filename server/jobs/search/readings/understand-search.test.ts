import { beforeAll, describe, expect, it } from 'vitest';
import type { JobSearchFilter, JobSearchRequest, JobSearchResult } from '#schemas/api/jobs.ts';
import { openGazetteer } from '../../../places/gazetteer.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { insertJobs, TEST_AGENCY, TEST_CLIENT, type TestJob } from '../../../testing/jobs.ts';
import { setUp } from '../../../testing/set-up.ts';
import { loadMapView } from '../map-view.ts';
import { searchJobs } from '../search-jobs.ts';

const scope = { agencyId: TEST_AGENCY, clientId: TEST_CLIENT };
const places = openGazetteer();

function jobIn(city: string, job: TestJob & { readonly reference_number: string }): TestJob {
  const place = places.findPlace({ city });
  if (place === undefined) throw new Error(`No town is called ${city}.`);
  const { id, state, latitude, longitude } = place;
  return { ...job, city: place.city, state, place_id: id, latitude, longitude };
}

const jobs: readonly TestJob[] = [
  jobIn('Ecatepec', {
    reference_number: 'ecatepec',
    title: 'Repartidor',
    details: { vehicle: 'Moto', schedule: 'Turno nocturno' },
  }),
  jobIn('Coacalco', { reference_number: 'coacalco', title: 'Repartidor' }),
  jobIn('Texcoco', { reference_number: 'texcoco', title: 'Repartidor' }),
  jobIn('Toluca', { reference_number: 'toluca', title: 'Repartidor' }),
  jobIn('Monterrey', {
    reference_number: 'monterrey',
    title: 'Almacenista',
    description: '<p>Acomodas paquetes. Trato amable.</p>',
    details: { benefits: ['Vales de despensa'] },
  }),
  jobIn('San Martín Texmelucan', { reference_number: 'texmelucan', title: 'Chofer' }),
  jobIn('Huejutla', {
    reference_number: 'huejutla',
    title: 'Barrendero',
    description: '<p>Trabajas en toda la ciudad.</p>',
  }),
  jobIn('Puebla', { reference_number: 'puebla', title: 'Chofer', start_date: new Date(0) }),
];

const database = setUp(openTestDatabase);

beforeAll(async () => {
  await insertJobs(database, jobs);
});

const byRelevance = [{ field: 'relevance', direction: 'DESC' }] as const;

function search(
  searchTerm: string,
  request: Partial<JobSearchRequest> = {},
  of: { readonly agencyId: string } = scope,
): Promise<JobSearchResult> {
  const all = { orderBy: byRelevance, filters: [], facetFields: [], pageSize: 50, pageNumber: 0 };
  return searchJobs({ kysely: database.kysely, places }, of, { ...all, ...request, searchTerm });
}

async function find(searchTerm: string, request?: Partial<JobSearchRequest>): Promise<string[]> {
  const { records, totalRecords } = await search(searchTerm, request);
  expect(totalRecords).toBe(records.length);
  return records.map(({ referenceNumber }) => referenceNumber);
}

function around(city: string, distanceInKm: number): JobSearchFilter {
  const { latitude = 0, longitude = 0 } = places.findPlace({ city }) ?? {};
  const value = { latitude, longitude, distanceInKm };
  return { field: 'point', type: 'GEO', operator: 'GEO_LOCATION_WITHIN', value };
}

describe('words that no job holds', () => {
  it.each([
    ['repartidor unicornio moto', 'repartidor moto', ['unicornio'], ['ecatepec']],
    [
      'busco almacenista unicornio con vales',
      'almacenista con vales',
      ['unicornio'],
      ['monterrey'],
    ],
    ['almacenista 4711', 'almacenista', ['4711'], ['monterrey']],
    ['almasenista unicornio', 'almacenista', ['unicornio'], ['monterrey']],
    ['vales unicornio', 'vales', ['unicornio'], ['monterrey']],
  ])('are left out: %s', async (typed, correctedTerm, leftOut, references) => {
    const { correctedTerm: searched, leftOut: told, records } = await search(typed);
    expect({ searched, told }).toEqual({ searched: correctedTerm, told: leftOut });
    expect(records.map((job) => job.referenceNumber).sort()).toEqual(references);
  });

  it.each([
    'pizza unicornio',
    'dentista monterrey',
    'unicornio en ecatepec',
    'enfermera turno nocturno',
    'unicornio amable',
    '4711',
  ])('leave nothing to search: %s', async (typed) => {
    const { totalRecords, leftOut, correctedTerm } = await search(typed);
    expect({ totalRecords, leftOut, correctedTerm }).toEqual({ totalRecords: 0 });
  });

  it('are those of the own scope', async () => {
    await insertJobs(database, [{ agency_id: 'otra', title: 'Chofer', company: 'Zafiro' }]);
    expect(await search('chofer zafiro')).toMatchObject({ leftOut: ['zafiro'] });
    const others = await search('chofer zafiro', {}, { agencyId: 'otra' });
    expect(others).toMatchObject({ totalRecords: 1 });
    expect(others.leftOut).toBeUndefined();
  });

  it('are left out on maps and on every page too, with the facets of what is shown', async () => {
    const request = { searchTerm: 'repartidor unicornio', orderBy: byRelevance, filters: [] };
    const page = await search('repartidor unicornio', {
      facetFields: ['city'],
      pageSize: 4,
      pageNumber: 1,
    });
    expect(page).toMatchObject({ totalRecords: 6, leftOut: ['unicornio'] });
    expect(page.records).toHaveLength(2);
    expect(page.facets.city).toHaveLength(6);
    const map = await loadMapView({ kysely: database.kysely, places }, scope, {
      request: { ...request, facetFields: [], pageSize: 1, pageNumber: 0 },
      limit: 50,
    });
    expect(map).toMatchObject({ totalRecords: 6, leftOut: ['unicornio'] });
    expect(map.records).toHaveLength(6);
  });
});

describe('words that no job holds together', () => {
  it('are left out where enough others stay, those of the prose first', async () => {
    expect(await search('repartidor moto amable')).toMatchObject({
      correctedTerm: 'repartidor moto',
      leftOut: ['amable'],
    });
  });

  it('stay where two things are looked for: people choose', async () => {
    expect(await search('almacenista moto')).toMatchObject({
      totalRecords: 0,
      relaxations: expect.arrayContaining([
        expect.objectContaining({ kind: 'other-words', count: 1 }),
      ]),
    });
  });

  it('are offered without what joined them', async () => {
    const { relaxations = [] } = await search('sin unicornio de pizza con almacenista de la');
    const offered = relaxations.flatMap((each) =>
      each.kind === 'other-words' ? [each.searchTerm] : [],
    );
    for (const text of offered) expect(text).toBe('almacenista');
  });
});

describe('the age of a minor', () => {
  it('is never left out', async () => {
    expect((await search('tengo 17 años y quiero ser repartidor')).totalRecords).toBe(0);
    expect((await search('tengo 60 años y quiero ser repartidor')).leftOut).toBeUndefined();
  });
});

describe('an area in the text', () => {
  it('finds what is in its towns, and is told by its name', async () => {
    const { records, widened } = await search('repartidor valle de toluca');
    expect(records.map((job) => job.referenceNumber)).toEqual(['toluca']);
    expect(widened).toBeUndefined();
    const around = await search('repartidor aifa');
    expect(around.widened).toMatchObject({ count: 0, towns: ['AIFA'] });
    expect(around.totalRecords).toBe(3);
  });
});

describe('a town in the text', () => {
  it.each(['repartidor en ecatepec', 'repartidor ecatepec', 'ECATEPEC repartidor'])(
    'with few jobs brings those near it, its own first: %s',
    async (typed) => {
      const found = await search(typed);
      expect(found.widened).toEqual({ distanceInKm: 25, count: 1, towns: ['Ecatepec'] });
      const references = found.records.map((job) => job.referenceNumber);
      expect(references[0]).toBe('ecatepec');
      expect([...references].sort()).toEqual(['coacalco', 'ecatepec', 'texcoco']);
    },
  );

  it('goes on in its order on the next page', async () => {
    const all = await find('repartidor en ecatepec');
    const pages = await Promise.all(
      [0, 1, 2].map((pageNumber) => search('repartidor en ecatepec', { pageSize: 1, pageNumber })),
    );
    expect(pages.flatMap(({ records }) => records.map((job) => job.referenceNumber))).toEqual(all);
  });

  it('comes first by date too', async () => {
    const orderBy = [{ field: 'startDate', direction: 'DESC' }] as const;
    expect((await find('repartidor en ecatepec', { orderBy }))[0]).toBe('ecatepec');
  });

  it.each(['repartidor huatulco', 'repartidor puerto escondido', 'chofer agua prieta'])(
    'without any job far around stays, and finds nothing: %s',
    async (typed) => {
      const { totalRecords, leftOut } = await search(typed);
      expect({ totalRecords, leftOut }).toEqual({ totalRecords: 0 });
    },
  );

  it('may be one of two', async () => {
    const found = await search('repartidor ecatepec o toluca');
    expect(found.widened).toMatchObject({ count: 2, towns: ['Ecatepec', 'Toluca'] });
    expect(found.totalRecords).toBe(4);
  });

  it('stays where other words are left out', async () => {
    expect(await search('repartidor unicornio en tecamac')).toMatchObject({
      correctedTerm: 'repartidor en tecamac',
      leftOut: ['unicornio'],
      widened: { count: 0, towns: ['Tecámac'] },
    });
  });

  it('without a job says so', async () => {
    expect(await search('repartidor en tecamac')).toMatchObject({
      totalRecords: 3,
      widened: { count: 0, towns: ['Tecámac'] },
    });
  });

  it('that is called like its state comes before the rest of the state', async () => {
    expect(await find('chofer puebla')).toEqual(['puebla', 'texmelucan']);
  });

  it('keeps the facets true where one is chosen', async () => {
    const found = await search('repartidor en ecatepec', { facetFields: ['city'] });
    for (const { value, count } of found.facets.city ?? []) {
      const filters: JobSearchFilter[] = [
        { field: 'city', type: 'STRING', operator: 'IN', values: [value] },
      ];
      expect((await search('repartidor en ecatepec', { filters })).totalRecords).toBe(count);
    }
  });

  it('is not Nuevo León for León', async () => {
    expect(await find('almacenista leon')).toEqual([]);
  });

  it('is not the state of Hidalgo for Ciudad Hidalgo in Michoacán', async () => {
    expect(await find('barrendero hidalgo')).toEqual(['huejutla']);
    expect(await find('barrendero ciudad hidalgo')).toEqual([]);
  });
});

describe('a radius with few jobs', () => {
  const filters = [around('Ecatepec', 5)];

  it('stays as it is', async () => {
    expect(await find('repartidor', { filters })).toEqual(['ecatepec']);
  });

  it('grows where the request lets it', async () => {
    const found = await search('repartidor', { filters, mayWiden: true });
    expect(found.widened).toEqual({ distanceInKm: 25, count: 1, towns: [] });
    expect(found.records[0]?.referenceNumber).toBe('ecatepec');
    expect(found.totalRecords).toBe(3);
  });
});

describe('one constraint less', () => {
  const near = around('Ecatepec', 5);
  const fullTime: JobSearchFilter = {
    field: 'employmentType',
    type: 'STRING',
    operator: 'IN',
    values: ['Sin horario'],
  };

  it('shows as many jobs as it promised, though radii grow and towns are read', async () => {
    const asked = { filters: [near, fullTime], mayWiden: true };
    const { relaxations = [] } = await search('repartidor', asked);
    expect(relaxations).toContainEqual({
      kind: 'without-field',
      field: 'employmentType',
      count: 3,
    });
    expect(await find('repartidor', { ...asked, filters: [near] })).toHaveLength(3);
  });

  it('shows as many jobs as it promised where the word that stays names a town', async () => {
    const { relaxations } = await search('pizza ecatepec');
    expect(relaxations).toContainEqual({ kind: 'other-words', searchTerm: 'ecatepec', count: 3 });
    expect(await find('ecatepec')).toHaveLength(3);
  });

  it.each([
    ['Ciudad Obregón', []],
    ['barrendero Ciudad Obregón', ['barrendero']],
    ['astronauta ciudad', ['ciudad']],
  ])('a part of a town is no proposal: %s', async (text, terms) => {
    const { relaxations = [] } = await search(text);
    const proposed = relaxations.flatMap((each) =>
      each.kind === 'other-words' ? [each.searchTerm] : [],
    );
    expect(proposed).toEqual(terms);
  });
});

describe('spelling by ear', () => {
  it.each([
    ['almasenista', 'almacenista'],
    ['repartidorr', 'repartidor'],
    ['paketes', 'paquetes'],
    ['nesesito almasenista kon paketes', 'necesito almacenista con paquetes'],
    ['repatidor mtoo', 'repartidor moto'],
  ])('is corrected, all words at once: %s', async (typed, corrected) => {
    const { correctedTerm, totalRecords, leftOut } = await search(typed);
    expect(totalRecords).toBeGreaterThan(0);
    expect({ correctedTerm, leftOut }).toEqual({ correctedTerm: corrected });
  });
});

describe('names that towns share', () => {
  const agencyId = 'tocayos';

  beforeAll(async () => {
    const inTown = (city: string, reference: string, details = {}) => ({
      ...jobIn(city, { reference_number: reference, title: 'Repartidor', details }),
      agency_id: agencyId,
    });
    await insertJobs(database, [
      inTown('Ciudad Juárez', 'frontera', {
        pay: { min: 12_000, period: 'month', text: '$12,000 al mes' },
      }),
      inTown('Monterrey', 'monterrey'),
      inTown('Ciudad Obregón', 'obregon'),
      inTown('Álvaro Obregón', 'capital'),
      inTown('Puerto Vallarta', 'vallarta'),
      inTown('San Pedro Garza García', 'garza'),
      inTown('Tlajomulco de Zúñiga', 'tlajomulco'),
      inTown('Tijuana', 'tijuana'),
      inTown('La Paz', 'lapaz'),
      { ...inTown('Puebla', 'moto', { vehicle: 'Moto de la empresa' }), title: 'Mensajero' },
      {
        ...inTown('Puebla', 'flotilla'),
        title: 'Auxiliar de flotilla',
        description: '<p>Programar el mantenimiento.</p>',
      },
    ]);
  });

  it.each([
    ['Obregón Sonora', ['obregon']],
    ['Cd. Obregón', ['obregon']],
    ['Juárez, N.L.', ['monterrey', 'garza']],
    ['García Nuevo León', ['garza', 'monterrey']],
    ['García, N.L.', ['garza', 'monterrey']],
    ['El Salto', ['tlajomulco']],
    ['Repartidor en El Salto', ['tlajomulco']],
    ['Cd. Juárez', ['frontera']],
    ['Pto. Vallarta', ['vallarta']],
    ['Monterrey, N.L., MX', ['monterrey', 'garza']],
    ['Monterrey, Nuevo León, México', ['monterrey', 'garza']],
    ['Monterrey Nuevo León México', ['monterrey', 'garza']],
    ['NL', ['garza', 'monterrey']],
    ['Baja California', ['tijuana']],
    ['BC', ['tijuana']],
    ['B.C.S.', ['lapaz']],
    ['64000', ['monterrey', 'garza']],
    ['repartidor 64000', ['monterrey', 'garza']],
    ['12000', ['frontera']],
    ['12,000', ['frontera']],
    ['programador', []],
    ['moto propia puebla', []],
    ['office boy', ['moto', 'flotilla']],
  ])('are told apart, and short forms are read: %s', async (typed, references) => {
    const { records } = await search(typed, {}, { agencyId });
    expect(records.map(({ referenceNumber }) => referenceNumber)).toEqual(references);
  });

  it('are not corrected where jobs hold them as they are typed: office boy', async () => {
    const { correctedTerm, leftOut, totalRecords } = await search('office boy', {}, { agencyId });
    expect({ correctedTerm, leftOut, totalRecords }).toEqual({
      correctedTerm: undefined,
      leftOut: undefined,
      totalRecords: 2,
    });
  });

  it('are none of a longer name beside it: San Pedro Garza García is not in García', async () => {
    const { widened } = await search('García, N.L.', {}, { agencyId });
    expect(widened).toMatchObject({ count: 0, towns: ['García'] });
  });
});
