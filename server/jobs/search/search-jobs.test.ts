import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { FACET_FIELDS } from '#schemas/api/constants.ts';
import type { FacetField, JobSearchFilter, JobSearchRequest } from '#schemas/api/jobs.ts';
import type { Database } from '../../db/open-database.ts';
import { openTestDatabase } from '../../testing/database.ts';
import {
  fillSearchWords,
  insertJobs,
  TEST_AGENCY,
  TEST_CLIENT,
  type TestJob,
} from '../../testing/jobs.ts';
import { setUp } from '../../testing/set-up.ts';
import { loadColumns } from '../columns/load-columns.ts';
import { loadJobValues } from '../records/job-values.ts';
import { searchJobs } from './search-jobs.ts';

const scope = { agencyId: TEST_AGENCY, clientId: TEST_CLIENT };
const monterrey = { latitude: 25.6866, longitude: -100.3161 };
const saltillo = { latitude: 25.4232, longitude: -100.992 };
const day = (n: number) => new Date(Date.UTC(2026, 0, n));

const jobs: readonly TestJob[] = [
  {
    reference_number: 'REF-1',
    title: 'Auxiliar de administración',
    description: '<p>Manejo de camión y archivo</p>',
    employment_type: 'Tiempo completo',
    category: 'Oficina',
    start_date: day(1),
    ...monterrey,
  },
  {
    reference_number: 'REF-12',
    title: 'Chofer de camion',
    description: '<p>Rutas en dos camiones de 3.5 toneladas</p>',
    company: 'Ágil Envíos S.A. de C.V.',
    employment_type: 'Tiempo completo',
    start_date: day(2),
    ...monterrey,
  },
  {
    reference_number: 'ref-2',
    title: 'Repartidores nocturnos',
    city: 'Saltillo',
    state: 'Coahuila',
    employment_type: 'Medio tiempo',
    start_date: day(3),
    ...saltillo,
  },
  {
    reference_number: 'x-1',
    title: 'Ángel de la guarda',
    description: '<p>Sin experiencia como chofer</p>',
    city: null,
    state: null,
    company: null,
    start_date: day(4),
  },
  { reference_number: 'x-2', title: null, start_date: day(5), category: 'Oficina' },
  { reference_number: 'closed', title: 'Chofer cerrado', status: 'closed', ...monterrey },
  { reference_number: 'expired', title: 'Chofer vencido', expires_at: new Date(0), ...monterrey },
  { reference_number: 'REF-1', agency_id: 'ajena', title: 'Chofer de otra agencia', ...monterrey },
  { reference_number: 'REF-1', client_id: 'otro', title: 'Chofer de otro cliente', ...monterrey },
];

const database = setUp(openTestDatabase);

beforeAll(async () => {
  await insertJobs(database, jobs);
});

const ANY: JobSearchRequest = {
  searchTerm: '',
  orderBy: [],
  filters: [],
  facetFields: [],
  pageSize: 50,
  pageNumber: 0,
};

function search(request: Partial<JobSearchRequest>, source: Pick<Database, 'kysely'> = database) {
  return searchJobs(source, scope, { ...ANY, ...request });
}

/** Statements that the database answers for a search. */
async function countStatements(request: Partial<JobSearchRequest>): Promise<number> {
  let statements = 0;
  const kysely = database.kysely.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await search(request, { kysely });
  return statements;
}

/** Reference numbers of the first page. */
async function find(
  searchTerm: string,
  request: Partial<JobSearchRequest> = {},
): Promise<string[]> {
  const { records, totalRecords } = await search({ searchTerm, ...request });
  expect(totalRecords).toBe(records.length);
  return records.map(({ referenceNumber }) => referenceNumber);
}

const within = (distanceInKm: number, point = monterrey): JobSearchFilter => ({
  field: 'point',
  type: 'GEO',
  operator: 'GEO_LOCATION_WITHIN',
  value: { ...point, distanceInKm },
});
const isIn = (field: FacetField, ...values: string[]) =>
  ({ field, type: 'STRING', operator: 'IN', values }) as const;

