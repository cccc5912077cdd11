import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JobSearchRequest } from '#schemas/api/jobs.ts';
import { day, monterrey, saltillo, setUpJobSearch, within } from '../../testing/job-search.ts';
import { fillSearchWords, insertJobs } from '../../testing/jobs.ts';
import { searchJobs } from './search-jobs.ts';

const { database, search, find } = setUpJobSearch();

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
