import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { SERVICE_SEGMENTS } from '#schemas/pages/reserved-address.ts';
import { openTestSites } from '../testing/pages.ts';
import { setUp } from '../testing/set-up.ts';
import { pageJson } from '../testing/sites.ts';

const sites = setUp(openTestSites);

describe('a published page', () => {
  it.each(['/', '/home', '/home/', '/home?utm_source=x', '/inicio', '/p/home'])(
    'answers at %s',
    async (url) => {
      const response = await sites.get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<p>Texto de home</p>');
      expect(response.body).toContain('<link rel="canonical" href="http://127.0.0.1:3000/home"/>');
    },
  );

  it.each([
    '/pol%C3%ADtica-de-privacidad',
    '/poli%CC%81tica-de-privacidad',
    '/pol%c3%adtica-de-privacidad/',
  ])('answers at %s however the accent is written', async (url) => {
    expect((await sites.get(url)).body).toContain('Texto de politica');
  });

  it('of job listing answers at /job-search with its own address as canonical', async () => {
    const { body } = await sites.get('/job-search?keyword=chofer');
    expect(body).toContain('Texto de buscar');
    expect(body).toContain('href="http://127.0.0.1:3000/buscar-empleos"');
  });

  it('of a site with a prefix answers below it', async () => {
    expect((await sites.get('/norte')).body).toContain('Almac\u00e9n');
    expect((await sites.get('/norte/home')).body).toContain(
      'href="http://127.0.0.1:3000/norte/home"',
    );
    expect((await sites.get('/norte/politica')).statusCode).toBe(404);
  });

  it('answers on the hosts of its site only', async () => {
    expect((await sites.get('/secreta')).statusCode).toBe(404);
    const own = await sites.get('/secreta', { host: 'propio.example:8080' });
    expect(own.statusCode).toBe(200);
    expect((await sites.get('/', { host: 'propio.example' })).body).toContain('Propio');
    expect((await sites.get('/buscar-empleos', { host: 'propio.example' })).statusCode).toBe(404);
  });

  it('has the headers of a document that can be cached and framed by nobody else', async () => {
    const { headers, body } = await sites.get('/home');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['set-cookie']).toBeUndefined();
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe/);
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  });

  it('comes compressed, with a tag of its own per encoding, and as 304 to who has it', async () => {
    const plain = await sites.get('/home');
    const br = await sites.get('/home', { 'accept-encoding': 'gzip, br' });
    const gzip = await sites.get('/home', { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    const tags = [plain, br, gzip].map(({ headers }) => String(headers.etag));
    expect(new Set(tags).size).toBe(3);
    const again = await sites.get('/home', {
      'accept-encoding': 'br',
      'if-none-match': tags[1] ?? '',
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(br.headers['content-security-policy']);
  });

  it('answers HEAD with its headers alone', async () => {
    const plain = await sites.get('/home');
    const head = await sites.server.app.inject({
      method: 'HEAD',
      url: '/home',
      headers: { host: 'any.example' },
    });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers).toMatchObject({
      etag: plain.headers.etag,
      'content-length': plain.headers['content-length'],
    });
  });

  it('does not depend on cookie, language or query', async () => {
    const one = await sites.get('/home?x=1', {
      cookie: 'a=1',
      'accept-language': 'de',
      'user-agent': 'x',
    });
    expect(one.body).toBe((await sites.get('/home')).body);
  });
});

describe('rich text', () => {
  it('links below the prefix of its site', async () => {
    const link = '<p><a href="/home">Inicio</a></p>';
    await sites.pages.write('norte/enlace.page.json', pageJson('enlace', {}, link));
    await sites.server.reimport();
    const { body } = await sites.get('/norte/enlace');
    expect(body).toContain('<a href="/norte/home">Inicio</a>');
  });

  it('is sanitised before anyone sees it', async () => {
    const { body } = await sites.get('/hostil');
    expect(body).toContain('<p>Hola <a>x</a></p>');
    expect(body).not.toMatch(/onclick|onerror|javascript:|alert/);
  });
});

describe('an unknown address', () => {
  it.each([
    '/nothing',
    '/404',
    '/500',
    '/home/x',
    '/home%2F',
    '/home%00',
    '/a%5Cb',
    '/a\\b',
    '//evil.example',
  ])('%s shows the site’s own page with status 404', async (url) => {
    const response = await sites.get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('Perdido');
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each(['/%', '/%zz', '/%E0%A4%A'])('%s with malformed encoding shows it too', async (url) => {
    const response = await sites.get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('Perdido');
  });

  it.each([
    '/../home',
    '/%2e%2e/home',
    '/blogs/../../home',
    '/./home',
    'http://any.example/home',
    '/home\\',
  ])('%s, sent as it is, shows it too', async (path) => {
    const { app } = await sites.open();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const [address] = app.addresses();
    const sent = request({
      host: '127.0.0.1',
      port: typeof address === 'object' ? address.port : 0,
      path,
      agent: false,
    }).end();
    const [response]: IncomingMessage[] = await once(sent, 'response');
    expect(response?.statusCode).toBe(404);
    response?.resume();
  });

  it('shows a plain page in the words of a site that has none', async () => {
    const response = await sites.get('/norte/nothing');
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('<h1>Nada por aquí</h1><p>Aquí no hay ninguna página.</p>');
    expect(response.body).not.toMatch(/ style=|<style|<script/);
  });

  it.each(SERVICE_SEGMENTS)('/%s/nothing/here of a service is a problem', async (segment) => {
    const response = await sites.get(`/${segment}/nothing/here`);
    expect(response.json()).toMatchObject({ status: 404, code: 'route-unknown' });
  });

  it('is a problem for every method that writes', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const response = await sites.server.app.inject({ method, url: '/home' });
      expect(response.json()).toMatchObject({ status: 404, code: 'route-unknown' });
    }
  });
});

describe('absolute addresses', () => {
  it('use the public address where one is configured, and the own domain of a site that lists it', async () => {
    const own = await sites.open({ PUBLIC_URL: 'https://empleos.example' });
    const { body, headers } = await sites.get('/home', { host: 'evil.example' }, own);
    expect(body).toContain('<link rel="canonical" href="https://empleos.example/home"/>');
    expect(body).not.toContain('evil.example');
    expect(headers['strict-transport-security']).toContain('max-age');
    expect((await sites.get('/home', { host: 'propio.example' }, own)).body).toContain(
      'href="https://propio.example/home"',
    );
  });

  it.each(['"><script>alert(1)</script>', 'evil.example/path', 'a b', "x'y"])(
    'never hold the host %s',
    async (host) => {
      expect((await sites.get('/home', { host })).body).toContain(
        'href="http://127.0.0.1:3000/home"',
      );
    },
  );

  it('name the host of a request only where it is this machine', async () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', 'LOCALHOST:3000'])
      expect((await sites.get('/home', { host })).body).toContain(
        `href="http://${host.toLowerCase()}/home"`,
      );
    for (const host of ['b.example', 'localhost:1', '127.0.0.1:80', 'localhost.b.example:3000'])
      expect((await sites.get('/home', { host })).body).toContain(
        'href="http://127.0.0.1:3000/home"',
      );
  });

  it('name the port that the server really listens on', async () => {
    const { app } = await sites.open({ PORT: '0' });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    expect(await (await fetch(`${origin}/home`)).text()).toContain(`href="${origin}/home"`);
  });

  it.each(['propio.example:4444', 'propio.example.', 'PROPIO.example'])(
    'name the host as the site lists it for %s',
    async (host) => {
      expect((await sites.get('/home', { host })).body).toContain(
        'href="http://propio.example/home"',
      );
    },
  );

  it('believe forwarded headers of trusted proxies only', async () => {
    const forwarded = { 'x-forwarded-host': 'propio.example', 'x-forwarded-proto': 'https' };
    expect((await sites.get('/home', forwarded)).body).toContain('Texto de home');
    const behindProxy = await sites.open({ TRUST_PROXY: 'true' });
    expect((await sites.get('/home', forwarded, behindProxy)).body).toContain(
      'href="https://propio.example/home"',
    );
  });

  it('have the scheme http or https whatever a proxy says', async () => {
    const behindProxy = await sites.open({ TRUST_PROXY: 'true' });
    const odd = { host: 'propio.example', 'x-forwarded-proto': 'javascript' };
    expect((await sites.get('/home', odd, behindProxy)).body).toContain(
      'href="http://propio.example/home"',
    );
  });
});