describe('a keyword', () => {
  it.each([
    ['administracion', ['REF-1']],
    ['administración', ['REF-1']],
    ['administraciones', ['REF-1']],
    ['ADMINISTRACIÓN', ['REF-1']],
    ['administracio\u0301n', ['REF-1']],
    ['camion', ['REF-12', 'REF-1']],
    ['camión', ['REF-12', 'REF-1']],
    ['camiones', ['REF-12', 'REF-1']],
    ['repartidor', ['ref-2', 'REF-12', 'x-1']],
    ['el repartidor nocturno', ['ref-2']],
    ['repart', ['ref-2']],
    ['chofer', ['REF-12', 'ref-2', 'x-1']],
    ['chofer camión', ['REF-12']],
    ['3.5 toneladas', ['REF-12']],
    ['agil', ['REF-12']],
    ['coahuila', ['ref-2']],
    ['oficina', ['x-2', 'REF-1']],
    ['inexistente', []],
  ])('finds by %s', async (term, references) => {
    expect(await find(term, { orderBy: [{ field: 'relevance', direction: 'DESC' }] })).toEqual(
      references,
    );
  });

  it('of stop words or signs only counts as none', async () => {
    for (const term of ['de la', 'para', '!!!', '🚚', '  ', '%', "'"]) {
      expect(await find(term)).toHaveLength(5);
    }
  });

  it('does not end in a stop word that is taken for a beginning', async () => {
    expect(await find('camion para')).toEqual(['REF-12', 'REF-1']);
  });

  it('finds reference numbers, whole or their beginning, in either case', async () => {
    expect(await find('REF-12')).toEqual(['REF-12']);
    expect(await find('ref-1')).toEqual(['REF-12', 'REF-1']);
    expect(await find('REF-2')).toEqual(['ref-2']);
    for (const field of ['referenceNumber', 'refrenceNumber'] as const)
      expect(await find('ref', { searchFields: [field] })).toEqual(['ref-2', 'REF-12', 'REF-1']);
    expect(await find('R_F-1')).toEqual([]);
    expect(await find('REF-12', { searchFields: ['title'] })).toEqual([]);
  });

  it.each(['12', 'ref12', 'REF 12', 'ref_12'])('finds a reference number by %s', async (typed) => {
    expect(await find(typed)).toEqual(['REF-12']);
  });

  it.each([
    ['por hora', 'hour'],
    ['diario', 'day'],
    ['pago semanal', 'week'],
    ['mensual', 'month'],
  ])('finds jobs that pay %s', async (typed, period) => {
    const agency_id = `paga-${period}`;
    await insertJobs(database, [
      { agency_id, reference_number: 'PAGA', details: { pay: { min: 100, period } } },
      { agency_id, reference_number: 'CALLA' },
    ]);
    const request = { orderBy: [], filters: [], facetFields: [], pageSize: 9, pageNumber: 0 };
    const { records } = await searchJobs(
      database,
      { agencyId: agency_id },
      { searchTerm: typed, ...request },
    );
    expect(records.map((job) => job.referenceNumber)).toEqual(['PAGA']);
  });

  it('looks into the fields that are asked for alone', async () => {
    expect(await find('chofer', { searchFields: ['title'] })).toEqual(['ref-2', 'REF-12']);
    expect(await find('camion', { searchFields: ['description'] })).toEqual(['REF-12', 'REF-1']);
    expect(await find('administracion', { searchFields: ['title'] })).toEqual(['REF-1']);
    expect(await find('administracion', { searchFields: ['description'] })).toEqual([]);
    expect(await find('saltillo', { searchFields: ['place'] })).toEqual(['ref-2']);
    expect(await find('saltillo', { searchFields: ['company'] })).toEqual([]);
    expect(await find('envios', { searchFields: ['company', 'title'] })).toEqual(['REF-12']);
    expect(await find('envios', { searchFields: ['place', 'title'] })).toEqual([]);
    const filters = [isIn('city', 'Monterrey')];
    expect(await find('envios', { searchFields: ['company'], filters })).toEqual(['REF-12']);
    expect(await find('chofer', { searchFields: ['title'], filters })).toEqual(['REF-12']);
  });

  it('holds no operator of any query language', async () => {
    expect(await find('-camion')).toEqual(['REF-12', 'REF-1']);
    expect(await find('inexistente or nada')).toEqual([]);
    expect(await find('!camion')).toEqual(['REF-12', 'REF-1']);
    expect(await find('"chofer" & | <-> :* (camion)')).toEqual(['REF-12']);
  });
});

