import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyLogo } from '#schemas/api/jobs.ts';
import { AssetStore } from '../assets/asset-store.ts';
import type { Database } from '../db/open-database.ts';
import type { Api } from '../http/api.ts';
import { createApp } from '../http/create-app.ts';
import { createLogger } from '../log/create-logger.ts';
import { importSites } from '../sites/import-sites.ts';
import { SiteStore } from '../sites/site-store.ts';
import { testConfig } from '../testing/config.ts';
import { openTestDatabase } from '../testing/database.ts';
import { insertJobs } from '../testing/jobs.ts';
import {
  createMemoryLog,
  createTestPages,
  pageJson,
  siteJson,
  type TestPages,
} from '../testing/sites.ts';
import { JobService } from './job-service.ts';
import { lockTable } from './lost-sessions-testing.ts';
import { readTermsAgain } from './read-terms-again.ts';
import { addJobRoutes } from './routes.ts';

const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
const logo: CompanyLogo = { name: 'Quetzal', url: '/assets/quetzal-64.png' };
const uno = { agency_id: 'agency-uno', client_id: 'client-uno' };
const dos = { agency_id: 'agency-dos', client_id: 'client-dos' };

const terminal = { agency_id: 'agency-dos', client_id: 'client-terms' };
const MORELIA = { city: 'Morelia', latitude: 19.7, longitude: -101.19 };
/** What their texts say; the last says nothing. */
const TERM_JOBS = {
  Nocturno: {
    description: '<p>Sueldo de $3,500 semanales. Turno nocturno. Moto de la empresa.</p>',
    ...MORELIA,
  },
  Matutino: {
    description: '<p>Sueldo de $2,500 semanales. Turno matutino. Licencia tipo A.</p>',
    ...MORELIA,
  },
  Callado: MORELIA,
};

let database: Database;
let pages: TestPages;
let app: Api;
let store: SiteStore;
let jobs: JobService;
let ids: Readonly<Record<'first' | 'closed' | 'expired' | 'sibling' | 'foreign', string>>;

beforeAll(async () => {
  database = await openTestDatabase();
  pages = await createTestPages();
  const log = createMemoryLog();
  for (const [id, changes] of [
    ['uno', { hosts: ['uno.example', 'www.uno.example:8443'] }],
    [
      'uno-bis',
      {
        agencyId: 'agency-uno',
        agencyName: 'Agency of uno',
        clientId: 'client-bis',
        sitePrefix: 'bis',
      },
    ],
    ['dos', { hosts: ['dos.example'] }],
  ] as const) {
    await pages.write(`${id}/site.json`, siteJson(id, changes));
    await pages.write(`${id}/home.page.json`, pageJson('home'));
    await pages.write(`${id}/assets/icon.svg`, icon);
  }
  await importSites({ database, pagesDir: pages.pagesDir, log });
  const [first = '', closed = '', expired = '', sibling = '', foreign = ''] = await insertJobs(
    database,
    [
      { ...uno, title: 'Chofer', reference_number: 'REF-1', city: 'Monterrey' },
      { ...uno, title: 'Chofer cerrado', status: 'closed' },
      { ...uno, title: 'Vencida', expires_at: new Date(0) },
      { ...uno, client_id: 'client-bis', title: 'Chofer hermano', reference_number: 'REF-2' },
      { ...dos, title: 'Chofer ajeno', reference_number: 'REF-3' },
      ...Object.entries(TERM_JOBS).map(([title, terms]) => ({ ...terminal, ...terms, title })),
    ],
  );
  ids = { first, closed, expired, sibling, foreign };
  await readTermsAgain(database);
  const dataDir = pages.pagesDir;
  const assets = new AssetStore({ pagesDir: pages.pagesDir, dataDir, database, log });
  store = new SiteStore({ database, loadAssets: (site) => assets.load(site), log });
  jobs = new JobService({ database, log });
  app = createApp({ config: testConfig(), database, logger: createLogger('silent') });
  addJobRoutes(app, {
    jobs,
    store,
    logosOf: (agencyId) => (agencyId === 'agency-uno' ? [logo] : []),
  });
  await store.open();
  await jobs.open();
});

afterAll(async () => {
  await app.close();
  await jobs.close();
  await store.close();
  await database.close();
  await pages.discard();
});

const json = { 'content-type': 'application/json' };

function post(url: string, body?: unknown) {
  const payload = body === undefined ? '' : JSON.stringify(body);
  return app.inject({ method: 'POST', url, headers: json, payload });
}

function getLogos(agency: string, headers: Record<string, string> = {}) {
  return app.inject({ url: `/v2/agencies/${agency}/logos`, headers });
}

const titlesOf = (body: { data: { records: { title: string }[] } }) =>
  body.data.records.map(({ title }) => title).sort();

