import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  createPersonalJobs,
  dayMoto,
  dayVan,
  GUADALAJARA,
  inGuadalajara,
  inMonterrey,
  MONTERREY,
  nightMoto,
} from '../testing/personal-jobs.ts';
import {
  createMemoryLog,
  createTestPages,
  pageJson,
  siteJson,
  type TestPages,
} from '../testing/sites.ts';
import type { PersonalJobs } from './personal-jobs.ts';
import { RECOMMENDATION_TEXTS } from './recommendation-route.ts';
import { personalPlugin } from './routes.ts';

const ids = { agencyId: 'agency-uno', siteId: 'uno' };
const uno = { agency_id: 'agency-uno', client_id: 'client-uno' };
const dos = { agency_id: 'agency-dos', client_id: 'client-dos' };
const tres = { agency_id: 'agency-tres', client_id: 'client-tres' };
const VISITOR = 'b2c7a7e2-9a4e-4d8c-8f5e-2f1f6f0f7a11';

const OWN_TEXTS = {
  'recommendation.unreadable': 'No leímos',
  'recommendation.away': 'Vuelve luego',
};

let database: Database;
let pages: TestPages;
let store: SiteStore;
let app: Api;
/** The same over a database that is away. */
let cutOff: Api;
let moto: string;
let van: string;
let far: string;
let foreign: string;
const lines: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  pages = await createTestPages();
  const log = createMemoryLog();
  for (const id of ['uno', 'dos', 'tres']) {
    const messages = id === 'dos' ? OWN_TEXTS : {};
    await pages.write(`${id}/site.json`, siteJson(id, { hosts: [`${id}.example`], messages }));
    await pages.write(`${id}/home.page.json`, pageJson('home'));
  }
  await importSites({ database, pagesDir: pages.pagesDir, log });
  [moto = '', van = '', far = '', , foreign = ''] = await insertJobs(database, [
    { ...uno, ...nightMoto, ...inGuadalajara, company: 'A', start_date: new Date('2026-01-03') },
    { ...uno, ...dayVan, ...inGuadalajara, company: 'B', start_date: new Date('2026-01-02') },
    { ...uno, ...dayMoto, ...inMonterrey, company: 'C', start_date: new Date('2026-01-01') },
    { ...uno, ...dayMoto, ...inMonterrey, status: 'closed' },
    { ...dos, ...nightMoto, ...inGuadalajara, reference_number: 'REF-DOS' },
    ...Array.from({ length: 8 }, (_, n) => ({
      ...tres,
      ...dayVan,
      ...inGuadalajara,
      company: `T${n}`,
    })),
  ]);
  const dataDir = pages.pagesDir;
  const assets = new AssetStore({ pagesDir: pages.pagesDir, dataDir, database, log });
  store = new SiteStore({ database, loadAssets: (site) => assets.load(site), log });
  await store.open();
  const { personal } = createPersonalJobs(database);
  app = createTestApp(personal, database);
  const fail = () => Promise.reject(new Error('connection refused'));
  const away = new Proxy(personal, { get: () => fail });
  cutOff = createTestApp(away, { isReady: () => Promise.resolve(false) });
}, 120_000);

function createTestApp(personal: PersonalJobs, ready: Pick<Database, 'isReady'>): Api {
  const logger = createLogger('debug', { write: (line) => lines.push(line) });
  const made = createApp({ config: testConfig(), database: ready, logger });
  const find = (ip: string) =>
    ip === '189.203.1.1' ? { city: null, state: null, country: null, point: MONTERREY } : undefined;
  void made.register(personalPlugin, { personal, store, database: ready, ipPlaces: { find } });
  return made;
}

afterAll(async () => {
  await app.close();
  await cutOff.close();
  await store.close();
  await database.close();
  await pages.discard();
});

interface Request {
  readonly url: string;
  readonly body?: unknown;
  readonly from?: string;
  readonly to?: Api;
}