describe('hostile texts', () => {
  const named = (text: string) => [JSON.stringify(text).slice(0, 40), text] as const;
  const texts = [
    "'; drop table jobs; --",
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '\0',
    'chofer\0camion',
    '\\',
    "a'b\\'c:*&|!()",
    '\ud83d',
    'ŉandú',
    '½ ²',
    'ﷺ',
    'x'.repeat(10_000),
    'a b '.repeat(2500),
    "'".repeat(10_000),
    '$1 $2 %s {0}',
    'a\u0000:ABCD*',
  ];

  it.each(texts.map(named))('are harmless as keyword: %s', async (_name, text) => {
    for (const searchFields of [[], ['title'], ['place'], ['referenceNumber']] as const) {
      await search({ searchTerm: text, searchFields, facetFields: ['city'] });
    }
    expect(await find('chofer')).toHaveLength(3);
  });

  it.each(texts.map(named))('are harmless as filter: %s', async (_name, text) => {
    for (const field of FACET_FIELDS) {
      expect(await find('', { filters: [isIn(field, text)] })).toEqual([]);
      expect(await find('chofer', { filters: [isIn(field, text)] })).toEqual([]);
    }
  });
});

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

describe('facets', () => {
  const facetFields = ['city', 'state', 'company', 'employmentType', 'category'] as const;

  it('count exactly, most jobs first', async () => {
    const { facets, totalRecords } = await search({ facetFields });
    expect(totalRecords).toBe(5);
    expect(facets.city).toEqual([
      { value: 'Monterrey', count: 3 },
      { value: 'Saltillo', count: 1 },
    ]);
    expect(facets.category).toEqual([{ value: 'Oficina', count: 2 }]);
    expect(Object.keys(facets)).toEqual([...facetFields]);
  });

  it('come with the total, all in one statement', async () => {
    for (const searchTerm of ['', 'chofer']) {
      const withoutFacets = await countStatements({ searchTerm });
      expect(await countStatements({ searchTerm, facetFields })).toBe(withoutFacets);
    }
  });

  it('take every filter into account but their own', async () => {
    const filters = [isIn('city', 'Saltillo')];
    const { facets, totalRecords } = await search({ facetFields, filters });
    expect(totalRecords).toBe(1);
    expect(facets.city).toEqual([
      { value: 'Monterrey', count: 3 },
      { value: 'Saltillo', count: 1 },
    ]);
    expect(facets.employmentType).toEqual([{ value: 'Medio tiempo', count: 1 }]);
    const two = [...filters, isIn('employmentType', 'Tiempo completo')];
    const narrow = await search({ facetFields, filters: two });
    expect(narrow.totalRecords).toBe(0);
    expect(narrow.facets.city).toEqual([{ value: 'Monterrey', count: 2 }]);
    expect(narrow.facets.employmentType).toEqual([{ value: 'Medio tiempo', count: 1 }]);
    expect(narrow.facets.category).toEqual([]);
  });

  it('tell towns of one name apart by their states, unless the name is chosen', async () => {
    const agency_id = 'tocayos';
    const towns = [
      { city: 'Guadalupe', state: 'Nuevo León' },
      { city: 'Guadalupe', state: 'Nuevo León' },
      { city: 'Guadalupe', state: 'Zacatecas' },
      { city: 'Fresnillo', state: 'Zacatecas' },
    ];
    await insertJobs(
      database,
      towns.map((town) => ({ agency_id, title: 'Chofer', ...town })),
    );
    const { signal } = new AbortController();
    const columns = await loadColumns(database.kysely, {
      agencyId: agency_id,
      mostRows: 9,
      signal,
    });
    const found = async (searchTerm: string, ...filters: JobSearchFilter[]) => {
      const request = {
        ...{ searchTerm, filters, orderBy: [], facetFields: ['city'] as const },
        ...{ pageSize: 1, pageNumber: 0 },
      };
      const own = { agencyId: agency_id };
      const answer = await searchJobs(database, own, request);
      expect(await searchJobs({ ...database, columns }, own, request)).toEqual(answer);
      const values = answer.facets.city?.map(({ value, count }) => `${value}: ${count}`);
      return { total: answer.totalRecords, values };
    };
    const fresnillo = 'Fresnillo: 1';
    const apart = ['Guadalupe, Nuevo León: 2', fresnillo, 'Guadalupe, Zacatecas: 1'];
    for (const term of ['', 'chofer']) {
      expect(await found(term)).toEqual({ total: 4, values: apart });
      const inOne = await found(term, isIn('city', 'Guadalupe, Zacatecas'));
      expect(inOne).toEqual({ total: 1, values: apart });
      const whole = await found(term, isIn('city', 'Guadalupe'));
      expect(whole).toEqual({ total: 3, values: ['Guadalupe: 3', fresnillo] });
      const twice = isIn('city', 'Guadalupe', 'Guadalupe, Zacatecas');
      expect(await found(term, twice)).toEqual(whole);
      const state = isIn('state', 'Zacatecas');
      expect((await found(term, state)).values).toEqual([fresnillo, 'Guadalupe: 1']);
      const both = await found(term, state, isIn('city', 'Guadalupe, Zacatecas'));
      expect(both).toEqual({ total: 1, values: [fresnillo, 'Guadalupe, Zacatecas: 1'] });
    }
    const { city } = await loadJobValues(database.kysely, { agencyId: agency_id });
    expect(city.map(({ value, count }) => `${value}: ${count}`)).toEqual([
      'Guadalupe: 3',
      'Guadalupe, Nuevo León: 2',
      fresnillo,
      'Guadalupe, Zacatecas: 1',
    ]);
  });

  it('take a company in all its spellings for one, beside words too, and name the one that is chosen', async () => {
    const agency_id = 'una-empresa';
    const own = { agency_id, client_id: 'uno', title: 'Chofer' };
    const [plain, formal, spaced] = [
      'Rutas del Bajío',
      'RUTAS DEL BAJIO SA DE CV',
      'Rutas del Bajío, S. A. de C. V.',
    ] as const;
    const companies = [plain, formal, formal, spaced, 'Rutas del Bajío Norte', null];
    const rows = companies.map((company, n) => ({ ...own, reference_number: `${n}`, company }));
    await insertJobs(database, rows);
    const { signal } = new AbortController();
    const loading = { agencyId: agency_id, mostRows: 10, signal };
    const columns = await loadColumns(database.kysely, loading);
    const found = async (searchTerm: string, ...values: string[]) => {
      const request = {
        ...{ searchTerm, orderBy: [], facetFields: ['company'] as const },
        ...{ filters: [isIn('company', ...values)], pageSize: 1, pageNumber: 0 },
      };
      const answer = await searchJobs(database, { agencyId: agency_id }, request);
      const ofColumns = await searchJobs(
        { ...database, columns },
        { agencyId: agency_id },
        request,
      );
      expect(ofColumns).toEqual(answer);
      const named = answer.facets.company?.map(({ value, count }) => `${value}: ${count}`);
      return { total: answer.totalRecords, named };
    };
    const norte = 'Rutas del Bajío Norte: 1';
    for (const term of ['', 'chofer']) {
      expect(await found(term)).toEqual({ total: 6, named: [`${formal}: 4`, norte] });
      for (const spelling of [plain, formal, spaced, 'Rutas del Bajio S.A.'])
        expect(await found(term, spelling)).toEqual({ total: 4, named: [`${spelling}: 4`, norte] });
      const both = await found(term, formal, spaced);
      expect(both).toEqual({ total: 4, named: [`${formal}: 4`, norte] });
    }
  });

  it('have a town once where some jobs do not say its state', async () => {
    const agency_id = 'sin-estado';
    const town = { agency_id, title: 'Chofer', city: 'Ramos Arizpe' };
    await insertJobs(database, [
      { ...town, state: 'Coahuila' },
      { ...town, state: null },
    ]);
    const columns = await loadColumns(database.kysely, {
      ...{ agencyId: agency_id, mostRows: 9, signal: new AbortController().signal },
    });
    const request = { ...ANY, facetFields: ['city'] as const };
    const filters = [isIn('city', 'Ramos Arizpe, Coahuila')];
    for (const source of [database, { ...database, columns }]) {
      const all = await searchJobs(source, { agencyId: agency_id }, request);
      expect(all.facets.city).toEqual([{ value: 'Ramos Arizpe', count: 2 }]);
      const one = await searchJobs(source, { agencyId: agency_id }, { ...request, filters });
      expect(one.totalRecords).toBe(1);
      expect(one.facets.city).toEqual([
        { value: 'Ramos Arizpe', count: 2 },
        { value: 'Ramos Arizpe, Coahuila', count: 1 },
      ]);
    }
  });

  it('come in the order of Spanish names where counts are equal', async () => {
    const agency_id = 'alfabeto';
    await insertJobs(
      database,
      ['Zapopan', 'Álamos', 'Ñipac', 'Nava', 'Ojinaga'].map((city) => ({ agency_id, city })),
    );
    const { facets } = await searchJobs(
      database,
      { agencyId: agency_id },
      {
        searchTerm: '',
        orderBy: [],
        filters: [],
        facetFields: ['city'],
        pageSize: 1,
        pageNumber: 0,
      },
    );
    expect(facets.city?.map(({ value }) => value)).toEqual([
      'Álamos',
      'Nava',
      'Ñipac',
      'Ojinaga',
      'Zapopan',
    ]);
  });

  it('give at most two hundred values', async () => {
    const agency_id = 'muchas';
    await insertJobs(database, [{ agency_id, city: 'base' }]);
    await sql`insert into jobs (agency_id, client_id, reference_number, url_slug, city, start_date, checksum)
      select ${agency_id}, 'c', 'n' || n, 's' || n, case when n > 20 then 'Ciudad ' || n / 2 end, now(), '' from generate_series(1, 600) as n`.execute(
      database.kysely,
    );
    const { facets, totalRecords } = await searchJobs(
      database,
      { agencyId: agency_id },
      {
        searchTerm: '',
        orderBy: [],
        filters: [],
        facetFields: ['city', 'state'],
        pageSize: 1,
        pageNumber: 0,
      },
    );
    expect(totalRecords).toBe(601);
    expect(facets.city).toHaveLength(200);
    expect(facets.city?.[0]).toMatchObject({ count: 2 });
  });
});