describe('the job search', () => {
  it('answers the jobs of a site, or of the whole agency', async () => {
    const response = await post('/v4/agencies/agency-uno/jobs?site=uno', { searchTerm: 'chofer' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({
      status: 200,
      data: { totalRecords: 1, pageNumber: 0, pageSize: 7, facets: {} },
    });
    expect(titlesOf(response.json())).toEqual(['Chofer']);
    const all = await post('/v4/agencies/agency-uno/jobs', {});
    expect(titlesOf(all.json())).toEqual(['Chofer', 'Chofer hermano']);
  });

  it('takes the body of the specification', async () => {
    const response = await post('/v4/agencies/agency-uno/jobs?site=uno', {
      searchTerm: 'chofer',
      orderBy: [{ field: 'startDate', direction: 'DESC' }],
      filters: [{ field: 'city', type: 'STRING', operator: 'IN', values: ['Monterrey'] }],
      facetFields: ['city'],
      pageSize: 7,
      pageNumber: 0,
    });
    expect(response.json()).toMatchObject({
      data: { totalRecords: 1, facets: { city: [{ value: 'Monterrey', count: 1 }] } },
    });
    const [record] = response.json().data.records;
    expect(record).toEqual((await jobs.activeJobs({ agencyId: 'agency-uno' }, [ids.first]))[0]);
  });

  it.each([
    [{ pageSize: 101 }, '/pageSize'],
    [{ pageSize: 0 }, '/pageSize'],
    [{ pageNumber: -1 }, '/pageNumber'],
    [{ pageNumber: 1.5 }, '/pageNumber'],
    [{ searchTerm: 7 }, '/searchTerm'],
    [{ searchFields: ['tsv'] }, '/searchFields/0'],
    [{ facetFields: ['details'] }, '/facetFields/0'],
    [{ orderBy: [{ field: 'job_id', direction: 'DESC' }] }, '/orderBy/0/field'],
    [{ orderBy: [{ field: 'title', direction: 'DESC; drop table jobs' }] }, '/orderBy/0/direction'],
    [
      { filters: [{ field: 'status', type: 'STRING', operator: 'IN', values: ['x'] }] },
      '/filters/0/field',
    ],
    [
      { filters: [{ field: 'city', type: 'STRING', operator: 'IN', values: 'x' }] },
      '/filters/0/values',
    ],
    [
      {
        filters: [{ field: 'city', type: 'STRING', operator: 'IN', values: ['x'.repeat(10_000)] }],
      },
      '/filters/0/values/0',
    ],
    [
      {
        filters: [
          {
            field: 'point',
            type: 'GEO',
            operator: 'GEO_LOCATION_WITHIN',
            value: { latitude: 91, longitude: 0, distanceInKm: 1 },
          },
        ],
      },
      '/filters/0/value/latitude',
    ],
    [{ filters: [{ field: 'point', type: 'GEO', operator: 'GEO_LOCATION_WITHIN' }] }, '/filters/0'],
  ])('refuses %j with a pointer', async (body, pointer) => {
    const response = await post('/v4/agencies/agency-uno/jobs', body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'request-invalid', problems: [{ pointer }] });
  });

  it.each([
    ['pay', '3000', 'Nocturno'],
    ['shift', 'night', 'Nocturno'],
    ['vehicle', 'company', 'Nocturno'],
    ['licence', 'a', 'Matutino'],
  ])(
    'filters by what jobs say of their %s, counts it, and so does the map',
    async (field, value, title) => {
      const filters = [
        { field: 'city', type: 'STRING', operator: 'IN', values: ['Morelia'] },
        { field, type: 'STRING', operator: 'IN', values: [value] },
      ];
      const url = '/v4/agencies/agency-dos/jobs';
      const found = (await post(url, { filters, facetFields: [field] })).json();
      expect(titlesOf(found)).toEqual([title]);
      expect(found.data.facets[field]).toContainEqual({ value, count: 1 });
      expect(found.data.facets[field].at(-1).value).toBe('unknown');
      const map = await post(`${url}/map-view?totalRecords=10`, { filters });
      expect(map.json()).toMatchObject({ data: { totalRecords: 1, records: [{ title }] } });
      const withUnknown = [filters[0], { ...filters[1], values: [value, 'unknown'] }];
      expect(titlesOf((await post(url, { filters: withUnknown })).json())).toContain('Callado');
    },
  );

  it('needs a body', async () => {
    expect((await post('/v4/agencies/agency-uno/jobs')).json()).toMatchObject({ status: 400 });
  });

  it.each(["'; drop table jobs; --", '<script>', '\0', 'x'.repeat(10_000), '\ud83d', '__proto__'])(
    'lives through %j',
    async (text) => {
      const filters = [
        { field: 'city', type: 'STRING', operator: 'IN', values: [text.slice(0, 300)] },
      ];
      const response = await post('/v4/agencies/agency-uno/jobs', { searchTerm: text, filters });
      expect(response.json()).toMatchObject({ status: 200, data: { totalRecords: 0 } });
    },
  );
});

describe('the map view', () => {
  const url = '/v4/agencies/agency-uno/jobs/map-view?site=uno&totalRecords=1000';

  it('takes the body of the specification', async () => {
    const response = await post(url, {
      searchTerm: 'chofer',
      commuteRequest: null,
      coordinates: [],
      orderBy: [{ field: 'startDate', direction: 'DESC' }],
      searchFields: ['title', 'refrenceNumber'],
      filters: [],
      facetFields: ['city'],
      pageSize: 1000,
      pageNumber: 0,
    });
    expect(response.json()).toMatchObject({
      status: 200,
      data: { records: [], totalRecords: 1, unplacedRecords: 1, pageSize: 1000 },
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is compressed for those who can read it', async () => {
    const plain = await post(url, {});
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const headers = { 'accept-encoding': encoding };
      const response = await app.inject({ method: 'POST', url, payload: {}, headers });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(JSON.parse(decode(response.rawPayload).toString())).toEqual(plain.json());
    }
  });

  it.each(['0', '1001', 'many'])('refuses %s records', async (records) => {
    const response = await post(url.replace('1000', records), {});
    expect(response.statusCode).toBe(400);
  });

  it('knows the sites of the agency alone', async () => {
    const response = await post('/v4/agencies/agency-dos/jobs/map-view?site=uno', {});
    expect(response.statusCode).toBe(404);
  });
});

describe('type-ahead', () => {
  const suggest = (query: string, agency = 'agency-uno') =>
    post(`/v4/agencies/${agency}/type-ahead?entity=job&type=STRING${query}`);

  it('suggests titles unless told otherwise, with an empty body', async () => {
    expect((await suggest('&site=uno&value=chof')).json()).toEqual({
      status: 200,
      data: ['Chofer'],
    });
    expect((await suggest('&field=title&value=chofer')).json().data).toEqual([
      'Chofer',
      'Chofer hermano',
    ]);
    expect((await suggest('')).json()).toEqual({ status: 200, data: [] });
  });

  it('knows both spellings of the reference number', async () => {
    for (const field of ['referenceNumber', 'refrenceNumber']) {
      expect((await suggest(`&field=${field}&value=ref`)).json().data).toEqual(['REF-1', 'REF-2']);
    }
  });

  it('refuses what it does not know', async () => {
    for (const query of ['&field=description', '&field=constructor']) {
      expect((await suggest(query)).json()).toMatchObject({
        code: 'request-invalid',
        problems: [{ pointer: '/field' }],
      });
    }
    expect((await post('/v4/agencies/agency-uno/type-ahead?entity=user')).statusCode).toBe(400);
  });

  it('lives through hostile values', async () => {
    for (const value of ["' or 1=1", '%00', '%25', 'x'.repeat(10_000)])
      expect((await suggest(`&value=${value}`)).json()).toEqual({ status: 200, data: [] });
  });
});

describe('job details', () => {
  const details = (agency: string, client: string, body: unknown) =>
    post(`/v4/agencies/${agency}/clients/${client}/job-details`, body);

  it('are those of the active jobs of the client', async () => {
    const response = await details('agency-uno', 'client-uno', Object.values(ids));
    expect(response.json()).toMatchObject({ status: 200, data: [{ id: ids.first, active: true }] });
    expect(response.json().data).toHaveLength(1);
    const number = await details('agency-uno', 'client-uno', [Number(ids.first), 'nada']);
    expect(number.json().data).toHaveLength(1);
  });

  it('take at most two hundred ids', async () => {
    const many = Array.from({ length: 201 }, () => '1');
    expect((await details('agency-uno', 'client-uno', many)).statusCode).toBe(400);
    expect((await details('agency-uno', 'client-uno', { 0: '1' })).statusCode).toBe(400);
    const wrong = (await details('agency-uno', 'client-uno', ['1', {}])).json();
    expect(wrong).toMatchObject({ code: 'request-invalid' });
    expect(wrong.problems[0].pointer).toBe('/1');
    expect((await details('agency-uno', 'client-uno%00', ['1'])).statusCode).toBe(400);
  });
});

describe('logos', () => {
  it('are those of the agency', async () => {
    const response = await getLogos('agency-uno');
    expect(response.json()).toEqual({ data: [logo] });
    expect((await getLogos('agency-dos')).json()).toEqual({ data: [] });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    expect(response.headers.vary).toBe('Origin');
  });

  it.each(['https://uno.example', 'http://uno.example', 'https://www.uno.example:8443'])(
    'may be read by %s with credentials',
    async (origin) => {
      const { headers } = await getLogos('agency-uno', { origin });
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(headers['access-control-allow-credentials']).toBe('true');
    },
  );

  it.each([
    'https://dos.example',
    'https://uno.example.evil.example',
    'https://evil.example/uno.example',
    'https://uno.example@evil.example',
    'file://uno.example',
    'null',
    '*',
    '',
  ])('may not be read by %s', async (origin) => {
    const { headers } = await getLogos('agency-uno', { origin });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('the border between tenants', () => {
  it('holds when ids are swapped', async () => {
    const foreignSite = await post('/v4/agencies/agency-uno/jobs?site=dos', {});
    expect(foreignSite.json()).toMatchObject({ status: 404, code: 'site-unknown' });
    const nobody = await post('/v4/agencies/agency-uno/jobs?site=nadie', {});
    expect(nobody.json()).toEqual({ ...foreignSite.json(), detail: expect.any(String) });
    const search = await post('/v4/agencies/agency-dos/jobs', { searchTerm: 'chofer' });
    expect(titlesOf(search.json())).toEqual(['Chofer ajeno']);
    const byReference = await post('/v4/agencies/agency-dos/jobs', { searchTerm: 'REF-1' });
    expect(titlesOf(byReference.json())).toEqual([]);
    for (const field of ['title', 'referenceNumber']) {
      const url = `/v4/agencies/agency-dos/type-ahead?entity=job&field=${field}`;
      const values = [
        (await post(`${url}&value=chofer`)).json(),
        (await post(`${url}&value=ref`)).json(),
      ];
      expect(values.flatMap(({ data }) => data)).toEqual(
        field === 'title' ? ['Chofer ajeno'] : ['REF-3'],
      );
      const swapped = await post(
        `/v4/agencies/agency-uno/type-ahead?site=dos&field=${field}&value=x`,
      );
      expect(swapped.json()).toMatchObject({ code: 'site-unknown' });
    }
    const all = Object.values(ids);
    const swaps = [
      ['agency-dos', 'client-uno', []],
      ['agency-uno', 'client-dos', []],
      ['agency-dos', 'client-dos', [ids.foreign]],
      ['agency-uno', 'client-bis', [ids.sibling]],
    ] as const;
    for (const [agency, client, expected] of swaps) {
      const response = await post(`/v4/agencies/${agency}/clients/${client}/job-details`, all);
      expect(response.json().data.map(({ id }: { id: string }) => id)).toEqual(expected);
    }
  });

  it.each(['nadie', 'uno', '__proto__', "' or 1=1", 'AGENCY-UNO'])(
    'knows no agency %s',
    async (name) => {
      const agency = encodeURIComponent(name);
      for (const response of [
        await post(`/v4/agencies/${agency}/jobs`, {}),
        await post(`/v4/agencies/${agency}/type-ahead?value=x`),
        await post(`/v4/agencies/${agency}/clients/client-uno/job-details`, ['1']),
        await getLogos(agency),
      ]) {
        expect(response.json()).toMatchObject({ status: 404, code: 'agency-unknown' });
        expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      }
    },
  );
});

it('answers 503 with a time to try again when the database is gone', async () => {
  const gone = await openTestDatabase();
  const service = new JobService({ database: gone, log: createMemoryLog() });
  const other = createApp({ config: testConfig(), database: gone, logger: createLogger('silent') });
  addJobRoutes(other, { jobs: service, store, logosOf: () => [] });
  await gone.close();
  for (const url of [
    'jobs',
    'jobs/map-view',
    'type-ahead?value=x',
    'clients/client-uno/job-details',
  ]) {
    const payload = url.startsWith('jobs') ? '{}' : '["1"]';
    const response = await other.inject({
      method: 'POST',
      url: `/v4/agencies/agency-uno/${url}`,
      headers: json,
      payload,
    });
    expect(response.json()).toMatchObject({ status: 503, code: 'database-unavailable' });
    expect(response.headers['retry-after']).toBe('5');
  }
  await other.close();
});

it.runIf(process.env['TEST_DATABASE_URL'])(
  'answers 503 when the database drops the session of a search, and the next search again',
  async () => {
    const search = () => post('/v4/agencies/agency-uno/jobs?site=uno', { searchTerm: 'chofer m' });
    const table = await lockTable(database, 'jobs');
    const cutOff = search();
    await table.loseSessions();
    const response = await cutOff;
    expect(response.json()).toMatchObject({ status: 503, code: 'database-unavailable' });
    expect(response.headers['retry-after']).toBe('5');
    expect((await search()).json()).toMatchObject({ status: 200, data: { totalRecords: 1 } });
  },
);