function post({ url, body, from = '127.0.0.1', to = app }: Request) {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  const path = `/v1/personalisation${url}`;
  return to.inject({ method: 'POST', url: path, headers, payload, remoteAddress: from });
}

const listed = (jobs: readonly { readonly id: string }[]) => jobs.map(({ id }) => id);

describe('latest jobs', () => {
  it('come without a body', async () => {
    const response = await post({ url: '/latest-jobs?agencyId=agency-uno&siteId=uno&limit=2' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toMatchObject({ status: 200, data: [{ id: moto }, { id: van }] });
    expect(response.json().data).toHaveLength(2);
    const six = await post({ url: '/latest-jobs?agencyId=agency-uno&siteId=uno' });
    expect(listed(six.json().data)).toEqual([moto, van, far]);
  });

  it('are six where nobody says how many', async () => {
    const response = await post({ url: '/latest-jobs?agencyId=agency-tres&siteId=tres' });
    expect(response.json().data).toHaveLength(6);
  });

  it('are normalised, without a distance since nobody said a place', async () => {
    const { data } = (await post({ url: '/latest-jobs?agencyId=agency-uno&siteId=uno' })).json();
    expect(data.map((job: { normalisedFields?: object }) => job.normalisedFields)).toEqual([
      {},
      {},
      {},
    ]);
  });

  it.each(['limit=0', 'limit=51', 'limit=x'])('refuse %s', async (limit) => {
    const response = await post({ url: `/latest-jobs?agencyId=agency-uno&siteId=uno&${limit}` });
    expect(response.json()).toMatchObject({ code: 'request-invalid', status: 400 });
  });
});

describe('nearby jobs', () => {
  const wanted = { ...ids, radialDistance: 1000, distanceUnit: 'MILES' };

  it('are around the point of the request, with their distance', async () => {
    const body = { ...wanted, ...GUADALAJARA, ip: null, numberOfRecommendedJobs: 6 };
    const { data } = (await post({ url: '/nearby-jobs', body })).json();
    expect(
      data.map((job: { id: string; normalisedFields: object }) => [job.id, job.normalisedFields]),
    ).toEqual([
      [moto, { distance: '0 miles' }],
      [van, { distance: '0 miles' }],
      [far, { distance: '397 miles' }],
    ]);
  });

  it('are around the connection without one, whatever address the body claims', async () => {
    const body = { ...ids, latitude: null, longitude: null, ip: '1.1.1.1' };
    const near = await post({ url: '/nearby-jobs', body, from: '189.203.1.1' });
    expect(near.json().data[0]).toMatchObject({
      id: far,
      normalisedFields: { distance: '0 miles' },
    });
    const none = await post({ url: '/nearby-jobs', body: { ...body, ip: '189.203.1.1' } });
    expect(none.statusCode).toBe(200);
    expect(none.json()).toEqual({
      status: 200,
      data: [],
      errors: [{ description: 'No location data found' }],
    });
  });

  it.each([
    { radialDistance: 5e-324 },
    { latitude: 5e-324, longitude: -5e-324 },
    { radialDistance: 12_452, latitude: -90, longitude: 180 },
  ])('are there for %j', async (changes) => {
    const response = await post({
      url: '/nearby-jobs',
      body: { ...wanted, ...GUADALAJARA, ...changes },
    });
    expect(response.statusCode).toBe(200);
  });

  it.each([
    [{ latitude: 91 }, '/latitude'],
    [{ latitude: [20] }, '/latitude'],
    [{ siteId: 'x'.repeat(10_240) }, '/siteId'],
    [{ radialDistance: 0 }, '/radialDistance'],
    [{ radialDistance: 20_000 }, '/radialDistance'],
    [{ distanceUnit: 'PARSECS' }, '/distanceUnit'],
    [{ numberOfRecommendedJobs: 1000 }, '/numberOfRecommendedJobs'],
    [{ agencyId: 'x\0' }, '/agencyId'],
  ])('refuse %j with a pointer', async (changes, pointer) => {
    const response = await post({ url: '/nearby-jobs', body: { ...wanted, ...changes } });
    expect(response.json()).toMatchObject({ code: 'request-invalid', problems: [{ pointer }] });
  });
});

describe('recommendations', () => {
  const url = (agency = 'agency-uno', site = 'uno') =>
    `/jobs/recommendation/agency/${agency}/site/${site}/candidateId/${VISITOR}`;

  it('say how well the first two match', async () => {
    const body = { viewedJobIds: [far], numberOfRecommendedJobs: 6 };
    const response = await post({ url: url(), body });
    expect(response.headers['cache-control']).toBe('no-store');
    const { status, data, errors } = response.json();
    expect([status, errors]).toEqual([200, []]);
    expect(data.map((job: { matchType?: string }) => job.matchType)).toEqual([
      'strong',
      'good',
      undefined,
    ]);
    expect(new Set(listed(data))).toEqual(new Set([moto, van, far]));
  });

  it.each([
    undefined,
    null,
    {},
    { numberOfRecommendedJobs: 'many', viewedJobIds: 'x', point: [1], preferences: 7 },
    { viewedJobIds: [{}, null, [], '\0', '9'.repeat(500)], appliedJobIds: [-1, 1e300] },
    { point: { latitude: 91, longitude: 'x' }, constructors: { deep: [[[[]]]] } },
    { viewedJobIds: Array(10_000).fill('0'), preferences: { vehicles: ['x'.repeat(10_240)] } },
  ])('take %j for a body', async (body) => {
    const response = await post({ url: url(), body });
    expect(response.json()).toMatchObject({ status: 200, errors: [] });
    expect(listed(response.json().data)).toEqual([moto, van, far]);
  });

  it.each([
    ['[]', 400],
    ['"x"', 400],
    ['{', 400],
    ['{"point":{"latitude":NaN}}', 400],
    ['{"__proto__":{}}', 400],
    [`{"a":"${'x'.repeat(70_000)}"}`, 413],
  ])('answer %.20s in their own shape and in Spanish', async (payload, status) => {
    const headers = { 'content-type': 'application/json' };
    const path = `/v1/personalisation${url()}`;
    const response = await app.inject({ method: 'POST', url: path, headers, payload });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      status,
      data: [],
      errors: [{ description: expect.stringContaining('preferencias') }],
    });
  });

  it.each([
    ['nadie', 'uno'],
    ['agency-uno', 'dos'],
    ['agency-dos', 'uno'],
    ['__proto__', 'constructor'],
    ["' or 1=1", '..%2f'],
  ])('know no site %s/%s', async (agency, site) => {
    const response = await post({ url: url(encodeURIComponent(agency), site), body: {} });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      status: 404,
      data: [],
      errors: [{ description: expect.stringContaining('sitio') }],
    });
  });

  it('say that the database is away', async () => {
    const response = await post({ url: url(), body: {}, to: cutOff });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toMatchObject({
      status: 503,
      data: [],
      errors: [{ description: expect.stringContaining('Por ahora') }],
    });
  });
});