describe('order and pages', () => {
  const by = (
    field: 'startDate' | 'relevance' | 'title' | 'company' | 'distance',
    direction: 'ASC' | 'DESC' = 'ASC',
  ) => ({
    orderBy: [{ field, direction }],
  });

  it('are newest first without a keyword, whatever relevance or distance is asked for', async () => {
    const newest = ['x-2', 'x-1', 'ref-2', 'REF-12', 'REF-1'];
    for (const request of [{}, by('relevance', 'DESC'), by('distance'), by('startDate', 'DESC')]) {
      expect(await find('', request)).toEqual(newest);
    }
    expect(await find('', by('startDate'))).toEqual([...newest].reverse());
  });

  it('sort by title and company without regard to accents, what has none last', async () => {
    expect(await find('', by('title'))).toEqual(['x-1', 'REF-1', 'REF-12', 'ref-2', 'x-2']);
    expect((await find('', by('title', 'DESC'))).at(-1)).toBe('x-2');
    expect(await find('', by('company'))).toEqual(['REF-12', 'x-2', 'ref-2', 'REF-1', 'x-1']);
  });

  it('sort by distance from the place of the filter', async () => {
    const filters = [within(100, saltillo)];
    expect(await find('', { filters, ...by('distance') })).toEqual(['ref-2', 'REF-12', 'REF-1']);
    expect(await find('', { filters, ...by('distance', 'DESC') })).toEqual([
      'REF-12',
      'REF-1',
      'ref-2',
    ]);
  });

  it('put a word in the title before one in the description', async () => {
    expect(await find('chofer', by('relevance', 'DESC'))).toEqual(['REF-12', 'ref-2', 'x-1']);
    expect(await find('chofer', by('startDate', 'DESC'))).toEqual(['x-1', 'ref-2', 'REF-12']);
  });

  it('show every job once over all pages, the newest id first between equals', async () => {
    const agency_id = 'paginas';
    const ids = await insertJobs(
      database,
      Array.from({ length: 23 }, () => ({ agency_id })),
    );
    const seen: string[] = [];
    for (let pageNumber = 0; pageNumber < 4; pageNumber++) {
      const { records, totalRecords } = await searchJobs(
        database,
        { agencyId: agency_id },
        {
          searchTerm: '',
          orderBy: [],
          filters: [],
          facetFields: [],
          pageSize: 7,
          pageNumber,
        },
      );
      expect(totalRecords).toBe(23);
      seen.push(...records.map(({ id }) => id));
    }
    expect(seen).toEqual([...ids].reverse());
  });

  it('are empty behind the end and far out', async () => {
    for (const pageNumber of [1, 2000, 2001, 10 ** 9]) {
      expect(await search({ pageNumber })).toMatchObject({
        records: [],
        totalRecords: 5,
        pageNumber,
      });
    }
  });
});

