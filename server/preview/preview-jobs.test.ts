import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { createTestToken } from '../testing/access.ts';
import { openFilledServer } from '../testing/filled-server.ts';
import { jobPage, searchPage } from '../testing/job-pages.ts';
import { insertJobs } from '../testing/jobs.ts';
import { setUp } from '../testing/set-up.ts';
import { siteJson, type TestPages } from '../testing/sites.ts';

const TENANT = { agency_id: 'agency-uno', client_id: 'client-uno' };
const PREVIEW = '/content/v1/sites/uno/preview';

const filled = setUp(() => openFilledServer(fill));
let token: string;

beforeAll(async () => {
  token = await createTestToken(filled.database, { agencyId: 'agency-uno', name: 'Ana' });
});

async function fill(pages: TestPages, database: Database): Promise<void> {
  for (const [site, sitePrefix] of [
    ['uno', ''],
    ['vacio', 'vacio'],
  ] as const) {
    await pages.write(`${site}/site.json`, siteJson(site, { sitePrefix }));
    await pages.write(`${site}/buscar.page.json`, searchPage());
    await pages.write(`${site}/job.page.json`, jobPage());
  }
  await insertJobs(database, [
    { ...TENANT, url_slug: 'chofer-1', title: 'Chofer uno' },
    { ...TENANT, url_slug: 'chofer-2', title: 'Chofer dos' },
  ]);
}

async function look(states: string, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await filled.server.app.inject({ url: `${PREVIEW}/${states}/${path}`, headers });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.body;
}

function ask(url: string, body: object, states: string) {
  const referer = `http://localhost${PREVIEW}/${states}/~buscar`;
  return filled.server.app.inject({ method: 'POST', url, payload: body, headers: { referer } });
}

describe('jobs in a preview', () => {
  it('are those that there are, or none, one or many', async () => {
    const jobsIn = async (states: string) =>
      (await look(states, 'buscar-empleos')).match(/Chofer (?:uno|dos)/g)?.length ?? 0;
    expect(await look('real', 'buscar-empleos')).toContain('Chofer dos');
    expect(await jobsIn('jobs-0')).toBe(0);
    const [one, many, real] = [
      await jobsIn('jobs-1'),
      await jobsIn('jobs-many'),
      await jobsIn('real'),
    ];
    expect(one).toBeGreaterThan(0);
    expect(real).toBeGreaterThan(one);
    expect(many).toBeGreaterThan(real);
  });

  it('stay as pretended when a script asks for the list alone', async () => {
    expect(await look('real', 'buscar-empleos?fragment=lista')).toContain('Chofer uno');
    const fragment = await look('jobs-0', 'buscar-empleos?fragment=lista');
    expect(fragment).not.toContain('Chofer');
    expect(fragment).not.toContain('<!doctype');
  });

  it('stay as pretended when a script asks the services', async () => {
    const search = {
      searchTerm: '',
      orderBy: [],
      filters: [],
      facetFields: [],
      pageSize: 10,
      pageNumber: 0,
    };
    const found = async (states: string) =>
      (await ask('/v4/agencies/agency-uno/jobs', search, states)).json().data;
    expect(await found('real')).toMatchObject({ totalRecords: 2 });
    expect(await found('jobs-0')).toMatchObject({ totalRecords: 0, records: [] });
    expect((await found('jobs-many')).records).toHaveLength(10);
    const suggest = '/v4/agencies/agency-uno/type-ahead?field=title&value=chofer';
    expect((await ask(suggest, {}, 'jobs-0')).json().data).toEqual([]);
  });

  it('are of the page of one job, open or closed', async () => {
    expect(await look('real', '~job')).toContain('Chofer');
    const [open, closed] = [await look('job-open', '~job'), await look('job-closed', '~job')];
    expect(open).not.toBe(closed);
    expect(closed).toMatch(/cerr(?:ó|ada|ado)|ya no/i);
    expect(await look('real', 'job/chofer-2')).toContain('Chofer dos');
  });

  it('are made up where the site has none, and only to be looked at', async () => {
    const other = await createTestToken(filled.database, { agencyId: 'agency-vacio', name: 'Eva' });
    const headers = { authorization: `Bearer ${other}` };
    const at = (path: string) =>
      filled.server.app.inject({ url: `/content/v1/sites/vacio/preview/${path}`, headers });
    expect((await at('real/~job')).body).toContain('ejemplo');
    expect((await at('jobs-many/buscar-empleos')).body).toContain('vacante de ejemplo');
    expect((await at('real/buscar-empleos')).body).not.toContain('vacante de ejemplo');
    const visited = await filled.server.app.inject({ url: '/vacio/job/ejemplo-de-vacante' });
    expect(visited.statusCode).toBe(404);
  });
});

describe('what somebody tries in a preview', () => {
  it('is not kept as a sign-up, and the form is told that all is well', async () => {
    const url = '/api/v1/sign-ups?websiteId=uno';
    const body = { path: '/buscar-empleos', widgetId: 'w1', consent: '00000000', email: 'a@b.mx' };
    expect((await ask(url, body, 'real')).statusCode).toBe(204);
    const kept = await filled.database.kysely.selectFrom('sign_ups').selectAll().execute();
    expect(kept).toEqual([]);
    const form = await filled.server.app.inject({
      method: 'POST',
      url,
      payload: 'email=a%40b.mx',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        referer: `http://localhost${PREVIEW}/real/~home?x=1`,
      },
    });
    expect([form.statusCode, form.headers.location]).toEqual([
      303,
      `${PREVIEW}/real/~home?x=1&sign-up=done`,
    ]);
  });

  it('takes longer on a slow network, also for what the page loads, and not elsewhere', async () => {
    const timed = async (referer: string) => {
      const start = performance.now();
      await filled.server.app.inject({ url: '/robots.txt', headers: { referer } });
      return performance.now() - start;
    };
    const slow = await timed(`http://localhost${PREVIEW}/network-slow/~home`);
    expect(slow).toBeGreaterThan(500);
    expect(await timed(`http://localhost${PREVIEW}/real/~home`)).toBeLessThan(slow);
  });
});