describe('what is told where recommendations fail', () => {
  const url = '/jobs/recommendation/agency/agency-dos/site/dos/candidateId/1';
  const told = (response: { readonly json: () => { readonly errors: unknown } }) =>
    response.json().errors;

  it('is in the words of the site', async () => {
    expect(told(await post({ url, body: {}, to: cutOff }))).toEqual([
      { description: 'Vuelve luego' },
    ]);
    const headers = { 'content-type': 'application/json' };
    const address = `/v1/personalisation${url}`;
    const unread = await app.inject({ method: 'POST', url: address, headers, payload: '{' });
    expect(told(unread)).toEqual([{ description: 'No leímos' }]);
  });

  it('is in the texts that sites begin with where it has no own', async () => {
    const file = path.resolve('runtime/messages/es.json');
    const known: Readonly<Record<string, unknown>> = JSON.parse(await readFile(file, 'utf8'));
    const texts = Object.entries(known).filter(([key]) => key.startsWith('recommendation.'));
    expect(texts).toEqual(Object.values(RECOMMENDATION_TEXTS));
  });
});

describe('browsing jobs', () => {
  it('come as data and as jobs', async () => {
    const url = `/jobs/browsing-jobs/agency/agency-uno/site/uno/candidateId/${VISITOR}`;
    const { status, data, jobs } = (await post({ url, body: { viewedJobIds: [van] } })).json();
    expect(status).toBe(200);
    expect(listed(data)).toHaveLength(3);
    expect(jobs).toEqual(data);
    expect((await post({ url })).json().status).toBe(200);
  });
});