describe('many matches', () => {
  const agency_id = 'grande';
  const big = { agencyId: agency_id };
  const pageOf = (request: Partial<JobSearchRequest>) =>
    searchJobs(database, big, {
      searchTerm: '',
      orderBy: [],
      filters: [],
      facetFields: [],
      pageSize: 100,
      pageNumber: 0,
      ...request,
    });

  beforeAll(async () => {
    await insertJobs(database, [{ agency_id, title: 'Último', start_date: day(1) }]);
    await sql`insert into jobs (agency_id, client_id, reference_number, url_slug, title, description, latitude, longitude,
        start_date, checksum)
      select ${agency_id}, 'c', 'n' || n, 's' || n, case when n % 10 = 0 then 'Chofer' else 'Auxiliar' end, 'un chofer',
        case when n % 2 = 0 then ${monterrey.latitude}::float8 else ${saltillo.latitude} end,
        case when n % 2 = 0 then ${monterrey.longitude}::float8 else ${saltillo.longitude} end, timestamptz '2026-02-01' + n * interval '1 minute', '' from generate_series(1, 2500) as n`.execute(
      database.kysely,
    );
    await fillSearchWords(database);
    // As after an import: without its figures about the rows the planner takes twenty times as long.
    await sql`analyze jobs, job_titles, job_words`.execute(database.kysely);
  });

  it('are counted exactly', async () => {
    expect((await pageOf({})).totalRecords).toBe(2501);
    expect((await pageOf({ searchTerm: 'chofer' })).totalRecords).toBe(2500);
  });

  it('come once each over all pages by relevance, and by date', async () => {
    for (const field of ['relevance', 'startDate'] as const) {
      const seen = new Set<string>();
      for (let pageNumber = 0; pageNumber < 36; pageNumber++) {
        const { records } = await pageOf({
          searchTerm: 'chofer',
          pageSize: 70,
          pageNumber,
          orderBy: [{ field, direction: 'DESC' }],
        });
        for (const { id } of records) seen.add(id);
      }
      expect(seen.size).toBe(2500);
    }
  });

  it('are found around a place, with and without a keyword', async () => {
    for (const searchTerm of ['', 'chofer']) {
      for (const field of ['startDate', 'relevance', 'distance'] as const) {
        const { records, totalRecords } = await pageOf({
          searchTerm,
          filters: [within(10)],
          orderBy: [{ field, direction: field === 'distance' ? 'ASC' : 'DESC' }],
        });
        expect(totalRecords).toBe(1250);
        expect(records).toHaveLength(100);
        expect(records[0]?.referenceNumber).toBe('n2500');
        expect(records.every(({ point }) => point?.latitude === monterrey.latitude)).toBe(true);
      }
    }
  });

  it('put titles first by relevance', async () => {
    const { records } = await pageOf({
      searchTerm: 'chofer',
      pageSize: 20,
      orderBy: [{ field: 'relevance', direction: 'DESC' }],
    });
    expect(new Set(records.map(({ title }) => title))).toEqual(new Set(['Chofer']));
    expect(records[0]?.referenceNumber).toBe('n2500');
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
