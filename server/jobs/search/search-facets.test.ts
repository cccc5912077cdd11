import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { JobSearchFilter } from '#schemas/api/jobs.ts';
import { ANY, isIn, setUpJobSearch } from '../../testing/job-search.ts';
import { insertJobs } from '../../testing/jobs.ts';
import { loadColumns } from '../columns/load-columns.ts';
import { loadJobValues } from '../records/job-values.ts';
import { searchJobs } from './search-jobs.ts';

const { database, search, countStatements } = setUpJobSearch();

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
      // What the search remembers of words and rows is read by the first of all.
      await search({ searchTerm });
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
