import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { openTestSites, writeRootSite } from '../testing/pages.ts';
import { openTestServer } from '../testing/server.ts';
import { setUp } from '../testing/set-up.ts';
import { pageJson, siteJson } from '../testing/sites.ts';

const sites = setUp(openTestSites);

describe('a change of the files', () => {
  afterEach(async () => {
    await writeRootSite(sites.pages);
    await sites.server.reimport();
  });

  it('to a page shows at once', async () => {
    const before = await sites.get('/home');
    await sites.pages.write('uno/home.page.json', pageJson('home', {}, '<p>Nuevo</p>'));
    await sites.server.reimport();
    const after = await sites.get('/home', { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('<p>Nuevo</p>');
  });

  it('to the settings of a site shows on its pages at once', async () => {
    await sites.get('/home');
    await sites.pages.write(
      'uno/site.json',
      siteJson('uno', { metadata: { titleSuffix: 'Otro final', icon: 'assets/icon.svg' } }),
    );
    await sites.server.reimport();
    expect((await sites.get('/home')).body).toContain('Otro final');
  });

  it('that removes a page takes it away at once, and says that it is gone', async () => {
    await sites.pages.remove('uno/politica.page.json');
    await sites.server.reimport();
    for (const url of [
      '/pol%C3%ADtica-de-privacidad',
      '/política-de-privacidad/',
      '/p/política-de-privacidad',
    ]) {
      const gone = await sites.get(url);
      expect([gone.statusCode, gone.body.includes('Retirado')]).toEqual([410, true]);
    }
    expect((await sites.get('/norte/política-de-privacidad')).statusCode).toBe(404);
  });

  it('that brings a page back shows it again', async () => {
    await sites.pages.remove('uno/politica.page.json');
    await sites.server.reimport();
    await writeRootSite(sites.pages);
    await sites.server.reimport();
    expect((await sites.get('/política-de-privacidad')).statusCode).toBe(200);
  });

  it('that removes a page of a site without a page for it answers 404', async () => {
    await sites.pages.remove('uno/410.page.json');
    await sites.pages.remove('uno/politica.page.json');
    await sites.server.reimport();
    const missing = await sites.get('/política-de-privacidad');
    expect([missing.statusCode, missing.body.includes('Perdido')]).toEqual([404, true]);
  });

  it('that removes the last site of a host leaves a plain page', async () => {
    await sites.pages.remove('uno');
    await sites.server.reimport();
    const response = await sites.get('/', { host: 'nobody.example' });
    expect([response.statusCode, response.body.includes('Página no encontrada')]).toEqual([
      404,
      true,
    ]);
  });
});

describe('without the database', () => {
  it('cached pages serve, others ask to come again, and readiness says so', async () => {
    const lost = await openTestDatabase();
    const own = await openTestServer({ database: lost, pages: sites.pages });
    onTestFinished(() => own.app.close());
    expect((await sites.get('/home', {}, own)).statusCode).toBe(200);
    expect((await sites.get('/readyz', {}, own)).json()).toEqual({ status: 'ok' });
    await lost.close();
    expect((await sites.get('/home', {}, own)).statusCode).toBe(200);
    const other = await sites.get('/buscar-empleos', {}, own);
    expect([other.statusCode, other.headers['retry-after']]).toEqual([503, '5']);
    expect(other.body).toContain('Volvemos enseguida');
    const ready = await sites.get('/readyz', {}, own);
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5']);
    expect((await sites.get('/healthz', {}, own)).json()).toEqual({ status: 'ok' });
  });
});