describe('similar jobs', () => {
  it('come as data and as jobs, by id or by either spelling of the reference number', async () => {
    const { data, jobs } = (
      await post({ url: '/similar-jobs', body: { ...ids, jobId: far, clientId: 'x' } })
    ).json();
    expect(listed(data)).toContain(moto);
    expect(jobs).toEqual(data);
    const [record] = data;
    for (const name of ['referenceNumber', 'refrenceNumber']) {
      const body = { ...ids, jobId: null, [name]: record.referenceNumber };
      const found = (await post({ url: '/similar-jobs', body })).json().data;
      expect(listed(found)).not.toContain(record.id);
      expect(found.length).toBeGreaterThan(0);
    }
  });

  it('are none of a job of another tenant', async () => {
    for (const name of [{ jobId: foreign }, { referenceNumber: 'REF-DOS' }]) {
      const response = await post({ url: '/similar-jobs', body: { ...ids, ...name } });
      expect(response.json()).toEqual({ status: 200, data: [], jobs: [] });
    }
  });

  it('need a job', async () => {
    expect((await post({ url: '/similar-jobs', body: ids })).statusCode).toBe(400);
  });
});

describe('every list', () => {
  const calls: readonly Request[] = [
    { url: '/latest-jobs?agencyId=agency-uno&siteId=dos' },
    { url: '/nearby-jobs', body: { ...ids, siteId: 'dos', ...GUADALAJARA } },
    { url: `/jobs/browsing-jobs/agency/agency-uno/site/dos/candidateId/${VISITOR}`, body: {} },
    { url: '/similar-jobs', body: { ...ids, siteId: 'dos', jobId: '1' } },
  ];

  it.each(calls)('refuses the site of another agency: $url', async (call) => {
    const response = await post(call);
    expect(response.json()).toMatchObject({ status: 404, code: 'site-unknown' });
  });

  it.each(calls)('says that the database is away: $url', async (call) => {
    const url = call.url.replace('dos', 'uno');
    const body = call.body && { ...call.body, siteId: 'uno' };
    const response = await post({ url, body, to: cutOff });
    expect(response.json()).toMatchObject({ status: 503, code: 'database-unavailable' });
  });

  it.each(['/nearby-jobs', '/similar-jobs'])('takes no settings from a body: %s', async (url) => {
    const hidden = { agencyId: 'agency-dos', id: 'oculto', clientId: 'client-dos' };
    const body = { agencyId: 'agency-dos', siteId: 'oculto', jobId: foreign, ...GUADALAJARA };
    for (const store of [{ sites: [{ site: hidden }] }, null, 7]) {
      const response = await post({ url, body: { ...body, store } });
      expect(response.json()).toMatchObject({ status: 404, code: 'site-unknown' });
    }
  });

  it('leaves no trace of visitors in the log', () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => line.includes(VISITOR))).toEqual([]);
    expect(lines.some((line) => line.includes('candidateId/:userId'))).toBe(true);
  });
});
