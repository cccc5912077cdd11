import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JobSearchRequest } from '#schemas/api/jobs.ts';
import type { Database } from '../db/open-database.ts';
import { openTestDatabase } from '../testing/database.ts';
import { insertJobs } from '../testing/jobs.ts';
import { openTestServer, type TestServer } from '../testing/server.ts';
import { createTestPages, pageJson, siteJson, type TestPages } from '../testing/sites.ts';

const TENANT = { agency_id: 'agency-uno', client_id: 'client-uno' };
/** Jobs, and so many cities, companies and categories. */
const VALUES = 10_000;
/** Values of a facet that are answered. */
const ANSWERED = 200;

let database: Database;
let pages: TestPages;
let server: TestServer;

beforeAll(async () => {
  database = await openTestDatabase();
  pages = await createTestPages();
  await pages.write('uno/site.json', siteJson('uno'));
  await pages.write('uno/buscar.page.json', searchPage());
  // Two jobs in one city of those that come last by name.
  await insertJobs(database, [
    { ...TENANT, city: 'Zapopan 09999', company: 'Empresa 00001', category: null },
    { ...TENANT, agency_id: 'agency-dos', city: 'Zapopan 05000' },
  ]);
  await insertVaried();
  server = await openTestServer({ database, pages });
}, 180_000);

afterAll(async () => {
  await server.app.close();
  await database.close();
  await pages.discard();
});

function searchPage(): object {
  const facetFields = ['city', 'company', 'category'];
  return pageJson('buscar', {
    url: '/buscar-empleos',
    type: 'JOB_LISTING',
    widgets: [
      {
        id: 'w1',
        type: 'job-search',
        content: { listWidgetId: 'lista', filterWidgetId: 'filtros' },
      },
      { id: 'filtros', type: 'job-filter', content: { facetFields } },
      { id: 'lista', type: 'job-list', content: {} },
    ],
  });
}

async function insertVaried(): Promise<void> {
  await sql`
    insert into jobs (agency_id, client_id, reference_number, url_slug, title, city, company, category, start_date, checksum)
    select ${TENANT.agency_id}, ${TENANT.client_id}, 'n' || name, 'n' || name, 'Chofer', 'Zapopan ' || name,
      'Empresa ' || name, 'Reparto ' || name, timestamptz '2026-01-01', name
    from generate_series(1, ${VALUES}::int) as n, lateral (select lpad(n::text, 5, '0') as name) as names`.execute(
    database.kysely,
  );
  await sql`analyze jobs`.execute(database.kysely);
}

type Values = readonly { readonly value: string; readonly count: number }[];

async function search(changes: Partial<JobSearchRequest> = {}, path = 'jobs') {
  const facetFields = ['city', 'company', 'category'];
  const response = await server.app.inject({
    method: 'POST',
    url: `/v4/agencies/agency-uno/${path}?site=uno`,
    payload: { facetFields, pageSize: 7, pageNumber: 0, ...changes },
  });
  const { totalRecords, facets } = response.json().data;
  const values: Record<string, Values> = facets;
  return { totalRecords, values, bytes: response.body.length };
}

const cityIn = (...values: string[]) => ({
  filters: [{ field: 'city', type: 'STRING', operator: 'IN', values } as const],
});

describe('the facets of ten thousand cities, companies and categories', () => {
  it('hold the values with most jobs, with their true counts', async () => {
    const { totalRecords, values, bytes } = await search();
    expect(totalRecords).toBe(VALUES + 1);
    expect(Object.values(values).map((list) => list.length)).toEqual(Array(3).fill(ANSWERED));
    expect(values['city']?.slice(0, 2)).toEqual([
      { value: 'Zapopan 09999', count: 2 },
      { value: 'Zapopan 00001', count: 1 },
    ]);
    expect(values['company']?.[0]).toEqual({ value: 'Empresa 00001', count: 2 });
    expect(bytes).toBeLessThan(64 * 1024);
  });

  it.each(['jobs', 'jobs/map-view'])('keep what is chosen, however small, in %s', async (path) => {
    const chosen = ['Zapopan 05000', 'Zapopan 00001', 'Zapopan 07777', 'No hay'];
    const { totalRecords, values } = await search(cityIn(...chosen), path);
    expect(totalRecords).toBe(3);
    expect(values['city']).toHaveLength(ANSWERED + 2);
    expect(values['city']?.slice(-2)).toEqual([
      { value: 'Zapopan 05000', count: 1 },
      { value: 'Zapopan 07777', count: 1 },
    ]);
    expect(values['company']).toHaveLength(3);
  });

  it('count what is chosen as the other filters leave it', async () => {
    const { filters } = cityIn('Zapopan 09999', 'Zapopan 05000');
    const values = ['Empresa 00001'];
    const company = { field: 'company', type: 'STRING', operator: 'IN', values } as const;
    const found = await search({ filters: [...filters, company] });
    expect(found.totalRecords).toBe(1);
    expect(found.values['city']).toEqual([
      { value: 'Zapopan 00001', count: 1 },
      { value: 'Zapopan 09999', count: 1 },
    ]);
  });

  it.each(['jobs', 'jobs/map-view'])('hold those that are looked for, in %s', async (path) => {
    const facetTexts = { city: '0987', company: 'EMPRESA 07777', category: 'ningún' };
    const { totalRecords, values } = await search({ facetTexts }, path);
    expect(totalRecords).toBe(VALUES + 1);
    expect(values['city']).toHaveLength(11);
    expect(values['company']).toEqual([{ value: 'Empresa 07777', count: 1 }]);
    expect(values['category']).toEqual([]);
    const chosen = await search({ ...cityIn('Zapopan 05000'), facetTexts }, path);
    expect(chosen.values['city']?.at(-1)).toEqual({ value: 'Zapopan 05000', count: 1 });
  });

  it('stay bounded, however many values are chosen', async () => {
    const many = Array.from(
      { length: 100 },
      (_, i) => `Zapopan ${String(9000 + i).padStart(5, '0')}`,
    );
    const { totalRecords, values } = await search(cityIn(...many));
    expect(totalRecords).toBe(100);
    expect(values['city']).toHaveLength(ANSWERED + 20);
  });
});

describe('a page of such jobs', () => {
  const load = async (query = '') =>
    (await server.app.inject({ url: `/buscar-empleos${query}`, headers: { host: 'any.example' } }))
      .body;

  it('carries few of their values', async () => {
    const html = await load();
    expect(html.match(/<input type="checkbox"/g)?.length).toBe(3 * ANSWERED);
    expect(html.length).toBeLessThan(256 * 1024);
    expect(gzipSync(html).length).toBeLessThan(30 * 1024);
    expect(html).toContain('Ver las 200 con más vacantes');
  });

  it('shows the values that its address looks for, in the open', async () => {
    const html = await load('?find-company=07777&find-city=ninguna');
    expect(html).toMatch(/<details[^>]* id="filtros-company" open/);
    expect(html).toContain('1 con «07777»');
    expect(html).toContain('value="Empresa 07777"');
    expect(html.match(/name="company"/g)).toHaveLength(1);
    expect(html).toContain('0 con «ninguna»');
    expect(html).toMatch(/data-filter-toggle=""[^>]* open|open=""[^>]*data-filter-toggle/);
  });

  it('shows what is chosen with its number of jobs', async () => {
    const html = await load('?city=Zapopan+05000');
    expect(html).toMatch(/value="Zapopan 05000"[^>]*\/?><span>Zapopan 05000<\/span><span[^>]*>1</);
  });
});
