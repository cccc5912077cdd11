import { describe, expect, it } from 'vitest';
import { openFilledServer } from '../testing/filled-server.ts';
import { ADMIN_TOKEN } from '../testing/server.ts';
import { setUp } from '../testing/set-up.ts';
import { pageJson, siteJson, type TestPages } from '../testing/sites.ts';

const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
const text = `${JSON.stringify(pageJson('home'), null, 3)}\n\n`;

const filled = setUp(() => openFilledServer(fill));

async function fill(pages: TestPages): Promise<void> {
  await pages.write('uno/site.json', siteJson('uno'));
  await pages.write('uno/home.page.json', text);
  await pages.write('uno/assets/icon.svg', icon);
  await pages.write('dos/site.json', siteJson('dos', { sitePrefix: 'dos' }));
  await pages.write('dos/propia.page.json', pageJson('propia'));
}

function get(path: string, headers: Record<string, string> = {}, { server } = filled) {
  return server.app.inject({
    url: `/content/v1${path}`,
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, ...headers },
  });
}

const routes = [
  '/sites',
  '/sites/uno/pages',
  '/sites/uno/pages/home',
  '/sites/uno/settings',
  '/sites/uno/asset-index',
];

describe('the content API', () => {
  it.each(routes)('refuses %s without the token', async (path) => {
    for (const authorization of ['', 'Bearer wrong', `Basic ${ADMIN_TOKEN}`]) {
      const response = await get(path, { authorization });
      expect(response.statusCode).toBe(401);
      expect(response.headers['www-authenticate']).toBe('Bearer realm="rumbo"');
      expect(response.json()).toMatchObject({ code: 'token-required', status: 401 });
    }
  });

  it('lists the sites', async () => {
    const response = await get('/sites');
    expect(response.json()).toEqual([
      { siteId: 'dos', agencyId: 'agency-dos', name: 'Site dos', sitePrefix: 'dos' },
      { siteId: 'uno', agencyId: 'agency-uno', name: 'Site uno', sitePrefix: '' },
    ]);
    expect(response.headers['cache-control']).toBe('private, no-cache');
  });

  it('lists the pages of a site', async () => {
    expect((await get('/sites/uno/pages')).json()).toEqual({
      data: [
        {
          id: 'home',
          url: '/home',
          title: 'Page home',
          type: 'CONTENT',
          aliases: [],
          formerUrls: [],
          status: 'live',
          version: 1,
          source: 'file',
          etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
          updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
          updatedBy: null,
          deletedAt: null,
          schedules: [],
        },
      ],
    });
  });

  it('gives a document byte for byte, and 304 to who has it', async () => {
    const response = await get('/sites/uno/pages/home');
    expect(response.body).toBe(text);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const etag = String(response.headers.etag);
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    expect((await get('/sites/uno/pages/home', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  it('gives the settings and the asset index of a site', async () => {
    expect((await get('/sites/uno/settings')).json()).toEqual(siteJson('uno'));
    expect((await get('/sites/uno/asset-index')).json()).toEqual({
      'assets/icon.svg': { hash: expect.any(String), extension: 'svg', width: 8, height: 8 },
    });
  });

  it('never gives one site’s content under another’s id', async () => {
    expect((await get('/sites/uno/pages/propia')).json()).toMatchObject({
      status: 404,
      code: 'page-unknown',
    });
    expect((await get('/sites/dos/pages/home')).json()).toMatchObject({
      status: 404,
      code: 'page-unknown',
    });
    expect((await get('/sites/dos/asset-index')).json()).toEqual({});
    expect((await get('/sites/dos/settings')).json()).toMatchObject({ id: 'dos' });
  });

  it.each([
    '/sites/tres/pages',
    '/sites/tres/pages/home',
    '/sites/tres/settings',
    '/sites/tres/asset-index',
    '/sites/constructor/settings',
    '/sites/agency-uno/settings',
  ])('has no %s', async (path) => {
    expect((await get(path)).json()).toMatchObject({ status: 404, code: 'site-unknown' });
  });

  it('refuses ids that can be none', async () => {
    expect((await get(`/sites/${'x'.repeat(65)}/pages`)).json()).toMatchObject({
      status: 400,
      code: 'request-invalid',
    });
  });

  it('is described at /docs/json, and for people at /docs', async () => {
    const document = (await filled.server.app.inject('/docs/json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/content/v1/sites/{siteId}/pages/{pageId}',
        '/healthz',
        '/assets/{file}',
      ]),
    );
    expect(document.paths['/content/v1/sites'].get.security).toEqual([{ bearer: [] }]);
    const page = await filled.server.app.inject('/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(String(page.headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('asks to try again while the database is away', async () => {
    const lonely = await openFilledServer(fill);
    await lonely.database.close();
    const response = await get('/sites/uno/pages/home', {}, lonely);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.json()).toMatchObject({ code: 'database-unavailable' });
    await lonely.server.app.close();
    await lonely.pages.discard();
  });
});
