import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JobSearchFilter, JobSearchRequest } from '#schemas/api/jobs.ts';
import { day, monterrey, saltillo, setUpJobSearch, within } from '../../testing/job-search.ts';
import { fillSearchWords, insertJobs } from '../../testing/jobs.ts';
import { loadColumns } from '../columns/load-columns.ts';
import { loadMapView } from './map-view.ts';
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
    await sql`insert into jobs (agency_id, client_id, reference_number, url_slug, title, description, pay_weekly, latitude,
        longitude, start_date, checksum)
      select ${agency_id}, 'c', 'n' || n, 's' || n,
        case when n % 10 = 0 then 'Chofer' when n % 100 = 51 then 'Zafiro' else 'Auxiliar' end, 'un chofer, un zafiro',
        n % 4 * 1000,
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

  describe('of which columns know the ids', () => {
    const read = async () => {
      const { signal } = new AbortController();
      const { kysely } = database;
      const columns = await loadColumns(kysely, { agencyId: agency_id, mostRows: 5000, signal });
      if (columns === undefined) throw new Error('The jobs changed while they were read.');
      return { kysely, columns };
    };

    const few: JobSearchFilter = { field: 'pay', type: 'STRING', operator: 'IN', values: ['3000'] };
    const pages = [[], [few], [within(10)]].flatMap((filters) =>
      [0, 6, 30].flatMap((pageNumber) =>
        (['relevance', 'pay'] as const).map((field): Omit<JobSearchRequest, 'searchTerm'> => {
          const orderBy = [{ field, direction: 'DESC' as const }];
          return { filters, orderBy, pageNumber, pageSize: 20, facetFields: [] };
        }),
      ),
    );

    // A tenth of the titles has the first word, a hundredth the second.
    it.each(['chofer', 'zafiro', 'n1'])(
      'are those that the database finds, in the same order: %s',
      async (searchTerm) => {
        const source = await read();
        for (const page of pages) {
          const request = { ...page, searchTerm };
          source.columns.found.clear();
          const found = await searchJobs(source, { agencyId: agency_id }, request);
          expect(found).toEqual(await searchJobs(database, { agencyId: agency_id }, request));
        }
      },
    );

    it('are not shown once they are closed or hidden, though columns are older', async () => {
      const source = await read();
      const first = async (searchTerm: string) => {
        const request = { searchTerm, filters: [], orderBy: [], facetFields: [], pageSize: 3 };
        const scope = { agencyId: agency_id };
        const page = await searchJobs(source, scope, { ...request, pageNumber: 0 });
        const map = await loadMapView(source, scope, { request, limit: 3 });
        const [listed, onMap] = [page, map].map(({ records }) =>
          records.map(({ referenceNumber }) => referenceNumber),
        );
        expect(onMap).toEqual(listed);
        return listed;
      };
      expect(await first('chofer')).toEqual(['n2500', 'n2499', 'n2498']);
      await sql`update jobs set status = 'closed' where reference_number = 'n2500'`.execute(
        database.kysely,
      );
      await sql`update jobs set is_hidden = true where reference_number = 'n2498'`.execute(
        database.kysely,
      );
      for (const searchTerm of ['', 'chofer']) expect(await first(searchTerm)).toEqual(['n2499']);
    });
  });
});
