import { describe, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { openTestDatabase } from '../testing/database.ts';
import { openFilledServer } from '../testing/filled-server.ts';
import { jobPage, searchPage } from '../testing/job-pages.ts';
import { insertJobs, type TestJob } from '../testing/jobs.ts';
import { openTestServer } from '../testing/server.ts';
import { setUp } from '../testing/set-up.ts';
import { pageJson, siteJson, type TestPages } from '../testing/sites.ts';

const TENANT = { agency_id: 'agency-uno', client_id: 'client-uno' };

const COMPANY = 'Rutas Uno, S.A. de C.V.';

const filled = setUp(() => openFilledServer(fill));

async function fill(pages: TestPages, database: Database): Promise<void> {
  await pages.write('uno/site.json', siteJson('uno'));
  await pages.write('dos/site.json', siteJson('dos', { sitePrefix: 'dos' }));
  for (const site of ['uno', 'dos']) {
    await pages.write(`${site}/buscar.page.json`, searchPage());
    await pages.write(`${site}/job.page.json`, jobPage());
    await pages.write(`${site}/rutas.page.json`, companyPage());
  }
  await insertJobs(database, [
    { ...TENANT, url_slug: 'chofer-1', title: 'Chofer uno', city: 'León' },
    { ...TENANT, url_slug: 'ruta-1', title: 'Ayudante de ruta', company: COMPANY },
    { ...TENANT, url_slug: 'cerrada-1', title: 'Chofer cerrado', status: 'closed' },
    { ...TENANT, url_slug: 'chofer-leon-1a2b3c4d', title: 'Chofer con dígitos' },
  ]);
}

function companyPage(): object {
  const variantConfig = { listType: 'LATEST', company: COMPANY };
  return pageJson('rutas', {
    url: '/sobre-nosotros/rutas',
    widgets: [{ id: 'w1', type: 'job-list', content: { variantConfig } }],
  });
}

async function get(url: string): Promise<string> {
  return (await answer(url)).body;
}

function answer(url: string) {
  return filled.server.app.inject({ url, headers: { host: 'any.example' } });
}

describe('an address of a job that was cut or shouted', () => {
  it.each([
    ['/job/otras-palabras-1a2b3c4d', '/job/chofer-leon-1a2b3c4d'],
    ['/job/chofer-leon-1a2b3c4d.', '/job/chofer-leon-1a2b3c4d'],
    ['/job/chofer-leon-1a2b3c4d)%20', '/job/chofer-leon-1a2b3c4d'],
    ['/job/chofer-leon-1a2b3c4d%E2%80%8B', '/job/chofer-leon-1a2b3c4d'],
    ['/job/chofer%20leon%201a2b3c4d', '/job/chofer-leon-1a2b3c4d'],
    ['/job/CHOFER-LEON-1A2B3C4D', '/job/chofer-leon-1a2b3c4d'],
    ['/job/x-1a2b3c4d?utm_source=chat', '/job/chofer-leon-1a2b3c4d?utm_source=chat'],
  ])('%s leads to the job', async (url, location) => {
    const { statusCode, headers } = await answer(url);
    expect([statusCode, headers['location']]).toEqual([301, location]);
  });

  it.each(['/job/chofer-leon-1a2b3c4e', '/job/1a2b3c4d', '/job/otra'])(
    '%s is none',
    async (url) => {
      expect((await answer(url)).statusCode).toBe(404);
    },
  );
});

describe('an address of a search', () => {
  it('may be in Latin-1', async () => {
    expect(await get('/buscar-empleos?keyword=d%EDgitos')).toContain('Chofer con dígitos');
  });

  it('beyond the last page says so', async () => {
    const beyond = await get('/buscar-empleos?page=99999');
    expect(beyond).toBe(await get('/buscar-empleos?page=1000'));
    expect(beyond).not.toContain('Chofer uno');
  });

  it.each(['%F0%9F%9A%9A', '8+horas', '2+a%C3%B1os+de+experiencia'])(
    'of which nothing can be looked for says so: %s',
    async (keyword) => {
      const page = await get(`/buscar-empleos?keyword=${keyword}`);
      expect(page).toContain('no dice qué trabajo buscas');
      expect(page).toContain('Chofer uno');
    },
  );

  it('of polite words alone shows what there is', async () => {
    expect(await get('/buscar-empleos?keyword=busco+trabajo')).not.toContain('no dice qué');
  });
});

describe('a page that shows jobs', () => {
  it('shows them in its first HTML and narrows them by its address', async () => {
    expect(await get('/buscar-empleos')).toContain('Chofer uno');
    expect(await get('/buscar-empleos?keyword=chofer')).toContain('Chofer uno');
    expect(await get('/buscar-empleos?keyword=enfermera')).not.toContain('Chofer uno');
  });

  it('finds a state that is typed as a place, without a script', async () => {
    expect(await get('/buscar-empleos?location=nuevo+leon')).toMatch(/vacantes? en Nuevo León/);
    for (const state of ['Sinaloa', 'Sin.'])
      expect(await get(`/buscar-empleos?location=${state}`)).toMatch(/vacantes? en Sinaloa(?! de)/);
    expect(await get('/buscar-empleos?location=Puebla')).not.toMatch(/vacantes? en Puebla/);
    expect(await get('/buscar-empleos?location=jalisco')).not.toContain('Chofer uno');
    expect(await get('/buscar-empleos?location=atlantis')).toContain('Chofer uno');
  });

  it('is cached by what it reads of the address, and by nothing else', async () => {
    const tag = async (query: string) => (await answer(`/buscar-empleos${query}`)).headers['etag'];
    expect(await tag('?utm_source=x&keyword=')).toBe(await tag(''));
    expect(await tag('?page=1&keyword=chofer')).toBe(await tag('?keyword=chofer&page=1&_=2'));
    expect(await tag('?keyword=chofer')).not.toBe(await tag(''));
  });

  it('shows new jobs as soon as the server hears of them', async () => {
    const job: TestJob = { ...TENANT, title: 'Repartidor recién llegado', start_date: new Date() };
    await get('/buscar-empleos');
    await insertJobs(filled.database, [job]);
    await filled.database.publish('jobs', TENANT.agency_id);
    await expect.poll(() => get('/buscar-empleos')).toContain('Repartidor recién llegado');
  });

  it('never shows jobs of another agency', async () => {
    expect(await get('/dos/buscar-empleos')).not.toContain('Chofer uno');
    expect((await answer('/dos/job/chofer-1')).statusCode).toBe(404);
  });
});

describe('a search address', () => {
  const texts = {
    'an SQL text': "'; drop table jobs; --",
    HTML: `"'><script>alert(4711)</script><img src=x onerror=alert(4711)>`,
    'what ends a script': '</script></title></textarea>--><svg onload=alert(4711)>',
    NUL: 'chofer\0camion',
    'ten thousand characters': 'x'.repeat(10_000),
  };
  const params = [
    ...['keyword', 'location', 'radius', 'page', 'company', 'city', 'state', 'employmentType'],
    ...['category', 'sort', 'coordinates', 'view', 'job', 'returnToUrl', 'fragment', 'unknown'],
  ];

  it.each(Object.entries(texts))('may hold %s in every parameter', async (_name, text) => {
    const value = encodeURIComponent(text);
    for (const param of params) {
      const urls = [`/buscar-empleos?${param}=${value}`, `/job/chofer-1?${param}=${value}`];
      for (const url of [...urls, `/buscar-empleos?view=map&keyword=chofer&${param}=${value}`]) {
        const { statusCode, body } = await answer(url);
        expect([url.slice(0, 80), statusCode]).toEqual([url.slice(0, 80), 200]);
        expect(body).toContain('<html');
        expect(body).not.toMatch(/<(?:script|img|svg)[^>]*>?[^<>]*alert\(4711\)|\0/);
      }
    }
    expect(await get('/buscar-empleos')).toContain('Chofer uno');
  });
});

describe('a list of one company', () => {
  it('holds its jobs only, and new ones as soon as the server hears of them', async () => {
    const before = await get('/sobre-nosotros/rutas');
    expect(before).toContain('Ayudante de ruta');
    expect(before).not.toContain('Chofer uno');
    await insertJobs(filled.database, [{ ...TENANT, title: 'Chofer de relevo', company: COMPANY }]);
    await filled.database.publish('jobs', TENANT.agency_id);
    await expect.poll(() => get('/sobre-nosotros/rutas')).toContain('Chofer de relevo');
  });

  it('never holds jobs of another agency, of the same company either', async () => {
    const html = await get('/dos/sobre-nosotros/rutas');
    expect(html).not.toContain('Ayudante de ruta');
    expect(html).toContain(`${COMPANY} no tiene vacantes abiertas`);
  });
});

describe('the page of a job', () => {
  it('has the job’s title, its own canonical address and data for search engines', async () => {
    const html = await get('/job/chofer-1?returnToUrl=/buscar-empleos');
    expect(html).toMatch(/<title>Chofer uno/);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/job\/chofer-1"/);
    expect(html).toContain('<h1');
  });

  it('answers 404 and stays out of search engines for an unknown job', async () => {
    const missing = await answer('/job/nadie');
    expect(missing.statusCode).toBe(404);
    expect(missing.body).toContain('No job details available');
    expect(missing.body).toContain('<meta name="robots" content="noindex"/>');
  });

  it('stays reachable when the job has closed', async () => {
    const closed = await answer('/job/cerrada-1');
    expect(closed.statusCode).toBe(200);
    expect(closed.body).toContain('Vacante cerrada');
  });
});

describe('a fragment', () => {
  it('is one widget of the page, for the same address', async () => {
    const fragment = await answer('/buscar-empleos?keyword=chofer&fragment=lista');
    expect(fragment.statusCode).toBe(200);
    expect(fragment.headers['x-robots-tag']).toBe('noindex');
    expect(fragment.body).toContain('Chofer uno');
    expect(fragment.body).not.toContain('<html');
  });

  it('is the whole page where the page does not show the widget', async () => {
    expect(await get('/buscar-empleos?fragment=nada')).toContain('<html');
    expect(await get('/buscar-empleos?fragment=')).toContain('<html');
    const tag = async (url: string) => (await answer(url)).headers['x-robots-tag'];
    expect(await tag('/buscar-empleos?fragment=nada')).toBeUndefined();
  });
});

describe('without the database', () => {
  it('pages that were shown before are still shown, others ask to come again', async () => {
    const lonelyDatabase = await openTestDatabase();
    const lonely = await openTestServer({ database: lonelyDatabase, pages: filled.pages });
    const ask = (url: string) => lonely.app.inject({ url, headers: { host: 'any.example' } });
    expect((await ask('/buscar-empleos')).statusCode).toBe(200);
    await lonelyDatabase.kysely.destroy();
    expect((await ask('/buscar-empleos')).statusCode).toBe(200);
    const other = await ask('/buscar-empleos?keyword=nuevo');
    expect(other.statusCode).toBe(503);
    expect(other.headers['retry-after']).toBeDefined();
    await lonely.app.close();
  });
});
